/** Traditional Chinese texts of what a short borrows, on the ticket. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { BorrowTexts } from './borrow-texts.en.ts';

const texts: BorrowTexts = {
  label: '尚可借券',
  closed: '暫停借券',
  left: (left) => `${formatQuantity(left)} 股`,
  quota: (quota) => `全體客戶額度共 ${formatQuantity(quota)} 股`,
  fee: '借券費用',
  perDay: (p) => `每日 ${p.day} INR`,
  feeNote: (p) =>
    `依目前費率與標記價格，年費率 ${p.rate}%，一年 ${p.year} INR。持倉在午夜仍未平倉的每一天計費；費率隨借出比例變動。`,
};

export default texts;
