/** Traditional Chinese: what each key of the configuration of dividends is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { corporateActions as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  isDividendAutomatic: {
    name: '股利免申請',
    meaning: '股利是否於發放日自動入帳。若否，由持有人申請並經審核；每次除息依除息日當時的設定。',
  },
  dividendApplyDays: {
    name: '股利申請的營業日數',
    meaning: '採申請制時，自發放日起可申請的營業日數。屆時尚未領取者一律自動入帳，無須申請或審核，本公司不留存。',
  },
  dividendPromiseMinutes: {
    name: '承諾：股利',
    meaning: '股利申請審核所需的最長時間。',
  },
};
