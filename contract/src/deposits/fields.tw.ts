/** Traditional Chinese words of the fields that calls of deposits alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  channel: '入金方式',
  channelPassword: '入金方式密碼',
  deposit: '入金申請',
  proof: '付款憑證',
};
