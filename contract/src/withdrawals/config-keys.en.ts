/** English: what each key of the configuration of money out is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { withdrawals as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  withdrawalWindow: {
    name: 'Withdrawal window',
    meaning: 'When withdrawals are taken on working days.',
  },
  withdrawalMinimum: {
    name: 'Least withdrawal',
    meaning: 'The least amount of one withdrawal.',
  },
  withdrawalMaximum: {
    name: 'Largest withdrawal',
    meaning: 'The largest amount of one withdrawal.',
  },
  withdrawalFee: {
    name: 'Withdrawal fee',
    meaning: 'What one withdrawal costs.',
  },
  withdrawalTwoPersonFrom: {
    name: 'Withdrawals by two people from',
    meaning:
      'From this amount on two people approve a withdrawal. What one person alone approved for the customer within 24 hours counts.',
  },
  withdrawalPromiseMinutes: {
    name: 'Promise: withdrawal',
    meaning: 'How long a withdrawal may take until it is paid.',
  },
  isWithdrawalBarredByPosition: {
    name: 'Positions bar withdrawals',
    meaning: 'Whether no money goes out while a position is held.',
  },
  withdrawalScoreMinimum: {
    name: 'Least score for withdrawals',
    meaning: 'The credit score from which on money goes out.',
  },
};
