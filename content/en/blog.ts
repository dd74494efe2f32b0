import { paths } from "#contract/routes.ts";
import { placeholder } from "../placeholder.ts";
import type { BlogSample, BlogWords } from "../schema/blog.ts";
import { serviceLinks } from "./service-links.ts";
import { site } from "./site.ts";

/** What the blog's pages say around the posts; the posts themselves lie in content/blog/. */
export const blogWords: BlogWords = {
  posts: "Articles",
  readArticle: "Read the article",
  // The specification shows these four, and they are static.
  pagination: {
    label: "Pages of the blog",
    page: "Page",
    pages: [1, 2, 3, 5],
    note: "All articles so far are on page 1. The other numbers lead back to its top.",
  },
  sidebar: {
    label: "More from the blog",
    search: {
      title: "Search the blog",
      label: "Search the blog",
      button: "Search",
      notOpen: "Blog search is not available yet.",
      instead: "Search the whole site",
    },
    services: {
      title: "Transport Services",
      links: [
        serviceLinks.intercity,
        serviceLinks.corporate,
        serviceLinks["on-demand"],
        { label: "Air, road, ocean and rail freight", to: paths.freight },
      ],
    },
    popular: {
      title: "Popular Post",
      slugs: ["range-and-payload", "e-way-bills-in-practice", "a-round-in-the-tricity"],
    },
    gallery: {
      title: "Gallery",
      pictures: [
        { name: "hero-highway", alt: "An electric truck on the highway in the morning sun" },
        { name: "hero-city", alt: "An electric truck in a city street" },
        { name: "hero-depot", alt: "Two electric trucks at the chargers of the depot" },
        { name: "vehicle-tata-ace", alt: "Tata Ace, the small white electric truck" },
        { name: "vehicle-jem", alt: "JEM, the lime electric truck" },
        { name: "vehicle-eicher", alt: "Eicher, the largest electric truck of the fleet" },
      ],
    },
    tags: { title: "All Tags" },
    emergency: {
      title: "Emergency support",
      text: "Issue with a shipment in transit? Call us.",
      phone: site.phones[0],
    },
  },
  article: {
    sample: placeholder("Sample article", "articles of the company’s own"),
    published: "Published",
    comments: "comments",
    comment: "comment",
    views: "views (sample)",
    readingTime: "min read",
    tags: "Related tags",
    share: "Share",
    shareOn: "Share on",
    previous: "Previous post",
    next: "Next post",
    moreArticles: "More articles",
  },
  thread: {
    title: "Comments",
    sample: "Sample",
    none: "There are no comments on this article.",
    reply: "Reply to",
  },
  form: {
    title: "Leave a comment",
    lead: "Fields marked * are required.",
    name: "Name",
    email: "Email",
    comment: "Comment",
    button: "Post comment",
    notOpen: "Comments are not open yet. Your comment has not been posted; it is still in the form.",
    writeTo: "To share your thoughts, write to",
  },
};

/** The sample thread of the sample article, marked as one where it is shown. */
export const blogSample: BlogSample = {
  slug: "charging-in-daily-work",
  views: placeholder("128", "how often the newest article was read"),
  comments: [
    {
      sender: placeholder("Manpreet", "sample reader"),
      date: "2026-11-13",
      day: "13 November 2026",
      comment:
        "We run a cash-and-carry in Zirakpur. Would an ordinary industrial socket at the dock really help while you unload?",
      replies: [
        {
          sender: site.name,
          date: "2026-11-13",
          day: "13 November 2026",
          comment:
            "For most routes, yes. Even a short top-up on a slow charger helps in the afternoon. Tell us how long unloading takes and we will work it out.",
        },
        {
          sender: placeholder("Manpreet", "sample reader"),
          date: "2026-11-14",
          day: "14 November 2026",
          comment: "Thirty to forty minutes on a normal day. I will write to you.",
        },
      ],
    },
    {
      sender: placeholder("Ritika", "sample reader"),
      date: "2026-11-15",
      day: "15 November 2026",
      comment: "Point five in the list for drivers should be on every fleet’s dashboard.",
      replies: [],
    },
  ],
};
