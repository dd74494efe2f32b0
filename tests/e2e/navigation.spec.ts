import type { Page } from "@playwright/test";
import { pageTitles, shortTitleOf } from "#content/en/pages.ts";
import { search } from "#content/en/search.ts";
import { apiPaths } from "#contract/api-paths.ts";
import { matchRoute, routeAddresses } from "#contract/routes.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

function titleOf(pathname: string): RegExp {
  return new RegExp(`^${pageTitles[matchRoute(pathname).id].replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

/** Counts the documents that the page goes to from now on; the frame of a map is none. */
function documentsOf(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count += 1;
  });
  return documents;
}

/** Types a fragment into the address bar of the open page. */
async function typeFragment(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, fragment);
}

/** Opens an address as the first of a visit: from another page of the site only the fragment might change. */
async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await openPage(page, address);
}

/** The stylesheets that the document names as already inlined although no style element holds their first rule. */
async function stylesheetsNotInUse(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const inlined = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n");
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]")];
    const missing = await Promise.all(
      links.map(async ({ href }) => {
        const css = (await (await fetch(href)).text()).trim();
        return inlined.includes(css) ? [] : [href];
      }),
    );
    return missing.flat();
  });
}

test.describe("the documents that the server answers with", () => {
  test("every route has one of its own", async ({ request }) => {
    for (const address of routeAddresses) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      expect(html, address).toMatch(/<link rel="canonical" href="https:\/\/[^"]+"/);
      expect(html, address).toContain(`<meta name="description"`);
      expect(html.match(/<h1/g), `${address} has one main heading`).toHaveLength(1);
    }
  });

  test("an unknown path that starts with /error answers 404 with the error page, without header and footer", async ({
    request,
  }) => {
    for (const [address, parts] of [
      ["/nowhere", ["<header", "<footer"]],
      ["/errors/of-mine", []],
      ["/error", []],
    ] as const) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(404);
      const html = await response.text();
      expect(html, address).toContain("Page Not Found");
      expect([...new Set(html.match(/<(header|footer)\b/g))], address).toEqual(parts);
    }
  });

  test("a search address is rendered by the server, and its query is never treated as markup", async ({
    request,
  }) => {
    const html = await (await request.get("/search?q=eicher")).text();
    expect(html.match(/<main[\s\S]*<\/main>/)?.[0]).toMatch(/Eicher/);
    const query = encodeURIComponent('"><script>alert(1)</script>');
    expect(await (await request.get(`/search?q=${query}`)).text()).not.toContain("<script>alert(1)");
  });
});

test.describe("addresses", () => {
  test("a real path becomes a hash without a reload; a fragment that is not a route changes nothing", async ({
    page,
  }) => {
    const documents = documentsOf(page);
    await page.goto("/about-us");
    await expect(page).toHaveURL("/#/about-us");
    await expect(page).toHaveTitle(titleOf("/about-us"));
    await hydrated(page);
    await typeFragment(page, "somewhere");
    await expect(page).toHaveURL("/#somewhere");
    await expect(page).toHaveTitle(titleOf("/about-us"));

    await test.step("one without its slash is a route", async () => {
      for (const [fragment, path] of [
        ["contact-us", "/contact-us"],
        ["FAQ", "/faq"],
        ["about", "/about-us"],
      ] as const) {
        await typeFragment(page, fragment);
        await expect(page).toHaveTitle(titleOf(path));
        await expect(page).toHaveURL(`/#${path}`);
      }
    });
    expect(documents.count).toBe(1);
  });

  test("a deep hash link shows its page and never Home", async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { headingsSeen: seen });
      const look = (): void => {
        const heading = document.querySelector("h1");
        if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.textContent);
        requestAnimationFrame(look);
      };
      look();
    });
    await openPage(page, "/#/about-us");
    await expect(page).toHaveTitle(titleOf("/about-us"));
    const heading = await page.locator("main h1").textContent();
    const seen = () =>
      page.evaluate(() => [...new Set((window as unknown as { headingsSeen: string[] }).headingsSeen)]);
    await expect.poll(seen).toEqual([heading]);
  });

  test("a browser without popovers shows it too", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, "popover");
      const find = Document.prototype.querySelectorAll;
      Document.prototype.querySelectorAll = function (this: Document, selector: string) {
        if (selector.includes(":popover-open")) throw new DOMException(selector, "SyntaxError");
        return find.call(this, selector);
      } as typeof find;
    });
    await page.goto("/#/about-us");
    await expect(page.locator("main h1")).toHaveText("About Us");
    await expect(page.locator("main h1")).toBeVisible();
  });

  test("the pages after a deep hash link have all their styles", async ({ page }) => {
    for (const path of ["/", "/service/corporate"]) {
      await arriveAt(page, "/#/contact-us");
      await typeFragment(page, path);
      await expect(page).toHaveTitle(titleOf(path));
      expect(await stylesheetsNotInUse(page), path).toEqual([]);
    }
  });

  test("other spellings, an alias and a missing slash are tolerated in a deep link", async ({ page }) => {
    for (const [address, path] of [
      ["/#/About-Us/?from=a-card", "/about-us"],
      ["/#/services/service2", "/services/services2"],
      ["/#FAQ", "/faq"],
    ] as const) {
      await arriveAt(page, address);
      await expect(page, address).toHaveTitle(titleOf(path));
      if (!address.startsWith("/#/")) await expect(page).toHaveURL(`/#${path}`);
    }
  });

  test("a fragment that names a section stays on its page, even when a page has the same name", async ({
    page,
  }) => {
    await openPage(page, "/privacy-policy#contact");
    await expect(page).toHaveTitle(titleOf("/privacy-policy"));
    await page
      .locator("main h2")
      .first()
      .evaluate((heading) => heading.setAttribute("id", "contact"));
    await typeFragment(page, "contact");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page).toHaveTitle(titleOf("/privacy-policy"));
  });

  test("an unknown hash shows the error page and keeps the address; header and footer are hidden on paths that start with /error", async ({
    page,
  }) => {
    for (const [address, parts] of [
      ["/#/nowhere", 1],
      ["/#/error404", 0],
      ["/#/error-of-mine", 0],
    ] as const) {
      await arriveAt(page, address);
      await expect(page.locator("main h1"), address).toContainText("Page Not Found");
      await expect(page.getByRole("banner"), address).toHaveCount(parts);
      await expect(page.getByRole("contentinfo"), address).toHaveCount(parts);
      await expect(page).toHaveURL(address);
    }
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

test("a route change scrolls to the top, sets the title and focuses the heading; back and forward work", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await hydrated(page);
  await page.locator("footer a[href='#/privacy-policy']").first().click();
  await expect(page).toHaveTitle(titleOf("/privacy-policy"));
  await expect(page.locator("main h1")).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(titleOf("/"));
  await page.goForward();
  await expect(page).toHaveTitle(titleOf("/privacy-policy"));
  await expect(page).toHaveURL("/#/privacy-policy");
});

test.describe("search", () => {
  test("an identity number that was searched for stays neither in the address nor in the history", async ({
    page,
  }) => {
    const masked = "/#/search?q=XXXX+XXXX+8064";
    await test.step("of a link to the search", async () => {
      await openPage(page, "/#/search?q=736451928064");
      await expect(page).toHaveURL(masked);
      await expect(page.locator("main").getByRole("searchbox")).toHaveValue("XXXX XXXX 8064");
    });
    await test.step("typed into the header's form", async () => {
      await typeFragment(page, "/contact-us");
      await expect(page.locator("main h1")).toBeFocused();
      const box = page.getByRole("banner").getByRole("searchbox").first();
      for (const [number, shown] of [
        ["736451928064", "XXXX XXXX 8064"],
        ["ABCPE1234F", "XXXX XXXX 1234"],
        ["WKH1186253", "XXXX XXXX 6253"],
        ["आधार ७३६४ ५१९२ ८०६४", "आधार XXXX XXXX ८०६४"],
      ] as const) {
        await box.fill(number);
        await box.press("Enter");
        await expect(page.locator("main")).toContainText(shown);
        await expect(page).toHaveURL(`/#/search?${new URLSearchParams({ q: shown })}`);
        await page.goBack();
        await expect(page).toHaveURL("/#/contact-us");
        await hydrated(page);
      }
    });
  });

  test("the header's form finds the fleet by hash, without a request for a document", async ({ page }) => {
    await test.step("a query that is not UTF-8 is read the same by server and browser", async () => {
      await openPage(page, "/search?q=100%25+%ff");
      await expect(page.locator("main").getByRole("searchbox")).toHaveValue("100% \ufffd");
    });
    await test.step("a question mark in a query is read the same by server and browser", async () => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await openPage(page, "/search?q=ace?");
      await expect(page.locator("main").getByRole("searchbox")).toHaveValue("ace?");
      expect(asked, "the document has the answer").not.toContain(apiPaths.search);
    });
    const documents = documentsOf(page);
    const mark = page.locator("main mark").first();

    await typeFragment(page, "/contact-us");
    await expect(page.locator("main h1")).toBeFocused();
    const box = page.getByRole("banner").getByRole("searchbox").first();
    await box.fill("eicher");
    await box.press("Enter");
    await expect(page).toHaveURL("/#/search?q=eicher");
    await expect(page.locator("main")).toContainText(/eicher/i);
    await expect(page.locator("main ol li, main ul li").first()).toBeVisible();

    await test.step("each word that an empty search offers is found", async () => {
      for (const example of search.examples) {
        await typeFragment(page, "/search");
        await page.locator("main").getByRole("link", { name: example, exact: true }).click();
        await expect(mark).toHaveText(new RegExp(`^${example.split(" ")[0]}`, "i"));
      }
    });

    await test.step("a word on no page is interpreted; the page says so and marks the interpretation", async () => {
      await typeFragment(page, "/search?q=gaadi");
      await expect(page.locator("main")).toContainText("for “gaadi”. We also searched for: vehicle");
      await expect(page.locator("main h2").first()).toHaveText(shortTitleOf("services"));
      await expect(mark).toHaveText(/^vehicles?$/i);
    });

    await test.step("characters with a meaning in regular expressions are found like any others", async () => {
      await typeFragment(page, `/search?q=${encodeURIComponent("e-way [bills] (a+b)?")}`);
      await expect(
        page
          .locator("main mark")
          .filter({ hasText: /^e-way$/i })
          .first(),
      ).toBeVisible();
    });
    expect(documents.count).toBe(0);

    await test.step("a result on a policy leads to the section that holds the words", async () => {
      await typeFragment(page, "/search?q=return+toll");
      await page.locator('main h2 a[href="/Terms-condition#charges"]').click();
      await expect(page.locator("#charges")).toBeInViewport();
      await page.goBack();
      await expect(page.locator("main ol li").first()).toBeVisible();
    });
  });
});
