/** Traditional Chinese words of the fields that calls of destinations alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  address: '地址',
  bank: '銀行',
  bankCode: '銀行代碼',
  branch: '分行',
  confirmNumber: '再次輸入的帳號',
  ifsc: 'IFSC 代碼',
  number: '銀行帳號',
};
