import { pageDescriptions } from "#content/en/page-descriptions.ts";
import { site } from "#content/en/site.ts";

/** The web app manifest: how the site looks on a home screen. */
export function webManifest(): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: pageDescriptions.home,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    background_color: "#f4f3ee",
    theme_color: "#0f4232",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
