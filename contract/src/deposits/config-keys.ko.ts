/** Korean: what each key of the configuration of money in is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { deposits as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  depositWindow: {
    name: '입금 시간',
    meaning: '영업일에 입금을 받는 시간입니다.',
  },
  depositMinimum: {
    name: '최소 입금액',
    meaning: '입금 한 건의 최소 금액입니다.',
  },
  depositMaximum: {
    name: '최대 입금액',
    meaning: '입금 한 건의 최대 금액입니다.',
  },
  depositTwoPersonFrom: {
    name: '입금 2인 승인 기준',
    meaning: '이 금액부터 입금을 두 사람이 승인합니다. 24시간 안에 한 사람이 단독으로 승인한 금액도 합산합니다.',
  },
  depositPromiseMinutes: {
    name: '약속: 입금',
    meaning: '입금 심사에 걸리는 최대 시간입니다.',
  },
  depositChannels: {
    name: '입금 방법',
    meaning: '입금을 받는 계좌입니다.',
  },
};
