import { shortTitleOf } from "#content/en/pages.ts";
import { routes } from "#contract/routes.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("links lead to real documents", async ({ page }) => {
  await page.goto("/");
  await page.locator("footer a[href='/privacy-policy']").first().click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.locator("main h1")).toBeVisible();
});

test("every page can be read", async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    await expect(page.locator("main h1"), path).toBeVisible();
  }
});

test("the header's search form works", async ({ page }) => {
  await page.goto("/contact-us");
  const box = page.getByRole("banner").getByRole("searchbox").first();
  await box.fill("eicher");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=eicher");
  await expect(page.locator("main")).toContainText("Eicher");
});

test("a search in Punjabi is answered, and says what was understood", async ({ page }) => {
  await page.goto("/contact-us");
  const box = page.getByRole("banner").getByRole("searchbox").first();
  await box.fill("ਨੌਕਰੀ");
  await box.press("Enter");
  await expect(page.locator("main h2").first()).toHaveText(shortTitleOf("hiring"));
  await expect(page.locator("main")).toContainText("for “ਨੌਕਰੀ”, understood as jobs");
});

test("the contact form is answered by a page", async ({ page }) => {
  await page.goto("/contact-us");
  const form = page.locator("main form");
  await form.locator("[name=name]").fill("Asha Verma");
  await form.locator("[name=email]").fill("asha@example.com");
  await form.locator("[name=phone]").fill("98765 00000");
  await form.locator("[name=subject]").fill("Forty cartons to Ambala");
  await form.getByRole("button").click();
  await expect(page.locator("main")).toContainText("Thank you! Your message has been sent successfully.");
  await expect(page.locator(".form-answer")).toContainText(/Your reference: GM-[2-9A-Z]{6}/);
  // Without scripts nothing could ever enable a disabled button.
  await expect(form.getByRole("button")).not.toHaveAttribute("aria-disabled");
});

const typed = {
  "/contact-us": { name: "Asha Verma", subject: "Forty cartons to Ambala", query: "Twice a week." },
  "/hiring": { name: "Gurpreet Singh", address: "Phase 8, Mohali", description: "Four years on a Tata Ace." },
};

for (const [path, fields] of Object.entries(typed)) {
  test(`what was typed on ${path} is there again after Back`, async ({ page }) => {
    const field = (name: string) => page.locator(`main form [name=${name}]`);
    await page.goto(path);
    for (const [name, text] of Object.entries(fields)) await field(name).fill(text);
    await page.locator("footer a[href='/privacy-policy']").first().click();
    await expect(page).toHaveURL("/privacy-policy");
    await page.goBack();
    for (const [name, text] of Object.entries(fields)) await expect(field(name)).toHaveValue(text);
  });
}

for (const [path, fields] of Object.entries(typed)) {
  test(`what was typed on ${path} is there again after it could not be sent`, async ({ page, context }) => {
    const field = (name: string) => page.locator(`main form [name=${name}]`);
    await page.goto("/faq");
    await page.goto(path);
    for (const [name, text] of Object.entries(fields)) await field(name).fill(text);
    await page.locator("main form [required]").evaluateAll((controls) => {
      for (const control of controls) control.removeAttribute("required");
    });
    await context.setOffline(true);
    await page.locator("main form [type=submit]").click();
    await expect(page.locator("main form")).toHaveCount(0);
    await context.setOffline(false);
    await page.goBack();
    for (const [name, text] of Object.entries(fields)) await expect(field(name)).toHaveValue(text);
  });
}

test("the browser restores no identity number on Back", async ({ page }) => {
  await page.goto("/hiring");
  for (const name of ["name", "aadharNumber", "licenseNumber"]) {
    await page.locator(`main form [name=${name}]`).fill("999941057058");
  }
  await page.locator("footer a[href='/privacy-policy']").first().click();
  await expect(page).toHaveURL("/privacy-policy");
  await page.goBack();
  await expect(page.locator("main form [name=name]")).toHaveValue("999941057058");
  for (const name of ["aadharNumber", "licenseNumber"]) {
    await expect(page.locator(`main form [name=${name}]`)).toHaveValue("");
  }
});

test("the map stands on the contact page", async ({ page }) => {
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
  await page.goto("/contact-us");
  await expect(page.locator("iframe.contact-map__frame")).toHaveAttribute("src", /openstreetmap\.org/);
});
