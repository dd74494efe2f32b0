import { formMessages } from "#content/en/form-messages.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { axeFindings } from "./axe.ts";
import { fillContactForm } from "./fill-contact-form.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";

const short = formMessages.shortPhone("2 digits", "10");

for (const [address, name] of [
  ["/contact-us", "phone"],
  ["/services/detail", "phone"],
  ["/hiring", "phoneNumber"],
] as const) {
  test(`${address}: of a phone number that is too short a note says so once the field is left, and nothing else`, async ({
    page,
  }) => {
    await openPage(page, address);
    const phone = page.locator(`main form [name=${name}]`);
    const note = page
      .locator("main .field")
      .filter({ has: page.locator(`[name=${name}]`) })
      .getByRole("status");
    const height = () =>
      phone.evaluate((control) => control.closest(".field")?.getBoundingClientRect().height);
    const before = await height();
    await phone.pressSequentially("12");
    await expect(note).toHaveText("");
    await phone.blur();
    await expect(note).toHaveText(short);
    await expect(phone).toHaveAccessibleDescription(new RegExp(`${short}$`));
    await expect(phone).not.toHaveAttribute("aria-invalid");
    expect(await axeFindings(page, `main form`)).toEqual([]);

    await phone.pressSequentially("3");
    await expect(note).toHaveText(formMessages.shortPhone("3 digits", "10"));
    await phone.fill("98765 00000");
    await expect(note).toHaveText("");
    await phone.blur();
    await expect(note).toHaveText("");
    expect(await height(), "without a text it takes no room").toBe(before);
  });
}

test("Contact: while the phone number is typed its hint counts the digits, for who presses Send from there", async ({
  page,
}) => {
  await openPage(page, "/contact-us");
  const phone = page.locator("main form [name=phone]");
  const field = page.locator("main .field").filter({ has: page.locator("[name=phone]") });
  const hint = field.locator(".field__hint");
  await expect(hint).toHaveText("Indian mobile numbers have 10 digits.");
  await phone.pressSequentially("981501234");
  await expect(hint).toHaveText(formMessages.shortPhone("9 digits", "10"));
  await expect(field.getByRole("status"), "not announced at every key").toHaveText("");
  await phone.blur();
  await expect(field.getByRole("status")).toHaveText(formMessages.shortPhone("9 digits", "10"));
  await expect(hint, "once is enough").toHaveCount(0);
  await phone.pressSequentially("5");
  await expect(hint).toHaveText("Indian mobile numbers have 10 digits.");
});

test("a number that was typed, and left, before the scripts came gets its note when they come", async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto("/contact-us");
  await page.locator("main form [name=phone]").fill("12");
  await page.locator("main form [name=email]").focus();
  await letScriptsCome(page);
  await expect(page.locator("main form").getByText(short)).toHaveCount(1);
});

test("a touch that becomes a scroll ends too: the note does not wait for a later press", async ({ page }) => {
  await openPage(page, "/contact-us");
  const phone = page.locator("main form [name=phone]");
  const note = page
    .locator("main .field")
    .filter({ has: page.locator("[name=phone]") })
    .getByRole("status");
  await phone.pressSequentially("12");
  await page.mouse.move(2, 300);
  await page.mouse.down();
  await expect(phone).not.toBeFocused();
  await expect(note).toHaveText("");
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointercancel")));
  await expect(note).toHaveText(short);
});

for (const { hasTouch, name } of [
  { hasTouch: false, name: "a mouse" },
  { hasTouch: true, name: "a finger" },
])
  test.describe(`with ${name}`, () => {
    test.use({ hasTouch });

    test("a short phone number is sent at the first press, and the note goes with the text", async ({
      page,
    }) => {
      await openPage(page, "/contact-us");
      const field = (name: string) => page.locator(`main form [name=${name}]`);
      await fillContactForm(page, { ...requiredContactFields, phone: "12" });
      const button = page.locator("main form [type=submit]");
      await button.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0 } = (await button.boundingBox()) ?? {};
      const answered = page.waitForResponse("**/api/v1/contact/new");
      // At its upper edge, which the note would move away.
      const place = [x + width / 2, y + 4] as const;
      if (hasTouch) await page.touchscreen.tap(...place);
      else await page.mouse.click(...place);
      expect((await answered).status()).toBe(201);
      await expect(field("phone")).toHaveValue("");
      const phone = page.locator("main .field").filter({ has: page.locator("[name=phone]") });
      await expect(phone.getByText(short)).toHaveCount(0);
      await expect(page.locator(".contact-form__reach"), "what was sent stays in the answer").toContainText(
        short,
      );
    });
  });
