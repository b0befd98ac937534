/** English texts of what a short borrows, on the ticket. */
import { formatQuantity } from '@bahi/core/format.ts';

const texts = {
  label: 'Left to borrow',
  closed: 'Channel closed',
  left: (left: number) => `${formatQuantity(left)} shares`,
  quota: (quota: number) => `Of ${formatQuantity(quota)} for all customers together`,
};

export type BorrowTexts = typeof texts;

export default texts;
