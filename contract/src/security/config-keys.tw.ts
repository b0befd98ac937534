/** Traditional Chinese: what each key of the configuration of the fund password and security changes is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { security as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  moneyOutHoldHours: {
    name: '安全變更後暫停出金',
    meaning: '更換密碼、電話或第二驗證後暫停出金的時間。',
  },
  tradingUnlockMinutes: {
    name: '交易解鎖時間',
    meaning: '輸入一次資金密碼後可下單的時間。',
  },
  areOrdersGuarded: {
    name: '下單須設資金密碼',
    meaning: '是否須先設定資金密碼才可下單。',
  },
};
