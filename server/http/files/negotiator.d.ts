/** The package has no types, and @types/negotiator describes a version without `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** The available encodings that the client accepts, best first; of equal weight in the order of `preferred`. */
    encodings<Name extends string>(
      available: readonly Name[],
      options: { readonly preferred: readonly Name[] },
    ): Name[];
  }
}
