/** Korean: what each key of the configuration of day trading is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { dayTrading as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  dayTradingMinimum: { name: '당일 매매 최소 한도', meaning: '당일 매매 한도 한 건의 최소 금액입니다.' },
  dayTradingMaximum: { name: '당일 매매 최대 한도', meaning: '당일 매매 한도 한 건의 최대 금액입니다.' },
  dayTradingFeeBps: {
    name: '당일 매매 수수료율',
    meaning: '동시에 가장 많이 연 금액에 대한 비율이며, 단위는 0.01%입니다.',
  },
  dayTradingFeeMinimum: { name: '당일 매매 최소 수수료', meaning: '쓰인 한도 한 건에 받는 최소 금액입니다.' },
  dayTradingFeeMaximum: { name: '당일 매매 최대 수수료', meaning: '한도 한 건에 받는 최대 금액입니다.' },
  dayTradingPromiseMinutes: { name: '약속 시간: 당일 매매', meaning: '당일 매매 한도 심사에 걸리는 최대 시간입니다.' },
};
