/** Korean: what each key of the configuration of cards and wallets is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { destinations as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  newDestinationHours: {
    name: '새 출금처 대기',
    meaning: '새 은행 계좌나 지갑으로 출금하기까지 기다리는 시간입니다.',
  },
};
