import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export interface Sending {
  /** The call that the page's form makes, as a pattern of addresses. */
  readonly call: string;
  /** The field in which Enter is pressed while the form is being sent. */
  readonly enterIn: string;
  /** The page's message once the form was accepted. */
  readonly sent: string;
}

/** Presses a filled form's button, and again while it is sending. The button says so, and one call is made. */
export async function expectSentOnce(page: Page, { call, enterIn, sent }: Sending): Promise<void> {
  let calls = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    calls += 1;
    await held;
    await route.fallback();
  });
  const button = page.locator("main form").getByRole("button");
  await button.click();
  await expect(button).toHaveText(/Sending/);
  await button.click({ force: true });
  await page.locator(`main form [name=${enterIn}]`).press("Enter");
  release();
  await expect(page.locator("main")).toContainText(sent);
  expect(calls).toBe(1);
}
