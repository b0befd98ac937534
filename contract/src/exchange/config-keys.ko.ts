/** Korean: what each key of the configuration of currency exchange is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { exchange as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  exchangeSpreadBps: {
    name: '환전 스프레드',
    meaning: '시장 중간값에서 떼는 폭으로, 단위는 0.01%입니다.',
  },
  exchangeQuoteSeconds: {
    name: '환전 시세 유효 시간',
    meaning: '제시한 환율이 유지되는 시간입니다.',
  },
};
