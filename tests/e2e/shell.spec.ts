import { vehicles } from "#content/en/fleet.ts";
import { plans } from "#content/en/plans.ts";
import { site } from "#content/en/site.ts";
import { testimonials } from "#content/en/testimonials.ts";
import { routes } from "#contract/routes.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("the header holds logo, menu, phone link, search box and the button of the small menu", async ({
  page,
}) => {
  await openPage(page, "/#/faq");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: /home/i }).first()).toBeVisible();
  const menu = header.getByRole("navigation");
  await expect(menu.getByRole("link")).toHaveText(["Home", "About Us", "Services", "Contact", "Join us"]);
  await expect(menu.getByRole("link", { name: "Services" })).toHaveAttribute("href", "#/services/services2");
  await expect(header.locator("a[href^='tel:+91']").first()).toBeAttached();
  await expect(header.getByRole("searchbox")).toBeVisible();
  const form = header.locator("form");
  await expect(form).toHaveAttribute("action", "/search");
  await expect(form.locator("[name=q]")).toHaveCount(1);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(header.getByRole("button", { name: /menu/i })).toBeVisible();
});

test("the header marks the current page, or the section it belongs to", async ({ page }) => {
  const marked = page.getByRole("banner").getByRole("navigation").locator("[aria-current]");
  for (const [path, entry, how] of [
    ["/", "Home", "page"],
    ["/services/services2", "Services", "page"],
    ["/services/services1", "Services", "true"],
    ["/services/detail", "Services", "true"],
    ["/service/intercity", "Services", "true"],
  ] as const) {
    await page.goto(path);
    await expect(marked, path).toHaveText(entry);
    await expect(marked, path).toHaveAttribute("aria-current", how);
  }
  await page.goto("/faq");
  await expect(marked).toHaveCount(0);
});

test("the footer holds newsletter, quick and community links, both store badges, social links and the copyright", async ({
  page,
}) => {
  await openPage(page, "/#/faq");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("textbox", { name: /email/i })).toBeVisible();
  await expect(footer.getByRole("button", { name: "Subscribe Now" })).toBeVisible();
  await expect(footer.getByRole("navigation")).toHaveCount(2);
  for (const path of ["/privacy-policy", "/Terms-condition", "/refund-policy"]) {
    await expect(footer.locator(`a[href='#${path}']`)).toHaveCount(1);
  }
  await expect(footer.getByRole("link", { name: /customer app/i })).toHaveAttribute(
    "href",
    site.apps.customer,
  );
  await expect(footer.getByRole("link", { name: /driver app/i })).toHaveAttribute("href", site.apps.driver);
  for (const badge of await footer.getByRole("link", { name: /(customer|driver) app/i }).all()) {
    await expect(badge).toHaveAttribute("target", "_blank");
  }
  for (const { href } of site.social) await expect(footer.locator(`a[href='${href}']`)).toHaveCount(1);
  await expect(footer).toContainText(site.copyright);
});

test("the contact page shows the form, a map of Mohali, the office, two phone numbers and an email", async ({
  page,
}) => {
  await page.goto("/#/contact-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(page.getByRole("heading", { name: "Send Us a Message", exact: true })).toBeVisible();
  const panel = page.getByRole("complementary");
  await expect(panel).toContainText("Mohali");
  await expect(panel.locator("a[href^='tel:']")).toHaveCount(2);
  await expect(panel.locator("a[href^='mailto:']")).toHaveText(site.email);
  await expect(page.locator(".contact-map")).toContainText("Mohali");
});

test("the error page shows 404, its title, its text and a link to Home", async ({ page }) => {
  await page.goto("/#/error404");
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(main).toContainText("404");
  await expect(main).toContainText("Oops! The page you're looking for doesn't exist or has been moved.");
  await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "#/");
});

test("every testimonial and vehicle has all its parts, and no plan's price stands on any page", async ({
  request,
}) => {
  for (const { image, name, quote, designation } of testimonials.entries) {
    expect((await request.get(image)).headers()["content-type"], image).toMatch(/^image\//);
    for (const part of [name, quote, designation]) expect(part.length).toBeGreaterThan(3);
  }
  for (const { picture, title } of vehicles) expect(picture && title).toBeTruthy();
  expect(plans.map(({ type, price }) => `${type} ${price}`)).toEqual([
    "Startup 90$",
    "Standard 150$",
    "Business 260$",
  ]);
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    for (const { price } of plans) expect(html, path).not.toContain(price);
    expect(html, path).not.toMatch(/\$ ?(90|150|260)\b/);
  }
});
