/** The queue of requests for block trades, and who decides its cases. */
export const blockTrades = { block_trades: ['risk'] } as const;
