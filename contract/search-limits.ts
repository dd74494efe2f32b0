/** In characters. The form takes no more of a query, and the server reads no more. */
export const longestQuery = 200;
