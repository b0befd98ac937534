/** Traditional Chinese texts of refusals of cards and wallets. */
import type { destinations as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'destinations.incomplete': '請填寫完整：{field}。',
  'destinations.number_invalid': '銀行帳號為 6 至 34 個字母或數字。',
  'destinations.numbers_differ': '兩次輸入的銀行帳號不一致。',
  'destinations.ifsc_invalid': 'IFSC 為 11 個字元，例如 HDFC0001234。',
  'destinations.card_exists': '此銀行帳戶已存在。',
  'destinations.wallet_exists': '此錢包已存在。',
  'destinations.address_invalid': '這不是 {type} 地址。',
  'destinations.too_many': '最多 {maximum} 個，請先移除一個。',
  'destinations.unknown': '查無此銀行帳戶或錢包，或並非您本人所有。',
  'destinations.unreadable': '此銀行帳戶或錢包的號碼已無法讀取，無法匯款至此，請聯絡我們。',
  'destinations.in_use': '匯往此處的出金仍在處理中，結束後才能移除。',
  'destinations.too_new': '新增的收款帳戶自 {from} 起才可使用。',
};
