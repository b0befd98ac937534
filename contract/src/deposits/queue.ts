/** The queue of deposits, and who decides its cases. */
export const deposits = { deposits: ['funds_maker', 'funds_checker'] } as const;
