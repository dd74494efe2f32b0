import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictures } from "#build-data/pictures";
import { Picture } from "./picture.tsx";

test("a picture is offered as AVIF, with one file for older browsers, and all of its files exist, and no others", () => {
  const names = Object.keys(pictures).filter((name) => !name.endsWith("-tall"));
  const files = names.flatMap((name) => {
    const tall = pictures[`${name}-tall`] && { name: `${name}-tall`, sizes: "100vw" };
    const html = renderToStaticMarkup(
      <Picture name={name} decorative sizes="100vw" {...(tall && { tall })} />,
    );
    expect(html.match(/type="image\/(?!avif)/g)).toBeNull();
    expect(html.match(/\.webp/g)).toHaveLength(1);
    return [...html.matchAll(/\/pictures\/([\w.-]+)/g)].map(([, file = ""]) => file);
  });
  expect(new Set(files)).toEqual(new Set(readdirSync("web/pictures")));
});
