import { fastify } from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { openApi } from "./openapi.plugin.ts";

test("a description that failed once is made anew for the next request", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(openApi);
  app.get("/api/v1/greetings", () => undefined);
  const read = () => app.inject("/api/openapi.json");

  vi.doMock("@fastify/swagger", () => {
    throw new Error("too many open files");
  });
  expect((await read()).statusCode).toBe(500);
  vi.doUnmock("@fastify/swagger");
  const { statusCode, body } = await read();
  expect(statusCode).toBe(200);
  expect(body).toContain("/api/v1/greetings");
});
