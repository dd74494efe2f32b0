import type { Role } from "#contract/desk/roles.ts";
import { type FakeDesk, startFakeDesk } from "#tests/support/desk/fake-desk.ts";
import { test as base } from "./test.ts";

/** The test of the desk's screens: each has a server of its own on invented records, with somebody of `role` signed in. */
export const test = base.extend<{ role: Role; signedIn: boolean; desk: FakeDesk }>({
  role: ["admin", { option: true }],
  signedIn: [true, { option: true }],
  desk: async ({ role, signedIn }, use) => {
    const desk = await startFakeDesk({ role, signedIn });
    await use(desk);
    await desk.stop();
  },
});
