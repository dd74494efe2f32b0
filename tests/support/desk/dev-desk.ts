/** `npm run dev:desk`: the desk from its sources with hot reload, on the invented records of the fake desk. */
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { startFakeDesk } from "./fake-desk.ts";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const port = Number(process.env.DESK_PORT ?? 8081);

const { origin } = await startFakeDesk();
const vite = await createServer({
  root: `${project}desk`,
  configFile: `${project}vite.config.ts`,
  server: {
    host: "127.0.0.1",
    port,
    strictPort: true,
    // The modules of desk/api/ have such addresses too.
    proxy: {
      "/api": { target: origin, bypass: ({ url }) => (/\.ts(?:\?|$)/.test(url ?? "") ? url : undefined) },
    },
    fs: { allow: [project] },
  },
});
await vite.listen();
console.log(`The desk on invented records: http://127.0.0.1:${port}`);
