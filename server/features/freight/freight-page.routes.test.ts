import { expect, test } from "vitest";
import { startServer } from "#tests/support/test-server.ts";

test("with a kind of freight the page is rendered for it; any other GET is the document of the build", async () => {
  const server = await startServer("sqlite");
  const get = (query: string) => fetch(`${server.address}/services/detail${query}`);
  // The stub renderer prints the location.
  const rendered = await get("?x=1&freight=air");
  expect(await rendered.text()).toContain("<title>/services/detail?freight=air</title>");
  for (const query of ["", "?freight=", "?freight=<b>", "?freight=toString"]) {
    expect((await get(query)).headers.get("cache-control"), query).toBe("no-cache");
  }
  await server.close();
});
