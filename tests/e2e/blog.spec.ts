import type { Page } from "@playwright/test";
import { blogPosts } from "#build-data/blog-posts";
import { blogSample, blogWords } from "#content/en/blog.ts";
import { site } from "#content/en/site.ts";
import { paths } from "#contract/routes.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { callsOf } from "./calls-of.ts";
import { expect, test } from "./test.ts";

const [newest, second] = blogPosts;
/** A post that is neither the newest nor the oldest. */
const other = `${paths["blog-article"]}?post=range-and-payload`;

async function expectHeading(page: Page, title = ""): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test.describe("the grid", () => {
  test("shows seven posts, two a row, the last one a quote, beside the sidebar", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(paths.blog);
    const cards = page.getByRole("region", { name: "Articles" }).getByRole("article");

    await test.step("each post has day, month, title and description", async () => {
      await expect(cards).toHaveCount(7);
      for (const [index, { day, month, title, description }] of blogPosts.entries()) {
        await expect(cards.nth(index).locator("time")).toHaveText(`${day} ${month}`);
        await expect(cards.nth(index).getByRole("heading")).toHaveText(title);
        await expect(cards.nth(index)).toContainText(description);
      }
    });

    await test.step("two a row, and the sidebar to the right of them", async () => {
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().toJSON()),
      );
      const lefts = boxes.map(({ left }) => Math.round(left));
      expect(new Set(lefts).size).toBe(2);
      expect(lefts.slice(0, 6)).toEqual([0, 1, 0, 1, 0, 1].map((column) => lefts[column]));
      const sidebar = await page.getByRole("complementary").evaluate((aside) => {
        const { left, top } = aside.getBoundingClientRect();
        return { left, top };
      });
      // The second post is the right one of the first row.
      expect(sidebar.left).toBeGreaterThan(boxes[1].right);
      expect(sidebar.top).toBeLessThan(boxes[1].top + 200);
    });

    await test.step("it ends with a quote card without an image", async () => {
      await expect(page.locator("main article blockquote")).toHaveCount(1);
      await expect(cards.last().locator("blockquote")).toHaveText(blogPosts.at(-1)?.quote ?? "");
      await expect(cards.last().locator("img")).toHaveCount(0);
      await expect(cards.locator("img")).toHaveCount(6);
    });
  });

  test("the sidebar holds all six parts of the specification", async ({ page }) => {
    await page.goto(paths.blog);
    const sidebar = page.getByRole("complementary");
    await expect(sidebar.getByRole("heading")).toHaveText([
      "Search the blog",
      "Transport Services",
      "Popular Post",
      "Gallery",
      "All Tags",
      "Emergency support",
    ]);
    for (const { label, to } of blogWords.sidebar.services.links) {
      await expect(sidebar.getByRole("link", { name: label })).toHaveAttribute("href", `#${to}`);
    }
    await expect(sidebar.getByRole("img")).toHaveCount(6);
    const popular = sidebar.locator(".sidebar__popular li");
    await expect(popular).toHaveCount(3);
    for (const [index, slug] of blogWords.sidebar.popular.slugs.entries()) {
      const post = blogPosts.find((other) => other.slug === slug);
      await expect(popular.nth(index).getByRole("link")).toHaveText(post?.title ?? "");
      await expect(popular.nth(index).locator("time")).toHaveText(`${post?.day} ${post?.month}`);
    }
    for (const tag of blogPosts.flatMap(({ tags }) => tags)) {
      await expect(sidebar.getByRole("link", { name: tag, exact: true })).toHaveCount(1);
    }
    await expect(sidebar.getByRole("link", { name: site.phones[0] })).toHaveAttribute(
      "href",
      /^tel:\+91\d{10}$/,
    );
  });

  test("its cards, pages and search lead where they say", async ({ page }) => {
    await openPage(page, paths.blog);

    await test.step("its pages are 1, 2, 3 and 5, and static, and say so", async () => {
      await expect(page.getByRole("navigation", { name: "Pages of the blog" })).toContainText(
        "All articles so far are on page 1.",
      );
      const links = page.getByRole("navigation", { name: "Pages of the blog" }).getByRole("link");
      await expect(links).toHaveText(["1", "2", "3", "5"]);
      await links.last().click();
      await expect(page).toHaveURL(`/#${paths.blog}`);
      await expect(links.first()).toHaveAttribute("aria-current", "page");
    });

    await test.step("each card leads to its own article", async () => {
      for (const title of [0, 3, 6].map((index) => blogPosts[index]?.title ?? "")) {
        await page.getByRole("region", { name: "Articles" }).getByRole("link", { name: title }).click();
        await expect(page).toHaveURL(/#\/blogs\/detail/);
        await expectHeading(page, title);
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await page.goBack();
        await expect(page.getByRole("region", { name: "Articles" })).toBeVisible();
      }
    });

    await test.step("its search makes no call, says so, and offers the site's search with the same words", async () => {
      const calls = callsOf(page);
      const sidebar = page.getByRole("complementary");
      await sidebar.getByRole("searchbox").fill("e-way & more");
      await sidebar.getByRole("button", { name: "Search" }).click();
      await expect(sidebar.getByRole("status")).toContainText(blogWords.sidebar.search.notOpen);
      await expect(page).toHaveURL(`/#${paths.blog}`);
      expect(calls).toEqual([]);
      await sidebar.getByRole("link", { name: blogWords.sidebar.search.instead }).click();
      await expect(page).toHaveURL(`/#${paths.search}?q=e-way+%26+more`);
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("e-way & more");
    });
  });
});

test.describe("the article", () => {
  test("is the newest, with its facts, its whole text and its thread; a comment is not sent", async ({
    page,
  }) => {
    await openPage(page, paths["blog-article"]);
    const article = page.locator("article.article");

    await test.step("date, comment count, views, tags and its whole text", async () => {
      await expectHeading(page, newest?.title);
      await expect(article.locator("time")).toHaveAttribute("datetime", newest?.date ?? "");
      await expect(article).toContainText("4 comments");
      await expect(article).toContainText(`${blogSample.views} views`);
      for (const tag of newest?.tags ?? []) {
        await expect(article.getByRole("link", { name: tag, exact: true })).toBeVisible();
      }
      expect(((await article.textContent()) ?? "").split(/\s+/).length).toBeGreaterThan(800);
      await expect(article.locator("ol > li")).not.toHaveCount(0);
      await expect(article.locator("blockquote")).toHaveCount(1);
    });

    await test.step("it holds the thread with its replies, marked as a sample", async () => {
      const thread = page.getByRole("region", { name: /^Comments/ });
      await expect(thread).toContainText(blogWords.thread.sample);
      await expect(thread.getByRole("article")).toHaveCount(4);
      await expect(thread.getByRole("list", { name: "Reply to Manpreet" }).getByRole("article")).toHaveCount(
        2,
      );
      await expect(thread.locator(".comment__image")).toHaveCount(4);
      for (const { sender, date, day, comment } of blogSample.comments) {
        const entry = thread.getByRole("article").filter({ hasText: comment });
        await expect(entry.getByRole("heading")).toContainText(sender);
        await expect(entry.locator(`time[datetime="${date}"]`)).toHaveText(day);
      }
    });

    await test.step("a comment is not sent; its text stays, and a message says so", async () => {
      const form = page.getByRole("region", { name: "Leave a comment" });
      await expect(form.getByText("Name *")).toBeVisible();
      await expect(form.getByText("Email *")).toBeVisible();
      const calls = callsOf(page);
      await form.getByLabel("Name").fill("Asha Verma");
      await form.getByRole("textbox", { name: "Comment" }).fill("Which plug do you use?");
      await form.getByRole("button", { name: "Post comment" }).click();
      await expect(form.getByRole("status")).toContainText(blogWords.form.notOpen);
      await expect(form.getByRole("link", { name: site.email })).toHaveAttribute(
        "href",
        `mailto:${site.email}`,
      );
      await expect(form.getByLabel("Name")).toHaveValue("Asha Verma");
      await expect(form.getByRole("textbox", { name: "Comment" })).toHaveValue("Which plug do you use?");
      await expect(page).toHaveURL(`/#${paths["blog-article"]}`);
      expect(calls).toEqual([]);
    });
  });

  test("has share links that name it, a title of its own, and a previous and a next post", async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
    });
    await openPage(page, other);
    const shared = () =>
      page
        .getByRole("link", { name: /^Share on / })
        .evaluateAll((links) =>
          links.map((link) => [...new URL((link as HTMLAnchorElement).href).searchParams.values()]),
        );

    await test.step("the four share links name it", async () => {
      expect(await shared()).toEqual(Array(4).fill(expect.arrayContaining([`${site.url}${other}`])));
    });

    await test.step("it has no comments", async () => {
      await expect(page.getByRole("region", { name: /^Comments/ }).getByRole("article")).toHaveCount(0);
      await expect(page.locator("article.article")).toContainText("0 comments");
    });

    await test.step("it is named in the browser's tab, however the visitor got there", async () => {
      await expect(page).toHaveTitle(/^Range and payload, read together \|/);
      await page.getByRole("link", { name: /^Previous post/ }).click();
      await expectHeading(page, blogPosts[2]?.title);
      await expect(page).toHaveTitle(new RegExp(`^${blogPosts[2]?.title} \\|`));
    });

    await test.step("links lead to the next and the previous post", async () => {
      const neighbours = page.getByRole("navigation", { name: "More articles" });
      const next = neighbours.getByRole("link", { name: /^Next post/ });
      await next.click();
      await expectHeading(page, second?.title);
      await next.click();
      await expectHeading(page, newest?.title);
      await expect(page).toHaveURL(`/#${paths["blog-article"]}`);
      await neighbours.getByRole("link", { name: /^Previous post/ }).click();
      await expectHeading(page, second?.title);
      await page.goBack();
      await expectHeading(page, newest?.title);
    });

    await test.step("the newest is shared by its permanent address", async () => {
      const permanent = `${site.url}/blogs/detail?post=${newest?.slug}`;
      expect(await shared()).toEqual(Array(4).fill(expect.arrayContaining([permanent])));
    });

    await test.step("an unknown name shows the newest", async () => {
      await page.goto(`/#${other}`);
      await expectHeading(page, "Range and payload, read together");
      await page.goto(`/#${paths["blog-article"]}?post=nowhere`);
      await expectHeading(page, newest?.title);
    });
    expect(foreign, "nothing is loaded from the sites to which the links lead").toEqual([]);
  });
});

test.describe("while the scripts cannot be loaded", () => {
  test.use({ expectedComplaints: /status of 503|HTTP 503|\.js/ });

  test("no button looks as if it did something: the comment form's answer stands in its place", async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 503 }));
    await page.goto(paths["blog-article"]);
    const form = page.locator(".comment-form form");
    await form.locator("[name=comment]").fill("What about winter?");
    await expect(page.locator("#scripts-notice > div, #scripts-notice > p").first()).toBeVisible();
    await expect(form.getByRole("button", { name: "Post comment" })).toBeHidden();
    await expect(form.getByText(blogWords.form.notOpen)).toBeVisible();
    await expect(form.locator("[name=comment]")).toHaveValue("What about winter?");
    await expect(page.locator(".newsletter .without-scripts")).toBeVisible();
    await page.unroute(/\/assets\/.*\.js$/);
    // The page also tries again by itself, and the notice may be gone before the press.
    const tryAgain = page.getByRole("button", { name: "Try again" }).first();
    await expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 });
      await expect(form.getByRole("button", { name: "Post comment" })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(form.getByText(blogWords.form.notOpen)).toBeHidden();
    await expect(page.locator(".newsletter .without-scripts")).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the comment form and the search say that they are not open, and send nothing", async ({
    page,
    baseURL,
  }) => {
    await page.goto(paths["blog-article"]);
    const form = page.locator(".comment-form");
    // Playwright leaves <noscript> out of the text of what holds it.
    await expect(form.locator("noscript .alert")).toContainText("Comments are not open yet");
    await expect(form.locator("noscript .alert")).toBeVisible();
    await form.locator("[name=name]").fill("Asha Verma");
    const calls = callsOf(page);
    await form.getByRole("link", { name: "Post comment" }).click();
    await expect(form.locator("noscript:target .alert"), "the press leads to it").toBeInViewport();
    await expect(form.locator("[name=name]")).toHaveValue("Asha Verma");
    const newsletter = page.locator(".newsletter");
    await newsletter.getByRole("textbox").fill("asha@example.com");
    await newsletter.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(newsletter.locator(".without-scripts p")).toBeInViewport();
    await expect(newsletter.getByRole("textbox")).toHaveValue("asha@example.com");
    await expect(form.locator("[name=name]")).toHaveValue("Asha Verma");
    // What a press had begun would be called before the next document.
    await page.goto(paths.blog);
    expect(calls).toEqual([`GET ${baseURL}${paths.blog}`]);
    await expect(page.locator("aside .without-scripts p")).toContainText(blogWords.sidebar.search.notOpen);
    await page.getByRole("complementary").getByRole("searchbox").fill("eicher");
    await page.getByRole("complementary").getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(paths.blog);
    await page.goto("/faq");
    expect(calls.slice(1)).toEqual([`GET ${baseURL}/faq`]);
  });

  test("each article can be read under its own address and title; an unknown name shows the newest", async ({
    page,
  }) => {
    for (const { slug, title } of [...blogPosts, { slug: "nowhere", title: newest?.title ?? "" }]) {
      await page.goto(`/blogs/detail?post=${slug}&from=a-friend`, { waitUntil: "domcontentloaded" });
      await expectHeading(page, title);
      await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    }
  });
});
