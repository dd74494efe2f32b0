import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emptyQuoteRequest } from "#contract/quote-request.ts";
import { QuoteCard } from "./quote-card.tsx";

test.each([
  [105, "about 105 km"],
  [105.1234, "about 105.1 km"],
  [1234.5, "about 1,234.5 km"],
])("%s kilometres stand on the card as in the quote form: %s", (kilometres, shown) => {
  const request = { ...emptyQuoteRequest, from: "Mohali", to: "Ambala" };
  expect(renderToStaticMarkup(<QuoteCard quote={{ request, kilometres }} />)).toContain(`<li>${shown}</li>`);
});
