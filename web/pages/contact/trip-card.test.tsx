import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emptyEnquiry } from "#contract/enquiry.ts";
import { TripCard } from "./trip-card.tsx";

test.each([
  [105, "about 105 km"],
  [105.1234, "about 105.1 km"],
  [1234.5, "about 1,234.5 km"],
])("%s kilometres stand on the card as in the order strip: %s", (kilometres, shown) => {
  const enquiry = { ...emptyEnquiry, from: "Mohali", to: "Ambala" };
  expect(renderToStaticMarkup(<TripCard trip={{ enquiry, kilometres }} />)).toContain(`<li>${shown}</li>`);
});
