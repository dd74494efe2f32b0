import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { writeDocuments } from "./documents.ts";

test("a document that is not whole fails the build with what the component threw", async () => {
  const thrown = new TypeError("Cannot read properties of undefined (reading 'path')");
  const renderer = {
    renderDocument: (address: string) => {
      throw new Error(`${address} was not rendered to its end`);
    },
    renderErrors: async () => [thrown],
  };
  const written = writeDocuments(renderer, tmpdir());
  await expect(written).rejects.toMatchObject({
    message: expect.stringContaining("was not rendered to its end"),
    cause: thrown,
  });
});
