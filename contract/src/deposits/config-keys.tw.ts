/** Traditional Chinese: what each key of the configuration of money in is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { deposits as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  depositWindow: {
    name: '入金時段',
    meaning: '營業日可入金的時段。',
  },
  depositMinimum: {
    name: '單筆入金下限',
    meaning: '單筆入金的最低金額。',
  },
  depositMaximum: {
    name: '單筆入金上限',
    meaning: '單筆入金的最高金額。',
  },
  depositTwoPersonFrom: {
    name: '入金雙人審核門檻',
    meaning: '達此金額的入金須由兩人核准。24 小時內由一人單獨核准的金額一併計入。',
  },
  depositPromiseMinutes: {
    name: '承諾：入金',
    meaning: '入金審核的承諾時間。',
  },
  depositChannels: {
    name: '入金方式',
    meaning: '入金的收款帳戶。',
  },
};
