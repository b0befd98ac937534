/** Korean texts of what a short borrows, on the ticket. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { BorrowTexts } from './borrow-texts.en.ts';

const texts: BorrowTexts = {
  label: '빌릴 수 있는 주식',
  closed: '대여 중단',
  left: (left) => `${formatQuantity(left)}주`,
  quota: (quota) => `전체 고객 한도 ${formatQuantity(quota)}주`,
};

export default texts;
