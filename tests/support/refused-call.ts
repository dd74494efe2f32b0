import { expect } from "vitest";

/** Asserts that a call is refused in words. */
export type ExpectRefused = (
  call: Promise<Response>,
  status: number,
  words: RegExp,
  field?: string,
) => Promise<Response>;

/** @param stored reads everything that such calls store: a refused one may store nothing. */
export function expectRefusedBy(stored: () => Promise<unknown>): ExpectRefused {
  return async (call, status, words, field) => {
    const before = await stored();
    const response = await call;
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toEqual({ message: expect.stringMatching(words), field });
    expect(await stored()).toEqual(before);
    return response;
  };
}
