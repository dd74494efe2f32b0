/** Of the field that nobody sees; whoever meets it without styles is told what to do. */
export const formTrap = { label: "Please leave this empty" } as const;
