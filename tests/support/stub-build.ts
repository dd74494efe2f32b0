import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll } from "vitest";
import type { SiteBuild } from "#contract/site-build.ts";
import { modelFile } from "#scripts/meena/model.ts";

/** Inline script hash of the stub documents; only its place in the policy matters. */
export const stubScriptHash = "'sha256-c3RhbmQtaW4gc2NyaXB0IGhhc2g='";
export const stubStyleHash = "'sha256-c3RhbmQtaW4gc3R5bGUgaGFzaA=='";
/** The origin of the analytics script in the pages that the stub renderer makes. */
export const stubAnalyticsOrigin = "https://stats.example.com";

const pages = [
  "/",
  "/about-us",
  "/contact-us",
  "/services/detail",
  "/hiring",
  "/search",
  "/Terms-condition",
  "/error404",
  "/404",
  "/blogs/detail",
  "/blogs/detail?post=first",
];

/**
 * A small build in the shape of contract/site-build.ts, so that the server is tested without waiting
 * for the real one; only Meena's model is. The renderer prints its arguments as JSON in a `pre`.
 */
export function writeStubBuild(dist: string, settings: SiteBuild["settings"] = {}): void {
  const site = path.join(dist, "site");
  const documents = Object.fromEntries(
    pages.map((pathname) => {
      const file = `documents/${pathname === "/" ? "home" : pathname.slice(1).replace("?post=", "/")}.html`;
      writePacked(
        path.join(site, file),
        `<!doctype html><title>${pathname}</title>${"<p>Green miles.</p>".repeat(200)}`,
      );
      return [pathname, { file, scriptHashes: [stubScriptHash], styleHashes: [stubStyleHash] }];
    }),
  );
  writePacked(path.join(site, "assets/entry-0a1b2c3d.js"), `console.info("${"mile ".repeat(300)}");`);
  write(path.join(site, "pictures/tata-ace.avif"), "a picture");
  write(path.join(site, "pictures/euler.avif"), "a picture");
  write(path.join(site, "robots.txt"), "User-agent: *\nAllow: /\n");
  write(path.join(site, "sitemap.xml"), "<urlset/>");
  write(path.join(site, "site.webmanifest"), "{}");
  write(path.join(site, "people/asha-verma.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  write(path.join(site, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  write(
    path.join(dist, "site.json"),
    JSON.stringify({ documents, settings, placeholders: [] } satisfies SiteBuild),
  );
  write(path.join(dist, "package.json"), `{ "type": "module" }`);
  write(path.join(dist, "renderer/renderer.js"), renderer);
  copyFileSync(modelFile, path.join(dist, "meena-model.bin"));
}

/** Writes a stub build into a folder that is deleted at the end of the test file. */
export function makeStubBuild(settings: SiteBuild["settings"] = {}): string {
  const dist = mkdtempSync(path.join(tmpdir(), "greenmile-dist-"));
  writeStubBuild(dist, settings);
  afterAll(() => rmSync(dist, { recursive: true }));
  return dist;
}

const renderer = `
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
export function renderDocument(location, data) {
  return {
    html: "<!doctype html><title>" + escape(location) + "</title><pre>" + escape(JSON.stringify(data)) + "</pre>",
    scriptHashes: ["${stubScriptHash}"],
    styleHashes: ["${stubStyleHash}"],
    analyticsOrigin: "${stubAnalyticsOrigin}",
  };
}
`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writePacked(file: string, text: string): void {
  write(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}
