import { blogPosts } from "#build-data/blog-posts";
import { blogSample, blogWords } from "#content/en/blog.ts";
import { site } from "#content/en/site.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { callsOf } from "./calls-of.ts";
import { expect, test } from "./test.ts";

test.describe("the grid", () => {
  test("shows seven posts with day, month, title and description, two a row", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, "/blogs/grid");
    const cards = page.getByRole("region", { name: "Articles" }).getByRole("article");
    await expect(cards).toHaveCount(7);
    for (const [place, { day, month, title, description }] of blogPosts.entries()) {
      await expect(cards.nth(place).locator("time")).toHaveText(`${day} ${month}`);
      await expect(cards.nth(place).getByRole("heading")).toHaveText(title);
      await expect(cards.nth(place)).toContainText(description);
    }
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(2);
    expect(lefts.slice(0, 6)).toEqual([0, 1, 0, 1, 0, 1].map((column) => lefts[column]));
  });

  test("ends with a quote card without an image", async ({ page }) => {
    await openPage(page, "/blogs/grid");
    const cards = page.getByRole("region", { name: "Articles" }).getByRole("article");
    await expect(page.locator("main article blockquote")).toHaveCount(1);
    await expect(cards.last().locator("blockquote")).toHaveText(blogPosts.at(-1)?.quote ?? "");
    await expect(cards.last().locator("img")).toHaveCount(0);
    await expect(cards.locator("img")).toHaveCount(6);
  });

  test("each card leads to its own article", async ({ page }) => {
    for (const { title } of [blogPosts[0], blogPosts[3], blogPosts[6]].filter((post) => post !== undefined)) {
      await openPage(page, "/blogs/grid");
      await page.getByRole("region", { name: "Articles" }).getByRole("link", { name: title }).click();
      await expect(page).toHaveURL(/#\/blogs\/detail/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
  });

  test("its pages are 1, 2, 3 and 5, and static", async ({ page }) => {
    await openPage(page, "/blogs/grid");
    const links = page.getByRole("navigation", { name: "Pages of the blog" }).getByRole("link");
    await expect(links).toHaveText(["1", "2", "3", "5"]);
    await links.last().click();
    await expect(page).toHaveURL("/#/blogs/grid");
    await expect(links.first()).toHaveAttribute("aria-current", "page");
  });

  test("the sidebar holds all six parts of the specification", async ({ page }) => {
    await openPage(page, "/blogs/grid");
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
    for (const [place, slug] of blogWords.sidebar.popular.slugs.entries()) {
      const post = blogPosts.find((other) => other.slug === slug);
      await expect(popular.nth(place).getByRole("link")).toHaveText(post?.title ?? "");
      await expect(popular.nth(place).locator("time")).toHaveText(`${post?.day} ${post?.month}`);
    }
    for (const tag of blogPosts.flatMap(({ tags }) => tags)) {
      await expect(sidebar.getByRole("link", { name: tag, exact: true })).toHaveCount(1);
    }
    await expect(sidebar.getByRole("link", { name: site.phones[0] })).toHaveAttribute(
      "href",
      /^tel:\+91\d{10}$/,
    );
  });

  test("the sidebar stands to the right of the posts", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, "/blogs/grid");
    // The second post is the right one of the first row; their region has no box of its own in a wide window.
    const post = await page
      .getByRole("region", { name: "Articles" })
      .getByRole("article")
      .nth(1)
      .boundingBox();
    const sidebar = await page.getByRole("complementary").boundingBox();
    if (!post || !sidebar) throw new Error("The second post or the sidebar is not shown.");
    expect(sidebar.x).toBeGreaterThan(post.x + post.width);
    expect(sidebar.y).toBeLessThan(post.y + 200);
  });

  test("its search makes no call, says so, and offers the site's search with the same words", async ({
    page,
  }) => {
    await openPage(page, "/blogs/grid");
    const calls = callsOf(page);
    const sidebar = page.getByRole("complementary");
    await sidebar.getByRole("searchbox").fill("e-way & more");
    await sidebar.getByRole("button", { name: "Search" }).click();
    await expect(sidebar.getByRole("status")).toContainText(blogWords.sidebar.search.notOpen);
    await expect(page).toHaveURL("/#/blogs/grid");
    expect(calls).toEqual([]);
    await sidebar.getByRole("link", { name: blogWords.sidebar.search.instead }).click();
    await expect(page).toHaveURL("/#/search?q=e-way+%26+more");
  });
});

test.describe("the article", () => {
  test("is the newest, with date, comment count, views, tags and its whole text", async ({ page }) => {
    await openPage(page, "/blogs/detail");
    const article = page.locator("article.article");
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(blogPosts[0]?.title ?? "");
    await expect(article.locator("time")).toHaveAttribute("datetime", blogPosts[0]?.date ?? "");
    await expect(article).toContainText("4 comments");
    await expect(article).toContainText(`${blogSample.views} views`);
    for (const tag of blogPosts[0]?.tags ?? []) {
      await expect(article.getByRole("link", { name: tag, exact: true })).toBeVisible();
    }
    expect(((await article.textContent()) ?? "").split(/\s+/).length).toBeGreaterThan(800);
    await expect(article.locator("ol > li")).not.toHaveCount(0);
    await expect(article.locator("blockquote")).toHaveCount(1);
  });

  test("has share links that name it, and loads nothing from the sites they lead to", async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
    });
    await openPage(page, "/blogs/detail?post=range-and-payload");
    const links = page.getByRole("link", { name: /^Share on / });
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      const address = new URL((await link.getAttribute("href")) ?? "");
      expect([...address.searchParams.values()]).toContain(`${site.url}/blogs/detail?post=range-and-payload`);
    }
    expect(foreign).toEqual([]);
  });

  test("is named in the browser's tab, however the visitor got there", async ({ page }) => {
    await openPage(page, "/blogs/detail?post=range-and-payload");
    await expect(page).toHaveTitle(/^Range and payload, read together \|/);
    await page.getByRole("link", { name: /^Previous post/ }).click();
    await expect(page).toHaveTitle(new RegExp(`^${blogPosts[2]?.title} \\|`));
  });

  test("that is the newest is shared by its permanent address", async ({ page }) => {
    await openPage(page, "/blogs/detail");
    const address = await page.getByRole("link", { name: "Share on LinkedIn" }).getAttribute("href");
    expect(new URL(address ?? "").searchParams.get("url")).toBe(
      `${site.url}/blogs/detail?post=${blogPosts[0]?.slug}`,
    );
  });

  test("links to the previous and the next post", async ({ page }) => {
    await openPage(page, "/blogs/detail");
    const neighbours = page.getByRole("navigation", { name: "More articles" });
    await neighbours.getByRole("link", { name: /^Previous post/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(blogPosts[1]?.title ?? "");
    await neighbours.getByRole("link", { name: /^Next post/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(blogPosts[0]?.title ?? "");
    await expect(page).toHaveURL("/#/blogs/detail");
  });

  test("has an address of its own; an unknown name shows the newest", async ({ page }) => {
    for (const { slug, title } of blogPosts) {
      await page.goto(`/blogs/detail?post=${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
    await openPage(page, "/blogs/detail?post=nowhere");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(blogPosts[0]?.title ?? "");
  });

  test("holds the thread with its replies, marked as a sample; other posts have none", async ({ page }) => {
    await openPage(page, "/blogs/detail");
    const thread = page.getByRole("region", { name: /^Comments/ });
    await expect(thread).toContainText(blogWords.thread.sample);
    await expect(thread.getByRole("article")).toHaveCount(4);
    await expect(thread.getByRole("list", { name: "Reply to Manpreet" }).getByRole("article")).toHaveCount(2);
    await expect(thread.locator(".comment__image")).toHaveCount(4);
    for (const { sender, date, day, comment } of blogSample.comments) {
      const entry = thread.getByRole("article").filter({ hasText: comment });
      await expect(entry.getByRole("heading")).toContainText(sender);
      await expect(entry.locator(`time[datetime="${date}"]`)).toHaveText(day);
    }
    await openPage(page, "/blogs/detail?post=range-and-payload");
    await expect(thread.getByRole("article")).toHaveCount(0);
    await expect(page.locator("article.article")).toContainText("0 comments");
  });

  test("a comment is not sent; its text stays, and a message says so", async ({ page }) => {
    await openPage(page, "/blogs/detail");
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
    await expect(page).toHaveURL("/#/blogs/detail");
    expect(calls).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the comment form and the search say that they are not open, and send nothing", async ({ page }) => {
    await page.goto("/blogs/detail");
    const form = page.locator(".comment-form");
    // Playwright leaves <noscript> out of the text of what holds it.
    await expect(form.locator("noscript .alert")).toContainText("Comments are not open yet");
    await expect(form.locator("noscript .alert")).toBeVisible();
    await form.locator("[name=name]").fill("Asha Verma");
    const calls = callsOf(page);
    await form.getByRole("button", { name: "Post comment" }).click();
    await expect(form.locator("[name=name]")).toHaveValue("Asha Verma");
    await page.goto("/blogs/grid");
    await expect(page.locator("aside noscript p")).toContainText(blogWords.sidebar.search.notOpen);
    calls.length = 0;
    await page.getByRole("complementary").getByRole("searchbox").fill("eicher");
    await page.getByRole("complementary").getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/blogs/grid");
    expect(calls).toEqual([]);
  });

  test("each article can be read under its own title", async ({ page }) => {
    for (const { slug, title } of blogPosts) {
      await page.goto(`/blogs/detail?post=${slug}&from=a-friend`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    }
  });
});
