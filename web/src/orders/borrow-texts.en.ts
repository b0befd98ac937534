/** English texts of what a short borrows, on the ticket. */
import { formatQuantity } from '@bahi/core/format.ts';

const texts = {
  label: 'Left to borrow',
  closed: 'Channel closed',
  left: (left: number, quota: number) => `${formatQuantity(left)} of ${formatQuantity(quota)} shares`,
};

export type BorrowTexts = typeof texts;

export default texts;
