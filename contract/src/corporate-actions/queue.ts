/** The queue of applications for dividends, and who decides its cases. */
export const corporateActions = { dividends: ['funds_maker', 'funds_checker'] } as const;
