import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formMessages } from "#content/en/form-messages.ts";
import { FormResult, type FormResultProps } from "./form-result.tsx";

const accepted: FormResultProps = {
  isHere: true,
  heading: "h2",
  resultRef: { current: null },
  alert: { tone: "success", text: "Sent." },
  hasUnsent: false,
  sendAgain: undefined,
  reference: undefined,
  isAccepted: true,
  waiting: false,
  isPosted: false,
  next: "We call within three days.",
};

test("an accepted form whose reference broke off says what happens next all the same", () => {
  const markup = renderToStaticMarkup(<FormResult {...accepted} />);
  expect(markup).toContain(accepted.next);
  expect(markup).not.toContain(formMessages.reference);
  expect(markup, "on the ground for which its colours are made").toContain("on-brand");
});

test("a form that was not accepted says nothing of what happens next", () => {
  const alert = { tone: "error", text: "Away." } as const;
  expect(renderToStaticMarkup(<FormResult {...accepted} alert={alert} isAccepted={false} />)).not.toContain(
    accepted.next,
  );
});
