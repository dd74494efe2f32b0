import { blogPosts } from "#build-data/blog-posts";
import { routes } from "#contract/routes.ts";
import { expect, test } from "./test.ts";

test("the sitemap and the blog's feed are well-formed XML that lists every page, every post", async ({
  page,
}) => {
  await page.goto("/faq");
  const [sitemap, feed] = await page.evaluate(() =>
    ["/sitemap.xml", "/blogs/rss.xml"].map((address) => {
      // Trusted Types: parsing XML needs no policy, unlike HTML.
      const request = new XMLHttpRequest();
      request.open("GET", address, false);
      request.overrideMimeType("application/xml");
      request.send();
      const xml = request.responseXML;
      return {
        root: xml?.documentElement.nodeName,
        version: xml?.documentElement.getAttribute("version"),
        pages: xml?.querySelectorAll("url > loc").length,
        posts: xml?.querySelectorAll("item > link").length,
      };
    }),
  );
  const indexable = routes.filter(({ indexable }) => indexable).length;
  // The newest post has no other address than the page of articles.
  expect(sitemap).toEqual({
    root: "urlset",
    version: null,
    pages: indexable + blogPosts.length - 1,
    posts: 0,
  });
  expect(feed).toEqual({ root: "rss", version: "2.0", pages: 0, posts: blogPosts.length });
});
