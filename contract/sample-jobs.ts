/**
 * Whether a job is one of the invented ones that a new database holds to show how the page looks: its id says so.
 * Apart from the schemas, since what renders pages knows no zod.
 */
export function isSampleJob({ _id }: { readonly _id: string }): boolean {
  return _id.startsWith("sample-");
}
