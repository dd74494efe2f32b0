import type { Role } from "#contract/desk/roles.ts";
import { type DeskFixture, startDeskFixture } from "#tests/support/desk/fixture-server.ts";
import { test as base } from "./test.ts";

/** The test of the desk's screens: each has a server of its own on invented records, with somebody of `role` signed in. */
export const test = base.extend<{ role: Role; signedIn: boolean; desk: DeskFixture }>({
  role: ["admin", { option: true }],
  signedIn: [true, { option: true }],
  desk: async ({ role, signedIn }, use) => {
    const desk = await startDeskFixture({ role, signedIn });
    await use(desk);
    await desk.stop();
  },
});
