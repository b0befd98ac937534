/** Traditional Chinese texts of what a short borrows, on the ticket. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { BorrowTexts } from './borrow-texts.en.ts';

const texts: BorrowTexts = {
  label: '剩餘可借股數',
  closed: '暫停借券',
  left: (left, quota) => `${formatQuantity(left)} / ${formatQuantity(quota)} 股`,
};

export default texts;
