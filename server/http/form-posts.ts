import type { FastifyInstance, FastifyRequest } from "fastify";

/** A browser's own form carries no key: the same content again within this time counts as a repeated click. */
const repeatWindowMs = 10 * 60_000;

/** Lets a scope take what forms send without scripts, and nothing else. */
export function acceptFormPosts(scope: FastifyInstance): void {
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}

/** The fields of these names, as they were typed; one that was not sent is empty. */
export function formFields<Name extends string>(
  body: unknown,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const sent = (body ?? {}) as Readonly<Record<string, string>>;
  const entries = names.map((name) => [name, Object.hasOwn(sent, name) ? sent[name] : ""]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The idempotency key of a form whose content has this hash. */
export function keyOfForm(bodyHash: string, now: Date): string {
  return `form ${Math.floor(now.getTime() / repeatWindowMs)} ${bodyHash}`;
}
