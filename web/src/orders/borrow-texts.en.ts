/** English texts of what a short borrows, on the ticket. */
import { formatQuantity } from '@bahi/core/format.ts';

export interface Fees {
  readonly day: string;
  readonly year: string;
  readonly rate: string;
}

const texts = {
  label: 'Left to borrow',
  closed: 'Channel closed',
  left: (left: number) => `${formatQuantity(left)} shares`,
  quota: (quota: number) => `Of ${formatQuantity(quota)} for all customers together`,
  fee: 'Borrow fee',
  perDay: (p: Fees) => `${p.day} INR a day`,
  feeNote: (p: Fees) =>
    `${p.rate}% a year, ${p.year} INR, at today’s rate and mark price. Charged for each date on which the position is open at midnight; the rate changes with how much is borrowed.`,
};

export type BorrowTexts = typeof texts;

export default texts;
