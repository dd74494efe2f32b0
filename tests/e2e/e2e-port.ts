/** Where the tested site listens; `E2E_PORT` lets two working copies test at the same time. */
export const e2ePort = Number(process.env.E2E_PORT ?? 18_480);
