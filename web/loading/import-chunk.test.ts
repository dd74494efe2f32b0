import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FetchError, importChunk } from "./import-chunk.ts";
import { ChunkLoadError, loadChunk } from "./load-chunk.ts";

interface Link {
  rel: string;
  href: string;
  onload?(): void;
  onerror?(): void;
  remove(): void;
}

let links: Link[];
const files = ["assets/faq.js", "assets/faq.css"];

beforeEach(() => {
  links = [];
  vi.stubGlobal("document", {
    createElement: () => ({
      remove(this: Link) {
        links = links.filter((link) => link !== this);
      },
    }),
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`),
    head: { append: (link: Link) => links.push(link) },
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The server's answers to requests for the chunk's files: a status, or undefined for none. */
function answer(...statuses: (number | undefined)[]) {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address);
    const status = statuses.shift();
    if (status === undefined) throw new TypeError("Failed to fetch");
    return new Response("", { status });
  });
  return fetched;
}

const stylesheet = () => links.find(({ rel }) => rel === "stylesheet");

test("a chunk is imported with its styles in use, and fetched by links alone", async () => {
  const fetched = answer();
  const load = vi.fn(async () => "module");
  const imported = [importChunk(load, files), importChunk(load, files)];
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    "modulepreload /assets/faq.js",
    "stylesheet /assets/faq.css",
  ]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  stylesheet()?.onload?.();
  expect(await Promise.all(imported)).toEqual(["module", "module"]);
  expect(fetched).toEqual([]);
});

test("an import that fails is repeated once the files have come", async () => {
  const fetched = answer(200);
  const load = vi.fn(async () => "module").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await importChunk(load, ["assets/faq.js"])).toBe("module");
  expect(fetched).toEqual(["/assets/faq.js"]);
});

test("styles that fail are asked for again", async () => {
  answer(200, 200);
  const imported = importChunk(async () => "module", files);
  stylesheet()?.onerror?.();
  await vi.waitFor(() => expect(stylesheet()).toBeDefined());
  stylesheet()?.onload?.();
  expect(await imported).toBe("module");
});

test.each([
  { statuses: [undefined], needsReload: false, when: "the network fails" },
  { statuses: [503], needsReload: false, when: "the server starts again" },
  { statuses: [404], needsReload: true, when: "a new release has replaced the file" },
  { statuses: [200], needsReload: true, when: "the file comes, and the import fails all the same" },
])("only a reload helps: $needsReload, when $when", async ({ statuses, needsReload }) => {
  answer(...statuses);
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const failure = loadChunk("faq", () => importChunk(load, ["assets/faq.js"]));
  await expect(failure).rejects.toThrow("Loading chunk faq failed (missing)");
  const error: ChunkLoadError = await failure.catch((reason) => reason);
  expect(error).toMatchObject({ needsReload });
  const outer: ChunkLoadError = await loadChunk("home", () => failure).catch((reason) => reason);
  expect(outer.message, "a page whose lower sections fail").toBe("Loading chunk home failed (missing)");
  expect(outer).toMatchObject({ chunk: "home", needsReload });
  expect(error.cause instanceof FetchError).toBe(statuses[0] !== 200);
});

test("lower sections that take too long are no missing file of their page", async () => {
  const below = () => Promise.reject(new ChunkLoadError("home.below"));
  const error: ChunkLoadError = await loadChunk("home", below).catch((reason) => reason);
  expect(error.message).toBe("Loading chunk home failed (timeout)");
  expect(error.needsReload).toBe(false);
});
