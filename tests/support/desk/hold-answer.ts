import { vi } from "vitest";

/** Calls of the server get no answer until `refuse` refuses the last of them. */
export function holdAnswer(): { refuse(): void } {
  let refuse = () => {};
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) => {
        refuse = () => resolve(Response.json({ message: "Not now." }, { status: 503 }));
      }),
  );
  return { refuse: () => refuse() };
}
