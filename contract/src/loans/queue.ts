/** The queue of requests for credit loans, and who decides its cases. */
export const loans = { loans: ['risk'] } as const;
