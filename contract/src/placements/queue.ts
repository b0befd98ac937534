/** The queue of requests for placements, and who decides its cases. */
export const placements = { placements: ['funds_maker', 'funds_checker'] } as const;
