type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The page's address, and per control its form's class, its name and what it held. */
type EarlyWords = readonly [address: string, ...words: (readonly [string, string, string | boolean])[]];

const key = "early-words";

/** The controls that were typed in, or filled in from before the reload. */
const typed = new Set<Control>();

/** Fields that no draft keeps, and twelve digits, which may be an identity number: not those of a phone with +91. */
const secretNames = /^(aadhar|license)/;
const twelveDigits = /^(?!\+91[\d -]+$)(\P{Nd}*\p{Nd}){12}/u;

/**
 * Keeps over a reload what is typed before a form has its own code, which marks the form and keeps the rest
 * (web/forms/use-draft.ts). What the browser itself sends is not kept: it would come back and be sent again.
 *
 * It writes at each input, not when the page is left. With a listener for `pagehide` the page's code still ran after
 * its requests were cancelled, and stored them as failed.
 */
export function keepEarlyWords(): void {
  addEventListener(
    "input",
    ({ target }) => {
      typed.add(target as Control);
      keep();
    },
    true,
  );
  // A press may send or empty a form whose code has come since.
  addEventListener("click", keep);
  addEventListener("submit", ({ defaultPrevented }) => {
    if (!defaultPrevented) typed.clear();
    keep();
  });
}

function keep(): void {
  const words = [...typed].filter(isEarly).map((control) => [...placeOf(control), wordIn(control)]);
  const address = location.hash.startsWith("#/")
    ? location.hash.slice(1)
    : location.pathname + location.search;
  try {
    if (words.length > 0) sessionStorage.setItem(key, JSON.stringify([address, ...words]));
    else sessionStorage.removeItem(key);
  } catch {
    // It may be forbidden.
  }
}

/** Puts them back. They stay in the storage, so that scripts come without a touch (boot.ts). */
export function putBackEarlyWords(address: string): void {
  try {
    const [from, ...words] = JSON.parse(sessionStorage.getItem(key) ?? "[]") as EarlyWords;
    if (from !== address) return;
    for (const control of document.querySelectorAll<Control>("#root form [name]")) {
      const word = words.find((kept) => placeOf(control).every((part, index) => part === kept[index]));
      if (!word) continue;
      if (typeof word[2] === "boolean") (control as HTMLInputElement).checked = word[2];
      else control.value = word[2];
      typed.add(control);
    }
  } catch {
    // Nothing was kept.
  }
}

function isEarly(control: Control): boolean {
  return (
    control.isConnected &&
    control.matches("#root form:not([data-kept]) [name]") &&
    !secretNames.test(control.name) &&
    !twelveDigits.test(control.value)
  );
}

function placeOf({ form, name }: Control): [string, string] {
  return [form?.className ?? "", name];
}

function wordIn(control: Control): string | boolean {
  return control.type === "checkbox" ? (control as HTMLInputElement).checked : control.value;
}
