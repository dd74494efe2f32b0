/** How long the API may take to answer, in milliseconds. Slow phones on patchy networks need this long. */
export const answerTimeout = 30_000;
