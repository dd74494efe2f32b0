import type { Topic } from "./topic.ts";

/** The website itself: its pages, and what it does not have. */
export const siteTopics: readonly Topic[] = [
  {
    id: "navigation",
    computed: "navigation",
    pages: [],
  },
  {
    id: "site-menu",
    say: ["siteSearch", "siteMenu", "siteFooter"],
    firstIf: { siteSearch: ["search"] },
    onlyOf: { siteSearch: ["search"] },
    pages: ["home", "search"],
  },
  { id: "home-page", say: ["homePage"], pages: ["home"] },
  { id: "about-page", say: ["aboutPage"], pages: ["about"] },
  { id: "faq-page", say: ["faqPage"], pages: ["faq"] },
  {
    id: "legal-pages",
    computed: "legalPages",
    pages: ["terms", "privacy-policy", "refund-policy", "trackk-policy"],
  },
  { id: "deadline-calculator", say: ["deadlineCalculator"], pages: ["terms", "refund-policy"] },
  { id: "accessibility", say: ["accessibility"], pages: ["contact"], suggest: ["person"] },
  { id: "page-missing", say: ["pageMissing"], pages: ["home"] },
  { id: "contact-form", say: ["contactForm"], pages: ["contact"] },
  {
    id: "form-sent",
    computed: "formSent",
    say: ["formSent"],
    pages: ["contact", "hiring"],
    suggest: ["person"],
  },
  { id: "chat-window", say: ["chatStays", "chatKeys", "chatErrors"], pages: ["privacy-policy"] },
  {
    id: "login",
    say: ["noLogin"],
    pages: ["on-demand"],
  },
  {
    id: "newsletter",
    say: ["newsletter", "dataDeleteHow"],
    rules: ["dataDeletion"],
    onlyOf: { dataDeletion: ["delete"], dataDeleteHow: ["delete"] },
    pages: ["contact"],
  },
  { id: "comment", say: ["comments"], pages: ["contact"] },
  {
    id: "blog",
    say: ["blog", "chargingBlog", "blogMore"],
    onlyOf: { chargingBlog: ["battery"] },
    pages: ["blog"],
  },
  {
    id: "app-trouble",
    isTrouble: true,
    say: ["appTrouble"],
    pages: ["contact"],
    suggest: ["person"],
  },
];
