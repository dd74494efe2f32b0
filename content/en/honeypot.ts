/** The label of the hidden field that only programs fill in. A page without styles shows it. */
export const honeypot = { label: "Please leave this empty" } as const;
