import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { blogPosts } from "#build-data/blog-posts";
import { postPath } from "#contract/post-path.ts";
import { routeAddresses } from "#contract/routes.ts";
import type { RenderedDocument, SiteBuild, SiteDocument, SiteRenderer } from "#contract/site-build.ts";

/** An address that is no route, so it renders the error page. */
const unknownAddress = "/404";
/** The same for addresses that start with /error, which show no header and no footer. */
const unknownErrorAddress = "/error";

/**
 * Renders every document into `siteFolder`.
 *
 * @returns what the server must know about each.
 */
export async function writeDocuments(
  renderer: SiteRenderer,
  siteFolder: string,
): Promise<SiteBuild["documents"]> {
  const documents: Record<string, SiteDocument> = {};
  for (const address of [...routeAddresses, ...blogPosts.map(postPath), unknownAddress]) {
    const { html, ...sources } = await render(renderer, address);
    const file = join("documents", fileOf(address));
    await mkdir(dirname(join(siteFolder, file)), { recursive: true });
    await writeFile(join(siteFolder, file), html);
    documents[address] = { file, ...sources };
  }
  await writeErrorFiles(renderer, siteFolder);
  return documents;
}

/** An error has what a component threw as its cause. */
async function render(renderer: SiteRenderer, address: string): Promise<RenderedDocument> {
  try {
    return renderer.renderDocument(address, {});
  } catch (error) {
    const [cause] = await renderer.renderErrors(address, {});
    if (cause === undefined) throw error;
    throw new Error((error as Error).message, { cause });
  }
}

/** "/" → "index.html", "/blogs/detail?post=x" → "blogs/detail/x.html". */
function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1).replace("?post=", "/")}.html`;
}

/** The error pages as plain files, answered with 200: see documentOf in web/boot/linked-page.ts. */
async function writeErrorFiles(renderer: SiteRenderer, siteFolder: string): Promise<void> {
  for (const [address, file] of [
    [unknownAddress, "unknown.html"],
    [unknownErrorAddress, "unknown-error.html"],
  ] as const) {
    await writeFile(join(siteFolder, file), (await render(renderer, address)).html);
  }
}
