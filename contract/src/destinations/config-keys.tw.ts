/** Traditional Chinese: what each key of the configuration of cards and wallets is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { destinations as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  newDestinationHours: {
    name: '新收款帳戶等待期',
    meaning: '新增銀行帳戶或錢包後可收款前的等待時間。',
  },
};
