import type { SyntheticEvent } from "react";

/** For a form's focus and input: all of it stays in view while it opens and grows, down to the button that sends it. */
export function keepInView({ currentTarget: form }: SyntheticEvent<HTMLFormElement>): void {
  requestAnimationFrame(() => form.scrollIntoView({ block: "nearest" }));
}
