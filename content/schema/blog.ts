import { z } from "zod";
import { isPage, siteLinkSchema } from "./link.ts";

/** A stretch of words inside a block. A link leads to a path of the site or to an https address. */
const inlineSchema = z.union([
  z.string().min(1),
  z.strictObject({ kind: z.enum(["strong", "emphasis"]), text: z.string().min(1) }),
  z.strictObject({
    kind: z.literal("link"),
    text: z.string().min(2),
    to: z
      .string()
      .refine(
        (to) => to.startsWith("https://") || isPage(to),
        "A link leads to a page of the site or to https://…",
      ),
  }),
]);
const wordsSchema = z.array(inlineSchema).min(1);

/** What an article is made of: all that a Markdown post may hold, and nothing else. */
const blockSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("heading"), text: z.string().min(3).max(60) }),
  z.strictObject({ kind: z.literal("paragraph"), words: wordsSchema }),
  z.strictObject({ kind: z.literal("quote"), words: wordsSchema }),
  z.strictObject({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(wordsSchema).min(1) }),
]);

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Lower-case words joined by hyphens.");
/** The name of a picture of `art/masters/`. */
const coverName = z.string().regex(/^[a-z0-9-]+$/);

/** A post as a card of the blog grid. */
export const blogPostSchema = z.strictObject({
  /** Its Markdown file's name, and its name in addresses. */
  slug,
  /** ISO 8601: "2026-11-12". */
  date: z.iso.date(),
  /** As the card shows them: "12" and "Nov". */
  day: z.string().regex(/^\d{2}$/),
  month: z.string().length(3),
  title: z.string().min(10).max(60),
  description: z.string().min(60).max(200),
  tags: z.array(z.string().min(2).max(24)).min(1).max(4),
  cover: coverName.optional(),
  /** Makes it a card of words without a picture. */
  quote: z.string().min(20).max(140).optional(),
  /** Estimated at 200 words a minute. */
  minutes: z.number().int().positive(),
});

/** The newest first. */
export const blogPostsSchema = z.array(blogPostSchema).min(1);

/** The text of each post, by its slug. */
export const blogArticlesSchema = z.record(slug, z.array(blockSchema).min(3));

const commentSchema = z.strictObject({
  sender: z.string().min(2).max(40),
  /** ISO 8601: "2026-11-13". */
  date: z.iso.date(),
  /** The same day in words. */
  day: z.string().regex(/^\d{1,2} [A-Z][a-z]+ \d{4}$/),
  comment: z.string().min(10).max(400),
});

/** The sample thread of the sample article. */
export const blogSampleSchema = z.strictObject({
  /** The post that it stands under. */
  slug,
  views: z.string().regex(/^\d+$/),
  comments: z.array(commentSchema.extend({ replies: z.array(commentSchema) })).min(1),
});

const text = z.string().min(2).max(200);

/** What the blog's pages say around the posts. */
export const blogWordsSchema = z.strictObject({
  posts: text,
  readArticle: text,
  pagination: z.strictObject({
    label: text,
    page: text,
    pages: z.array(z.number().int().positive()).min(1),
    note: text,
  }),
  sidebar: z.strictObject({
    label: text,
    search: z.strictObject({
      title: text,
      label: text,
      button: text,
      notOpen: text,
      instead: text,
    }),
    services: z.strictObject({ title: text, links: z.array(siteLinkSchema).min(3).max(6) }),
    popular: z.strictObject({ title: text, slugs: z.array(slug).min(1).max(5) }),
    gallery: z.strictObject({
      title: text,
      pictures: z
        .array(z.strictObject({ name: coverName, alt: z.string().min(10).max(120) }))
        .min(1)
        .max(12),
    }),
    tags: z.strictObject({ title: text }),
    emergency: z.strictObject({ title: text, text, phone: z.string().startsWith("+91 ") }),
  }),
  article: z.strictObject({
    /** Beside the date of every article. */
    sample: text,
    published: text,
    comments: text,
    comment: text,
    views: text,
    readingTime: text,
    tags: text,
    share: text,
    shareOn: text,
    previous: text,
    next: text,
    moreArticles: text,
  }),
  thread: z.strictObject({ title: text, sample: text, none: text, reply: text }),
  form: z.strictObject({
    title: text,
    lead: text,
    name: text,
    email: text,
    comment: text,
    button: text,
    notOpen: text,
    writeTo: text,
  }),
});

export type BlogInline = z.infer<typeof inlineSchema>;
export type BlogBlock = z.infer<typeof blockSchema>;
export type BlogPost = z.infer<typeof blogPostSchema>;
export type BlogArticles = Readonly<Record<string, readonly BlogBlock[]>>;
export type BlogComment = z.infer<typeof commentSchema>;
export type BlogSample = z.infer<typeof blogSampleSchema>;
export type BlogWords = z.infer<typeof blogWordsSchema>;
