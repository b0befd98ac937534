/** The queue of tickets, and who decides its cases: each has one of them as its desk, a complaint risk, which answers for what the house did. */
export const support = { tickets: ['support', 'risk'] } as const;
