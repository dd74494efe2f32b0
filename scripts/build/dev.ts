/**
 * `npm run dev`: the site with hot reload. Vite serves the browser's code and renders each document
 * from the sources; the API runs as its own process on the next port and restarts when its
 * sources change.
 */
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type Plugin } from "vite";
import { site } from "#content/en/site.ts";
import { matchRoute, routeAddresses } from "#contract/routes.ts";
import { ensureModel, modelFile } from "#scripts/meena/model.ts";

// The server reads the model where the build puts it.
await ensureModel();
mkdirSync("dist", { recursive: true });
copyFileSync(modelFile, "dist/meena-model.bin");

const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 8080);
const apiPort = port + 1;

const api = spawn(
  "node",
  ["--watch-path=server", "--watch-path=content", "--watch-path=contract", "server/main.ts"],
  {
    stdio: "inherit",
    // The desk listens on the API's port otherwise; it has `npm run dev:desk`.
    env: { ...process.env, PORT: String(apiPort), DESK_PORT: "off" },
  },
);
process.on("exit", () => api.kill());
// The last: start.mjs has ended.
for (const event of ["SIGINT", "SIGTERM", "disconnect"]) process.on(event, () => process.exit(0));

const target = `http://${host}:${apiPort}`;
const server = await createServer({
  appType: "custom",
  publicDir: "web/public",
  plugins: [documents()],
  // For web/boot/boot.ts, as in the build.
  define: { knownAddresses: JSON.stringify(routeAddresses) },
  server: {
    host,
    port,
    strictPort: true,
    proxy: { "/api": target, "/pictures": { target, bypass: servePicture } },
  },
});
await server.listen();
console.log(`Development server: http://${host}:${port} (components: /gallery.html)`);

/** Renders the document of each address from the sources, with Vite's client in it. */
function documents(): Plugin {
  return {
    name: "documents",
    configureServer(vite) {
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          const address = request.originalUrl ?? "/";
          const path = address.split("?")[0] ?? "/";
          const isUnknown = matchRoute(path).id === "not-found" && !path.endsWith(".html");
          // The boot script fetches the document of a deep link (`/#/faq`), whatever it accepts.
          if (isUnknown && !request.headers.accept?.includes("text/html")) return next();
          try {
            const html = await vite.transformIndexHtml(address, await documentOf(address));
            response.statusCode = isUnknown ? 404 : 200;
            response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
          } catch (error) {
            vite.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
      };

      async function documentOf(address: string): Promise<string> {
        const path = address.split("?")[0] ?? "/";
        if (path.endsWith(".html")) return readFileSync(`web/gallery${path}`, "utf8");
        const { renderApp } = await vite.ssrLoadModule("/web/app/entry-prerender.tsx");
        const { loadAllCode } = await vite.ssrLoadModule("/web/loading/lazy-code.ts");
        await loadAllCode();
        return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${site.name} (development)</title>
<link rel="stylesheet" href="/web/styles/site.css"></head>
<body><div id="root" data-modules="/web/app/entry-client.tsx">${renderApp(address, {})}</div>
<script type="module" src="/web/boot/boot.ts"></script></body></html>`;
      }
    },
  };
}

function servePicture(request: { url?: string | undefined }): string {
  return `/web${request.url}`;
}
