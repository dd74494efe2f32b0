import { beforeAll, describe, expect, test } from "vitest";
import { type DeskEndpointName, deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { requestLine } from "#contract/desk/request-line.ts";
import { type DeskAccess, isPermitted, permissionsOfRole, roles } from "#contract/desk/roles.ts";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, useDesk } from "#tests/support/desk.ts";

const calls = (Object.keys(deskEndpoints) as DeskEndpointName[]).map((name) => ({
  name,
  ...requestLine(name),
  access: deskEndpoints[name].access,
}));

const isFor = (
  access: DeskAccess,
): access is Exclude<DeskAccess, "everybody" | "account" | "password-given"> =>
  !["everybody", "account", "password-given"].includes(access);

describe.each(engines)("permissions on %s", (engine) => {
  const desk = useDesk(engine);
  let callers: DeskCaller[];
  beforeAll(async () => {
    callers = await Promise.all(roles.map((role) => desk.join(role)));
  });

  test("every call of the contract has a route", () => {
    const missing = calls.filter(({ method, path }) => !desk.app.hasRoute({ method, url: path }));
    expect(missing).toEqual([]);
  });

  test("each role may call exactly the routes that the table gives it", async () => {
    const wrong: string[] = [];
    for (const { name, method, access } of calls) {
      if (!isFor(access) || name === "GET /api/events") continue;
      for (const caller of callers) {
        // An id that does not exist and an empty body: an allowed caller gets another error, and nothing is changed.
        const body = method === "GET" || method === "DELETE" ? {} : { body: {} };
        const { status } = await caller.call(name, { id: "nothing", ...body });
        const expected = isPermitted(caller.role, access);
        const isIn = status !== 401 && status !== 403;
        if (isIn !== expected) wrong.push(`${caller.role} ${name}: ${status}`);
      }
      const { status } = await desk.callWith(undefined)(name, { id: "nothing" });
      if (status !== 401) wrong.push(`nobody ${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

test("the table in the documents is that of the code", async () => {
  const rows = calls
    .toSorted((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1))
    .map(({ name, access }) => {
      const cells = roles.map((role) =>
        !isFor(access) || permissionsOfRole[role].includes(access) ? "yes" : "–",
      );
      return `| \`${name}\` | ${access} | ${cells.join(" | ")} |`;
    });
  const page = [
    "# Who may call what on the desk",
    "",
    "Made by `npm run desk:permissions` from `contract/desk/desk-endpoints.ts`; a test calls every cell.",
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
