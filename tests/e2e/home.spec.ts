import { formatQuantity, specLabels, specNames, vehicles } from "#content/en/fleet.ts";
import { hydrated } from "#scripts/hydrated.ts";
import { expect, test } from "./test.ts";

test("the fleet shows every vehicle with its five specifications, as specified", async ({ page }) => {
  await page.goto("/");
  const text = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
  const specified = [
    ["Tata Ace", "7.2ft", "5ft", "4.5ft", "110Km", "1000Kg"],
    ["Euler", "8.2ft", "6ft", "5ft", "110Km", "1000Kg"],
    ["JEM", "7.8ft", "6ft", "4.8ft", "180Km", "1000Kg"],
    ["Eicher", "10.8ft", "7ft", "6.5ft", "130Km", "1500Kg"],
  ];
  expect(specNames.map((name) => specLabels[name])).toEqual([
    "Length",
    "Height",
    "Width",
    "Range",
    "Weight Capacity",
  ]);
  expect(
    vehicles.map((vehicle) => [
      vehicle.title,
      ...specNames.map((name) => formatQuantity(vehicle.specs[name])),
    ]),
  ).toEqual(specified);
  for (const row of specified) for (const value of row) expect(text).toContain(value);
});

test("the counters' targets stand in the document", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  for (const figure of ["1,500,000", "500,000", "600", "Chandigarh", "Mohali", "Delhi-NCR", "Bangalore"]) {
    expect(html).toContain(figure);
  }
});

test("the lighter footer of /index3 lists Intercity, On Demand and Corporate", async ({ page }) => {
  await page.goto("/index3");
  const links = page.getByRole("contentinfo").getByRole("link");
  for (const name of ["Intercity", "On Demand", "Corporate"]) {
    await expect(links.filter({ hasText: name }).first()).toBeVisible();
  }
});

test("the loading indicator leaves after 500 ms", async ({ page }) => {
  await page.goto("/");
  const animation = await page.evaluate(() => {
    const mark = document.querySelector("[class*=loading]");
    return mark ? getComputedStyle(mark).animationDuration : "none";
  });
  expect(animation.split(",")[0]?.trim()).toBe("0.5s");
});

test("the button to the top appears after scrolling and goes there", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Back to the top" });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2500));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the newsletter says that nothing was sent, and sends nothing", async ({ page }) => {
  await page.goto("/#/about-us");
  await hydrated(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") posts.push(request.url());
  });
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox").fill("asha@example.com");
  await footer.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(footer).toContainText(/not open yet/);
  expect(posts).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("the hamburger opens and closes the menu", async ({ page }) => {
    await page.goto("/contact-us");
    await hydrated(page);
    const button = page.getByRole("banner").getByRole("button", { name: /menu/i });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const services = page.getByRole("banner").getByRole("link", { name: "Services" });
    await expect(services).toBeVisible();
    await services.click();
    await expect(page).toHaveURL("/#/services/services2");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

test("no request leaves for another origin", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
});
