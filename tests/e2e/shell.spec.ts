import { channels } from "#content/en/channels.ts";
import { contact } from "#content/en/contact.ts";
import { footer as footerContent } from "#content/en/footer.ts";
import { menuLinks, navigation } from "#content/en/navigation.ts";
import { site } from "#content/en/site.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

const callAddress = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

test.use({ viewport: { width: 1440, height: 900 } });

test("header, footer, contact page and error page hold what the specification lists", async ({ page }) => {
  await openPage(page, "/#/faq");

  await test.step("the header holds logo, menu, phone link, search box and the button of the small menu", async () => {
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: /home/i }).first()).toBeVisible();
    const menu = header.getByRole("navigation");
    await expect(menu.getByRole("link")).toHaveText(navigation.menu.map(({ label }) => label));
    await expect(menu.getByRole("link", { name: menuLinks.services.label })).toHaveAttribute(
      "href",
      "#/services/services2",
    );
    const calls = header.locator("a[href^='tel:']");
    await expect(calls).toHaveText(
      [site.phones[0], ""].map((shown) => new RegExp(`${RegExp.escape(shown)}$`)),
    );
    for (const call of await calls.all())
      await expect(call).toHaveAttribute("href", callAddress(site.phones[0]));
    await expect(header.getByRole("searchbox")).toBeVisible();
    const form = header.locator("form");
    await expect(form).toHaveAttribute("action", "/search");
    await expect(form.locator("[name=q]")).toHaveCount(1);
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(header.getByRole("button", { name: /menu/i })).toBeVisible();
    // No strip is kept free for a scrollbar that takes no space.
    expect(await page.locator("body").boundingBox()).toMatchObject({ x: 0, width: 375 });
  });

  await test.step("the footer holds newsletter, quick and community links, both store badges, social links and the copyright", async () => {
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("textbox", { name: /email/i })).toBeVisible();
    await expect(footer.getByRole("button", { name: "Subscribe Now" })).toBeVisible();
    await expect(footer.getByRole("navigation")).toHaveCount(2);
    for (const path of ["/privacy-policy", "/Terms-condition", "/refund-policy"])
      await expect(footer.locator(`a[href='#${path}']`)).toHaveCount(1);
    for (const app of ["customer", "driver"] as const) {
      const badge = footer.getByRole("link", { name: `${app} app` });
      await expect(badge).toHaveAttribute("href", channels.apps[app]);
      await expect(badge).toHaveAttribute("target", "_blank");
    }
    for (const { href } of channels.social) await expect(footer.locator(`a[href='${href}']`)).toHaveCount(1);
    await expect(footer).toContainText(footerContent.copyright);
  });

  await test.step("the contact page shows the form, a map of Mohali, the office, two phone numbers and an email", async () => {
    await page.goto("/#/contact-us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
    await expect(page.getByRole("heading", { name: "Send Us a Message", exact: true })).toBeVisible();
    const panel = page.getByRole("complementary", { name: contact.panel.title });
    await expect(panel).toContainText("Mohali");
    await expect(panel).toContainText(contact.panel.hours);
    const calls = panel.locator("a[href^='tel:']");
    await expect(calls).toHaveText([...site.phones]);
    for (const [index, phone] of site.phones.entries())
      await expect(calls.nth(index)).toHaveAttribute("href", callAddress(phone));
    await expect(panel.locator("a[href^='mailto:']")).toHaveText(site.email);
    await expect(page.locator(".contact-map")).toContainText("Mohali");
  });

  await test.step("the error page shows 404, its title, its text and a link to Home", async () => {
    await page.goto("/#/error404");
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(main).toContainText("404");
    await expect(main).toContainText("Oops! The page you're looking for doesn't exist or has been moved.");
    await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "#/");
  });
});
