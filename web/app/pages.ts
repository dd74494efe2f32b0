import type { PageName } from "#contract/routes.ts";
import type { PageModule } from "#web/pages/page.ts";

/** Loads the code of each page. Each is a chunk of its own. */
export const pageLoaders: Readonly<Record<PageName, () => Promise<PageModule>>> = {
  home: () => import("../pages/home/home.page.tsx"),
  about: () => import("../pages/about/about.page.tsx"),
  faq: () => import("../pages/faq/faq.page.tsx"),
  "not-found": () => import("../pages/not-found/not-found.page.tsx"),
  freight: () => import("../pages/freight/freight.page.tsx"),
  services: () => import("../pages/services/services.page.tsx"),
  "ocean-freight": () => import("../pages/ocean-freight/ocean-freight.page.tsx"),
  blog: () => import("../pages/blog/blog.page.tsx"),
  "blog-article": () => import("../pages/blog-article/blog-article.page.tsx"),
  contact: () => import("../pages/contact/contact.page.tsx"),
  "privacy-policy": () => import("../pages/privacy-policy/privacy-policy.page.tsx"),
  "trackk-policy": () => import("../pages/trackk-policy/trackk-policy.page.tsx"),
  terms: () => import("../pages/terms/terms.page.tsx"),
  "refund-policy": () => import("../pages/refund-policy/refund-policy.page.tsx"),
  intercity: () => import("../pages/intercity/intercity.page.tsx"),
  "on-demand": () => import("../pages/on-demand/on-demand.page.tsx"),
  corporate: () => import("../pages/corporate/corporate.page.tsx"),
  hiring: () => import("../pages/hiring/hiring.page.tsx"),
  search: () => import("../pages/search/search.page.tsx"),
};
