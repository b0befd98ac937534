/** The parts of an account's total (account-total.ts), apart from its sum: the contract names them without the rules of positions. */

/** In the order in which they are told. */
export const TOTAL_PARTS = [
  'cash',
  'held',
  'foreign',
  'shares',
  'lent',
  'pledged',
  'funds',
  'digital',
  'forex',
  'unlisted',
  'escrow',
  'units',
  'dividends',
  'short_kept',
  'short_owed',
  'leverage',
  'receivable',
  'loan',
  'interest',
] as const;
export type TotalPart = (typeof TOTAL_PARTS)[number];
