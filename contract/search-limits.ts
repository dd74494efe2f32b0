/** The longest query that form and server read, in characters. */
export const longestQuery = 200;
