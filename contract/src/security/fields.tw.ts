/** Traditional Chinese words of the fields that calls of security alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  days: '天數',
  loginPassword: '登入密碼',
  email: '電子郵件地址',
  phone: '手機號碼',
  response: '通行金鑰的回應',
};
