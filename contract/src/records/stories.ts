/** Stories of the books; stories.ts says what the kinds mean. */
export const records = {
  /** Amounts with their currency: "USD 12.00". */
  'debt.paid': { amount: 'text' },
  'debt.paid_in_part': { amount: 'text', owed: 'text' },
} as const;
