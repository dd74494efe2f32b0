import { afterEach, expect, test, vi } from "vitest";
import { submitJson } from "./submit.ts";

const send = () =>
  submitJson("/api/v1/contact/new", { name: "Asha" }, "key", { ms: 5_000, isHoneypotFilled: false });

/** A server with these answers. Collects the idempotency keys of the calls. */
function stubAnswers(...answers: (() => Response)[]): string[] {
  const keys: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers["Idempotency-Key"] ?? "");
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
  return keys;
}

/** An answer whose connection breaks within the body. */
function broken(status: number): () => Response {
  return () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("network error")) }), {
      status,
    });
}

const whole = () => Response.json({ reference: "GM-WHOLE1" }, { status: 201 });

afterEach(() => vi.unstubAllGlobals());

test("an answer that breaks off in its body is asked for again under the same key: it has the reference", async () => {
  const keys = stubAnswers(broken(201), whole);
  expect(await send()).toEqual({ kind: "accepted", answer: { reference: "GM-WHOLE1" } });
  expect(keys).toEqual(["key", "key"]);
});

test.each([
  ["no answer comes", []],
  ["it breaks off again", [broken(201)]],
  ["it is refused", [() => Response.json({ message: "Too many." }, { status: 429 })]],
])("the message stays accepted if then %s", async (_, answers) => {
  stubAnswers(broken(201), ...answers);
  expect(await send()).toEqual({ kind: "accepted", answer: undefined });
});

test("a whole body that is no JSON is not asked for again", async () => {
  const keys = stubAnswers(() => new Response("Thank you", { status: 201 }), whole);
  expect(await send()).toEqual({ kind: "accepted", answer: undefined });
  expect(keys).toHaveLength(1);
});

test("a refusal that breaks off is one all the same, and is not asked for again", async () => {
  const keys = stubAnswers(broken(503), whole);
  expect(await send()).toMatchObject({ kind: "refused", status: 503, message: undefined });
  expect(keys).toHaveLength(1);
});
