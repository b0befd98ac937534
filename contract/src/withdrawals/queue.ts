/** The queue of withdrawals, and who decides its cases. */
export const withdrawals = { withdrawals: ['funds_maker', 'funds_checker'] } as const;
