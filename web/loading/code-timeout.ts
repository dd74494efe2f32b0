/** How long a piece of code may take to arrive, in milliseconds (specification, section 9). */
export const codeTimeout = 120_000;
