import type { Page } from "@playwright/test";
import { readFormSignals } from "#contract/form-signals.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

const forms = [
  { path: "/contact-us", call: "**/api/v1/contact/new", filled: ["name", "email", "phone", "subject"] },
  {
    path: "/hiring",
    call: "**/api/v1/applicants",
    filled: ["name", "phoneNumber", "address", "aadharNumber"],
  },
];

/** Every name that the browser itself hands to screen readers. */
async function accessibleNames(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ""));
}

for (const { path, call, filled } of forms) {
  test(`the form of ${path} has a honeypot field, and sends form signals beside its payload`, async ({
    page,
  }) => {
    const openedAt = Date.now();
    await openPage(page, `/#${path}`);

    await test.step("no eye, keyboard or screen reader reaches the field", async () => {
      const trap = page.locator("main form [name=homepage]");
      await expect(trap).toHaveValue("");
      const announced = await accessibleNames(page);
      expect(announced).toContain("Name");
      expect(announced.filter((name) => name.includes("empty"))).toEqual([]);
      const box = await trap.evaluate((input) => input.closest("[inert]")?.getBoundingClientRect().toJSON());
      expect([box.width, box.height]).toEqual([1, 1]);
      await trap.evaluate((input) => input.focus());
      await expect(trap).not.toBeFocused();
      const names: (string | null)[] = [];
      await page.locator("main form [name=name]").focus();
      for (let presses = 0; presses < 14; presses++) {
        names.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? null));
        await page.keyboard.press("Tab");
      }
      expect(names).toContain(filled.at(-1));
      expect(names).not.toContain("homepage");
    });

    await test.step("the signals are sent, and the answer is handled as usual", async () => {
      const form = page.locator("main form");
      for (const name of filled) await form.locator(`[name=${name}]`).fill("999941057058");
      const job = form.locator("[name=jobId]");
      if (await job.count()) await job.selectOption({ index: 1 });
      await form.locator("[name=homepage]").evaluate((input: HTMLInputElement) => {
        input.value = "http://spam.example";
      });
      const posted = page.waitForRequest(call);
      await form.getByRole("button").click();
      const request = await posted;
      const signals = readFormSignals(request.headers()["x-form-signals"] ?? "");
      expect(signals?.isHoneypotFilled).toBe(true);
      expect(signals?.ms).toBeGreaterThan(0);
      expect(signals?.ms).toBeLessThanOrEqual(Date.now() - openedAt);
      expect(Object.keys(request.postDataJSON())).not.toContain("homepage");
      await expect(form).toContainText("success");
      // It is cleared with the other fields, so that the next message is not taken for spam.
      await expect(form.locator("[name=homepage]")).toHaveValue("");
    });
  });
}
