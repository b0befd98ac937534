/** English: what each key of the configuration of the fund password and security changes is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { security as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  moneyOutHoldHours: {
    name: 'Hold after a security change',
    meaning: 'How long withdrawals pause after a password, phone or second factor was replaced.',
  },
  tradingUnlockMinutes: {
    name: 'Fund password for orders',
    meaning: 'How long orders need no fund password after it was entered once.',
  },
  areOrdersGuarded: {
    name: 'Orders need a fund password',
    meaning: 'Whether customers must set a fund password before they can order.',
  },
};
