/** The queue of requests for day-trading mandates, and who decides its cases. */
export const dayTrading = { mandates: ['risk'] } as const;
