/** Korean: what each key of the configuration of trigger orders is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { triggers as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  triggersOpenMaximum: {
    name: '활성 감시 주문 수',
    meaning: '고객 한 명이 동시에 가질 수 있는 감시 주문의 수입니다.',
  },
};
