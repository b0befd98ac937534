/** The queue of requests for pledges, and who decides its cases. */
export const pledges = { pledges: ['risk'] } as const;
