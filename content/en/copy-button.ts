/** The button that copies a text. */
export const copyButton = { copy: "Copy", copied: "Copied." } as const;
