import type { RouteOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { isPermitted, permissionsOfRole, roles } from "#contract/desk/roles.ts";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, startDesk, type TestDesk } from "#tests/support/desk.ts";
import type { DeskAccess } from "./access/access.plugin.ts";

/** Every route of the desk's API with what it needs, as the running server has it. */
function listRoutes({ app }: TestDesk): { method: string; path: string; access: DeskAccess }[] {
  return app.deskRoutes.map(({ method, url, config }: Pick<RouteOptions, "method" | "url" | "config">) => ({
    method: String(method),
    path: url,
    access: config?.access as DeskAccess,
  }));
}

const isFor = (
  access: DeskAccess,
): access is Exclude<DeskAccess, "everybody" | "account" | "password-given"> =>
  !["everybody", "account", "password-given"].includes(access);

describe.each(engines)("permissions on %s", (engine) => {
  let desk: TestDesk;
  let callers: DeskCaller[];
  beforeAll(async () => {
    desk = await startDesk(engine);
    callers = await Promise.all(roles.map((role) => desk.join(role)));
  });
  afterAll(() => desk.close());

  test("every call of the contract has a route, and every route is in the contract", () => {
    const served = new Set(listRoutes(desk).map(({ path }) => path));
    expect([...served].sort()).toEqual([...new Set<string>(Object.values(deskPaths))].sort());
  });

  test("each role may call exactly the routes that the table gives it", async () => {
    const wrong: string[] = [];
    for (const { method, path, access } of listRoutes(desk)) {
      if (!isFor(access) || path === deskPaths.events) continue;
      for (const caller of callers) {
        // An id that does not exist and an empty body: an allowed caller gets another error, and nothing is changed.
        const body = method === "GET" || method === "DELETE" ? {} : { body: {} };
        const { status } = await caller.call(method, path, { id: "nothing", ...body });
        const expected = isPermitted(caller.role, access);
        const isIn = status !== 401 && status !== 403;
        if (isIn !== expected) wrong.push(`${caller.role} ${method} ${path}: ${status}`);
      }
      const { status } = await desk.callWith(undefined)(method, path, { id: "nothing" });
      if (status !== 401) wrong.push(`nobody ${method} ${path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

test("the table in the documents is that of the code", async () => {
  const desk = await startDesk("sqlite");
  const rows = listRoutes(desk)
    .sort((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1))
    .map(({ method, path, access }) => {
      const cells = roles.map((role) =>
        !isFor(access) || permissionsOfRole[role].includes(access) ? "yes" : "–",
      );
      return `| \`${method} ${path}\` | ${access} | ${cells.join(" | ")} |`;
    });
  await desk.close();
  const page = [
    "# Who may call what on the desk",
    "",
    "Made by `npm run desk:permissions` from the routes of the running desk; a test calls every cell.",
    '"everybody" needs no session, "password-given" the right password, "account" a session; the rest is a permission',
    "of `contract/desk/roles.ts`.",
    "",
    `| Call | Needs | ${roles.join(" | ")} |`,
    `| --- | --- | ${roles.map(() => "---").join(" | ")} |`,
    ...rows,
    "",
  ].join("\n");
  await expect(page).toMatchFileSnapshot("../../docs/desk-permissions.md");
});
