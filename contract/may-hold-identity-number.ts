/**
 * Whether a text has twelve digits, or letters and digits like a PAN or a voter ID: no other text holds an identity
 * number (identity-numbers.ts). A file of its own, because it is part of the first load: every page has a search form.
 */
export const mayHoldIdentityNumber = /(?:\p{Nd}\P{Nd}*){12}|[a-z]{3}\P{L}{0,3}\p{Nd}{4}/iu;
