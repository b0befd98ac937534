/** Traditional Chinese texts of what a short borrows, on the ticket. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { BorrowTexts } from './borrow-texts.en.ts';

const texts: BorrowTexts = {
  label: '尚可借券',
  closed: '暫停借券',
  left: (left) => `${formatQuantity(left)} 股`,
  quota: (quota) => `全體客戶額度共 ${formatQuantity(quota)} 股`,
};

export default texts;
