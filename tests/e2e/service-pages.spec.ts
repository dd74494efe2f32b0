import { clients } from "#content/en/clients.ts";
import { corporate } from "#content/en/corporate.ts";
import { intercity } from "#content/en/intercity.ts";
import { sayRule } from "#content/en/rule-sentences.ts";
import { site } from "#content/en/site.ts";
import { expect, test } from "./test.ts";

test.describe("Intercity", () => {
  test("shows the five named routes in words and as a diagram", async ({ page }) => {
    await page.goto("/service/intercity");
    const map = page.getByRole("region", { name: intercity.map.title });
    await expect(map.getByRole("listitem")).toHaveText([
      "Mohali to Delhi",
      "Mohali to Ludhiana",
      "Mohali to Jalandhar",
      "Mohali to Ambala",
      "Delhi to Jaipur",
    ]);
    const diagram = map.getByRole("img", { name: intercity.map.drawing });
    await expect(diagram.locator("path[d]")).toHaveCount(5);
    for (const city of ["Mohali", "Delhi", "Ludhiana", "Jalandhar", "Ambala", "Jaipur"]) {
      await expect(diagram.locator("text").filter({ hasText: city })).toHaveCount(1);
    }
  });

  test("the diagram draws itself in once, when it is first seen", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto("/service/intercity");
    const diagram = page.getByRole("img", { name: intercity.map.drawing });
    await expect(diagram).toHaveAttribute("data-state", "waiting");
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram).toHaveAttribute("data-state", "drawing");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(diagram).not.toBeInViewport();
    await expect(diagram).toHaveAttribute("data-state", "drawing");
  });

  test("with reduced motion the whole diagram is visible at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto("/service/intercity");
    const diagram = page.getByRole("img", { name: intercity.map.drawing });
    await expect(diagram).toHaveAttribute("data-state", "waiting");
    await expect(diagram.locator("path").first()).toHaveCSS("stroke-dasharray", "none");
  });

  test("says that nothing is paid online, and links to the contact page", async ({ page }) => {
    await page.goto("/service/intercity");
    const main = page.locator("main");
    await expect(main.getByRole("heading", { name: "No online payment" })).toBeVisible();
    await expect(main).toContainText("no payment gateway");
    await main.getByRole("link", { name: "Ask for a quote" }).click();
    await expect(page).toHaveURL("/#/contact-us");
  });
});

test.describe("Corporate", () => {
  test("says what Trackk does, and opens its policy in a new tab", async ({ page }) => {
    await page.goto("/service/corporate");
    const trackk = page.getByRole("region", { name: "Trackk" });
    await expect(trackk.getByRole("heading", { level: 3 })).toHaveText([
      "Route optimisation",
      "Live tracking",
      "Attendance",
      "Leave and tickets",
      "AI customer support",
    ]);
    const policy = page.waitForEvent("popup");
    await trackk.getByRole("link", { name: corporate.trackk.policy.label }).click();
    await expect((await policy).getByRole("heading", { level: 1 })).toHaveText("Trackk privacy policy");
  });

  test("shows the twelve clients twice, the second time in reverse", async ({ page }) => {
    await page.goto("/service/corporate");
    const names = clients.clients.map(({ name }) => name);
    const first = page.getByRole("region", { name: clients.carouselLabel, exact: true });
    const second = page.getByRole("region", { name: corporate.clientsAgain.carouselLabel, exact: true });
    expect(names).toHaveLength(12);
    await expect(first.locator(".client-mark")).toHaveText(names);
    await expect(second.locator(".client-mark")).toHaveText(names.toReversed());
  });

  test("says that nothing is paid online, and links to the contact page", async ({ page }) => {
    await page.goto("/service/corporate");
    const main = page.locator("main");
    await expect(main.getByRole("heading", { name: "No online payment" })).toBeVisible();
    await expect(main).toContainText("no payment gateway");
    await main.getByRole("link", { name: "Talk to us" }).click();
    await expect(page).toHaveURL("/#/contact-us");
  });
});

test.describe("On Demand", () => {
  test("explains how it works for customer and driver, each with the badge of their app", async ({
    page,
  }) => {
    await page.goto("/service/on-demand");
    const main = page.locator("main");
    await expect(main).toContainText("electric four-wheelers that are available");
    await expect(main).toContainText("Verified drivers nearby are notified");
    await expect(main).toContainText("history of your rides");
    for (const [name, address] of [
      ["Customer app", site.apps.customer],
      ["Driver app", site.apps.driver],
    ] as const) {
      const badge = main.getByRole("link", { name });
      await expect(badge).toHaveAttribute("href", address);
      await expect(badge).toHaveAttribute("target", "_blank");
    }
  });

  test("states payment by card after the ride, and what cancelling costs", async ({ page }) => {
    await page.goto("/service/on-demand");
    const main = page.locator("main");
    await expect(main.getByRole("heading", { name: "By card, after the ride" })).toBeVisible();
    for (const rule of ["cancellationFee", "suspension"] as const) {
      await expect(main.getByText(sayRule(rule))).toBeVisible();
    }
    await main.getByRole("link", { name: "Terms and conditions" }).click();
    await expect(page).toHaveURL("/#/Terms-condition");
  });
});
