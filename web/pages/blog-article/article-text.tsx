import { createElement } from "react";
import type { BlogBlock, BlogInline } from "#content/schema/blog.ts";
import { Link } from "#web/navigation/link.tsx";
import "./article-text.css";

/** An article's blocks as React elements: no HTML is ever made from text. */
export function ArticleText({ blocks }: { readonly blocks: readonly BlogBlock[] }) {
  return (
    <div className="article-text">
      {blocks.map((block) => (
        <Block block={block} key={JSON.stringify(block)} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: BlogBlock }) {
  switch (block.kind) {
    case "heading":
      return <h2>{block.text}</h2>;
    case "paragraph":
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <p>
            <Words words={block.words} />
          </p>
        </blockquote>
      );
    case "list":
      return createElement(
        block.ordered ? "ol" : "ul",
        undefined,
        block.items.map((words) => (
          <li key={JSON.stringify(words)}>
            <Words words={words} />
          </li>
        )),
      );
  }
}

function Words({ words }: { readonly words: readonly BlogInline[] }) {
  return words.map((word) => (typeof word === "string" ? word : <StyledWord word={word} key={word.text} />));
}

const elements = { strong: "strong", emphasis: "em" } as const;

function StyledWord({ word }: { readonly word: Exclude<BlogInline, string> }) {
  if (word.kind !== "link") return createElement(elements[word.kind], undefined, word.text);
  if (word.to.startsWith("/")) return <Link to={word.to}>{word.text}</Link>;
  return (
    <a href={word.to} rel="noopener">
      {word.text}
    </a>
  );
}
