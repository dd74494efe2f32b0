import type { Locator, Page } from "@playwright/test";
import { banners } from "#content/en/banners.ts";
import { channels } from "#content/en/channels.ts";
import { clients } from "#content/en/clients.ts";
import { corporate } from "#content/en/corporate.ts";
import { intercity } from "#content/en/intercity.ts";
import { onDemandService } from "#content/en/on-demand-service.ts";
import { sayRule } from "#content/en/rule-sentences.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

test.describe("Intercity", () => {
  test("shows the five named routes in words and on a map, on which nothing moves with reduced motion, and says that nothing is paid online", async ({
    page,
  }) => {
    await page.goto("/service/intercity");
    const map = page.getByRole("region", { name: intercity.map.title });
    for (const name of [
      "Mohali to Delhi",
      "Mohali to Ludhiana",
      "Mohali to Jalandhar",
      "Mohali to Ambala",
      "Delhi to Jaipur",
    ])
      await expect(map.getByRole("radio", { name, exact: true })).toHaveCount(1);
    await expect(map.getByRole("radio")).toHaveCount(5);
    await expect(map.locator("svg path.corridor-map__line")).toHaveCount(5);
    // Mohali on the map and in its close-up; Bangalore is too far away to be drawn.
    for (const [city, times] of Object.entries({ Mohali: 2, Chandigarh: 1, Panchkula: 1 }))
      await expect(map.locator("svg text").filter({ hasText: city })).toHaveCount(times);
    await expect(map).toContainText(`Bangalore: ${intercity.map.south}`);

    await test.step("the browser moves the vehicle without the main thread", async () => {
      await map.getByRole("radio", { checked: true }).focus();
      await expect.poll(() => propertiesMovedIn(map)).toEqual(["transform"]);
    });
    await test.step("with reduced motion nothing moves on the map", async () => {
      const vehicle = page
        .locator(".corridor-map__vehicle")
        .nth(intercity.map.routes.findIndex(({ to }) => to === intercity.map.chosen));
      await expect(vehicle).toHaveCSS("display", "inline");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(vehicle).toHaveCSS("display", "none");
      await expect(page.getByText(intercity.map.simulation)).toBeHidden();
    });
    await test.step("nothing is paid online, and a link leads to the contact page", () =>
      expectNoPayment(page, banners.intercity.callToAction.link.label));
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("a chosen route shows its distance and the vehicles that cover it", async ({ page }) => {
      await page.goto("/service/intercity");
      const map = page.getByRole("region", { name: intercity.map.title });
      const ambala = map.getByRole("listitem").filter({ hasText: "Ambala" });
      await expect(ambala.getByText("km by road")).toBeHidden();
      await map.locator("svg").getByText("Ambala").click();
      await expect(map.getByRole("radio", { name: "Mohali to Ambala" })).toBeChecked();
      await expect(ambala.getByText("About 45 km by road")).toBeVisible();
      await expect(ambala.getByText("Tata Ace, Euler, JEM and Eicher")).toHaveCount(1);
      // There and back it is 90 km, and a fifth of 110 km stays in reserve.
      await expect(ambala.getByText("JEM and Eicher", { exact: true })).toHaveCount(1);
      await map.getByRole("radio", { name: "Mohali to Ambala" }).press("ArrowDown");
      await expect(map.getByRole("radio", { name: "Delhi to Jaipur" })).toBeChecked();
      const jaipur = map.getByRole("listitem").filter({ hasText: "Jaipur" });
      await expect(jaipur.getByText(intercity.map.noVehicle).first()).toBeVisible();
    });
  });
});

/**
 * What animations in an element change as time goes on, others wait for scrolling, and "smil" if there are animations
 * of SVG's own, which lay out every frame.
 */
function propertiesMovedIn(region: Locator): Promise<string[]> {
  return region.evaluate((element) => {
    const keyframes = element
      .getAnimations({ subtree: true })
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
    const described = ["offset", "computedOffset", "easing", "composite"];
    const moved = keyframes.flatMap((keyframe) =>
      Object.keys(keyframe).filter((key) => !described.includes(key)),
    );
    return [
      ...new Set(
        element.querySelector("animate, animateMotion, animateTransform") ? [...moved, "smil"] : moved,
      ),
    ];
  });
}

async function expectNoPayment(page: Page, link: string): Promise<void> {
  const main = page.locator("main");
  await expect(main.getByText(/no payment gateway/)).toBeVisible();
  await main.getByRole("link", { name: link }).click();
  await expect(page).toHaveURL("/#/contact-us");
  await expect(main.locator(".contact-form [name=subject]")).toHaveValue(/\w/);
}

test("the chosen route is kept on the way to another page and back", async ({ page }) => {
  await openPage(page, "/#/service/intercity");
  const { places } = intercity.map;
  const route = (to: "delhi" | "jaipur") =>
    page.getByRole("radio", { name: new RegExp(`${places[to].name}$`) }).first();
  await expect(route("delhi")).not.toBeChecked();
  await route("delhi").check({ force: true });
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await page.goBack();
  await expect(route("delhi")).toBeChecked();
});

test.describe("Corporate", () => {
  test("the picture of the banner covers nothing of its lead, on a phone and on a tablet", async ({
    page,
  }) => {
    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/service/corporate");
      const onTop = await page.locator(".banner__lead").evaluate((lead) => {
        const { left, bottom } = lead.getBoundingClientRect();
        return document.elementFromPoint(left + 8, bottom - 4) === lead;
      });
      expect(onTop, `${width} px`).toBe(true);
    }
  });

  test("says what Trackk does, shows the twelve clients twice, and says that nothing is paid online", async ({
    page,
  }) => {
    await page.goto("/service/corporate");

    await test.step("the twelve clients, the second time in reverse", async () => {
      const names = clients.clients.map(({ name }) => name);
      const first = page.getByRole("region", { name: clients.carouselLabel, exact: true });
      const second = page.getByRole("region", { name: corporate.clientsAgain.carouselLabel, exact: true });
      expect(names).toHaveLength(12);
      await expect(first.locator(".client-mark")).toHaveText(names);
      await expect(second.locator(".client-mark")).toHaveText(names.toReversed());
    });
    await test.step("what Trackk does; its policy opens in a new tab", async () => {
      const trackk = page.getByRole("region", { name: "Trackk" });
      await expect(trackk.getByRole("heading", { level: 3 })).toHaveText([
        "Live tracking",
        "Geo-fenced attendance",
        "Leave and tickets",
        "Route optimisation",
        "AI customer support",
      ]);
      const opened = page.waitForEvent("popup");
      await trackk.getByRole("link", { name: corporate.trackk.policy.label }).click();
      const policy = await opened;
      await expect(policy.getByRole("heading", { level: 1 })).toHaveText("Trackk privacy policy");
      await policy.close();
    });
    await test.step("nothing is paid online, and a link leads to the contact page", () =>
      expectNoPayment(page, corporate.trackk.contact.label));
  });
});

test.describe("On Demand", () => {
  test("explains how it works for customer and driver, each with the badge of their app, and states payment by card after the trip", async ({
    page,
  }) => {
    await page.goto("/service/on-demand");
    const main = page.locator("main");
    await expect(main).toContainText("electric four-wheelers that are available");
    await expect(main).toContainText("Verified drivers nearby are notified");
    await expect(main).toContainText("history of your trips");
    for (const [name, address] of [
      ["Customer app", channels.apps.customer],
      ["Driver app", channels.apps.driver],
    ] as const) {
      const badge = main.getByRole("link", { name });
      await expect(badge).toHaveAttribute("href", address);
      await expect(badge).toHaveAttribute("target", "_blank");
    }

    // And what cancelling costs.
    await expect(main.getByRole("heading", { name: onDemandService.payment.title })).toBeVisible();
    for (const rule of ["cancellationFee", "suspension"] as const) {
      await expect(main.getByText(sayRule(rule))).toBeVisible();
    }
    await main.getByRole("link", { name: "Terms and conditions" }).click();
    await expect(page).toHaveURL("/#/Terms-condition");
  });
});
