import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** What the browser build, the renderer build and the dev server have in common. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  envPrefix: "PUBLIC_",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
