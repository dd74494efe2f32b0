import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildData } from "./scripts/build/build-data-plugin.ts";
import { placeholderTexts } from "./scripts/build/placeholder-plugin.ts";

/** What the browser build, the renderer build and the dev server have in common. */
export default defineConfig({
  plugins: [buildData(), placeholderTexts(), react()],
  publicDir: false,
  envPrefix: "PUBLIC_",
  build: {
    target: "es2022",
    // Browsers of 2024 and later: light-dark() and nesting stay as written. Rewritten for older
    // ones, light-dark() would freeze at :root and a dark section could not turn its tokens.
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
