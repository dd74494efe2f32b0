import type { LegalBlock, LegalSection } from "#content/schema/legal.ts";
import { Passage } from "./passage.tsx";

export interface SectionProps {
  /** Its number in the document, from 1. */
  readonly number: number;
  readonly section: LegalSection;
}

/** One numbered section. A script can focus its heading. */
export function Section({ number, section: { id, title, blocks } }: SectionProps) {
  return (
    <section className="legal-section" aria-labelledby={id}>
      <h2 id={id} className="legal-section__title part-title" tabIndex={-1}>
        <span className="legal-section__number">{number}</span> {title}
      </h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places.
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <Passage words={block.text} />
        </p>
      );
    case "list":
      return <ul className="legal-list">{itemsOf(block)}</ul>;
    case "steps":
      return <ol className="legal-list">{itemsOf(block)}</ol>;
    case "terms":
      return <Terms items={block.items} />;
    case "table":
      return <Table {...block} />;
  }
}

function itemsOf({ items }: Extract<LegalBlock, { kind: "list" | "steps" }>) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places.
    <li key={index}>
      <Passage words={item} />
    </li>
  ));
}

function Terms({ items }: Pick<Extract<LegalBlock, { kind: "terms" }>, "items">) {
  return (
    <dl className="legal-terms">
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Passage words={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ caption, columns, rows }: Omit<Extract<LegalBlock, { kind: "table" }>, "kind">) {
  return (
    <table className="legal-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cells may say the same, and none ever moves.
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
