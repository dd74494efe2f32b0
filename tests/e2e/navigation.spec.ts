import { pageTitles, shortTitleOf } from "#content/en/pages.ts";
import { search } from "#content/en/search.ts";
import { matchRoute, routes } from "#contract/routes.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

function titleOf(pathname: string): RegExp {
  return new RegExp(`^${pageTitles[matchRoute(pathname).id].replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

test.describe("every route has a document of its own", () => {
  for (const { path, aliases, id } of routes) {
    for (const address of [path, ...aliases]) {
      test(`${address} answers with its page`, async ({ request }) => {
        const response = await request.get(address);
        expect(response.status()).toBe(200);
        const html = await response.text();
        expect(html).toContain("<h1");
        expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+"/);
        expect(html).toContain(`<meta name="description"`);
        expect(html.match(/<h1/g), `${id} has one main heading`).toHaveLength(1);
      });
    }
  }
});

test.describe("addresses", () => {
  test("a real path becomes a hash without a reload", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents += 1;
    });
    await page.goto("/about-us");
    await expect(page).toHaveURL("/#/about-us");
    await expect(page).toHaveTitle(titleOf("/about-us"));
    expect(documents).toBe(1);
  });

  test("a deep hash link shows its page and never Home", async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { headingsSeen: seen });
      const look = (): void => {
        const root = document.getElementById("root");
        const heading = document.querySelector("h1")?.textContent;
        if (heading && root?.checkVisibility({ visibilityProperty: true })) seen.push(heading);
        requestAnimationFrame(look);
      };
      look();
    });
    await openPage(page, "/#/about-us");
    await expect(page).toHaveTitle(titleOf("/about-us"));
    const heading = await page.locator("main h1").textContent();
    const seen = await page.evaluate(() => (window as unknown as { headingsSeen: string[] }).headingsSeen);
    expect([...new Set(seen)]).toEqual([heading]);
  });

  for (const address of ["/#/about-us/", "/#/About-Us/?from=a-card"]) {
    test(`${address} is tolerated as a spelling, like the real path`, async ({ page }) => {
      await openPage(page, address);
      await expect(page).toHaveTitle(titleOf("/about-us"));
      await expect(page.locator("main h1")).toHaveText("About Us");
    });
  }

  test("an alias shows the page it stands for", async ({ page }) => {
    await openPage(page, "/#/services/service2");
    await expect(page).toHaveTitle(titleOf("/services/services2"));
  });

  for (const [fragment, path] of [
    ["#about", "/about-us"],
    ["#contact-us", "/contact-us"],
    ["#FAQ", "/faq"],
  ] as const) {
    test(`a missing slash is tolerated: /${fragment}`, async ({ page }) => {
      await openPage(page, `/${fragment}`);
      await expect(page).toHaveTitle(titleOf(path));
      await expect(page).toHaveURL(`/#${path}`);
      // And later, typed into the address bar of an open page.
      await openPage(page, "/#/hiring");
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, fragment);
      await expect(page).toHaveTitle(titleOf(path));
      await expect(page).toHaveURL(`/#${path}`);
    });
  }

  test("a fragment that names a section stays on its page, even when a page has the same name", async ({
    page,
  }) => {
    await openPage(page, "/privacy-policy#contact");
    await expect(page).toHaveTitle(titleOf("/privacy-policy"));
    await page
      .locator("main h2")
      .first()
      .evaluate((heading) => heading.setAttribute("id", "contact"));
    await page.evaluate(() => {
      window.location.hash = "contact";
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page).toHaveTitle(titleOf("/privacy-policy"));
  });

  test("an unknown hash shows the error page and keeps the address", async ({ page }) => {
    await openPage(page, "/#/nowhere");
    await expect(page).toHaveURL("/#/nowhere");
    await expect(page.locator("main h1")).toContainText("Page Not Found");
    await expect(page.locator("body > #root header").first()).toBeVisible();
  });

  test("header and footer are hidden on paths that start with /error", async ({ page }) => {
    await page.goto("/#/error404");
    await expect(page.locator("main h1")).toContainText("Page Not Found");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  });

  test("an unknown path that starts with /error has no header and footer either", async ({ page }) => {
    await page.goto("/#/error-of-mine");
    await expect(page.locator("main h1")).toContainText("Page Not Found");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  });
});

test.describe("an unknown real path", () => {
  // Chromium itself reports the document's 404 in the console.
  test.use({ expectedComplaints: /status of 404/ });

  test("answers 404 with the error page", async ({ page }) => {
    const response = await page.goto("/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.locator("main h1")).toContainText("Page Not Found");
    await expect(page).toHaveURL("/#/nowhere");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveTitle(titleOf("/"));
  });
});

test.describe("an unknown real path that starts with /error", () => {
  test.use({ expectedComplaints: /status of 404/ });

  for (const address of ["/errors/of-mine", "/error"]) {
    test(`answers 404 with the error page, without header and footer: ${address}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator("main h1")).toContainText("Page Not Found");
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
    });
  }
});

test.describe("moving between pages", () => {
  test("a route change scrolls to the top, sets the title and focuses the heading; back and forward work", async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 1200));
    await hydrated(page);
    await page.locator("footer a[href='#/privacy-policy']").first().click();
    await expect(page).toHaveTitle(titleOf("/privacy-policy"));
    await expect(page.locator("main h1")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveTitle(titleOf("/"));
    await page.goForward();
    await expect(page).toHaveTitle(titleOf("/privacy-policy"));
    await expect(page).toHaveURL("/#/privacy-policy");
  });

  test("a fragment that is not a route changes nothing", async ({ page }) => {
    await openPage(page, "/#/contact-us");
    await page.evaluate(() => {
      window.location.hash = "somewhere";
    });
    await expect(page).toHaveTitle(titleOf("/contact-us"));
  });
});

test.describe("search", () => {
  test("the header's form finds the fleet by hash, without a request for a document", async ({ page }) => {
    await openPage(page, "/contact-us");
    let documents = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents += 1;
    });
    const box = page.getByRole("banner").getByRole("searchbox").first();
    await box.fill("eicher");
    await box.press("Enter");
    await expect(page).toHaveURL("/#/search?q=eicher");
    await expect(page.locator("main")).toContainText(/eicher/i);
    await expect(page.locator("main ol li, main ul li").first()).toBeVisible();
    expect(documents).toBe(0);
  });

  test("each word that an empty search offers is found", async ({ page }) => {
    for (const example of search.examples) {
      await openPage(page, "/#/search");
      await page.locator("main").getByRole("link", { name: example, exact: true }).click();
      await expect(page.locator("main mark").first()).toHaveText(
        new RegExp(`^${example.split(" ")[0]}`, "i"),
      );
    }
  });

  test("a word on no page is interpreted; the page says so and marks the interpretation", async ({
    page,
  }) => {
    await page.goto("/#/search?q=gaadi");
    await expect(page.locator("main")).toContainText("for “gaadi”, understood as vehicle");
    await expect(page.locator("main h2").first()).toHaveText(shortTitleOf("services"));
    await expect(page.locator("main mark").first()).toHaveText(/^vehicles?$/i);
  });

  test("a search address is rendered by the server", async ({ request }) => {
    const html = await (await request.get("/search?q=eicher")).text();
    expect(html.match(/<main[\s\S]*<\/main>/)?.[0]).toMatch(/Eicher/);
  });

  test("a query that is not UTF-8 is read the same by server and browser", async ({ page }) => {
    await openPage(page, "/search?q=100%25+%ff");
    await expect(page.locator("main").getByRole("searchbox")).toHaveValue("100% \ufffd");
  });

  test("a query is never treated as markup", async ({ request }) => {
    const html = await (
      await request.get(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    ).text();
    expect(html).not.toContain("<script>alert(1)");
  });

  test("characters with a meaning in regular expressions are found like any others", async ({ page }) => {
    await page.goto(`/#/search?q=${encodeURIComponent("e-way [bills] (a+b)?")}`);
    await expect(
      page
        .locator("main mark")
        .filter({ hasText: /^e-way$/i })
        .first(),
    ).toBeVisible();
  });
});
