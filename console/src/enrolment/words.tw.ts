/** The words of enrolling in Traditional Chinese. */
import type { en } from './words.en.ts';

export const tw: typeof en = {
  title: '員工註冊',
  lead: '請輸入兩位同事分別提供的註冊碼。',
  account: '帳號',
  code: '註冊碼',
  otherCode: '另一位同事的註冊碼',
  next: '下一步',
  hello: (name: string) => `${name}，歡迎。`,
  authenticator: '請以驗證器 App 掃描，或輸入金鑰。',
  qr: '驗證器金鑰的 QR 碼',
  key: '金鑰',
  password: '設定密碼，至少 10 個字元',
  again: '再次輸入密碼',
  differ: '兩次輸入不同。',
  totp: '驗證器目前顯示的驗證碼',
  submit: '註冊並登入',
  back: '回到登入',
};
