/** Stories of currency exchange; stories.ts says what the kinds mean. */
export const exchange = {
  /** Amounts with their currency: "USD 12.00". */
  'exchange.done': { paid: 'text', got: 'text' },
  'exchange.done_owed': { paid: 'text', got: 'text', owed: 'text' },
} as const;
