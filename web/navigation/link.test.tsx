import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shell } from "#content/en/shell.ts";
import { paths } from "#contract/routes.ts";
import { Link } from "./link.tsx";

test("in the document a link has the real path, with its query", () => {
  expect(renderToStaticMarkup(<Link to={`${paths.search}?q=eicher`}>Eicher</Link>)).toBe(
    `<a href="/search?q=eicher" data-link="true">Eicher</a>`,
  );
});

test("a document beside the site opens in a new tab, and the link says so", () => {
  const link = renderToStaticMarkup(<Link to={paths["trackk-policy"]}>Policy</Link>);
  expect(link).toContain(`href="/trackk-policy" target="_blank" rel="noopener"`);
  expect(link).toContain(shell.opensNewTab);
});

test("so does a link beside a form, whose identity numbers no storage keeps", () => {
  const link = renderToStaticMarkup(
    <Link to={paths["privacy-policy"]} newTab>
      Policy
    </Link>,
  );
  expect(link).toContain(`href="${paths["privacy-policy"]}" target="_blank" rel="noopener"`);
  expect(link).toContain(shell.opensNewTab);
});
