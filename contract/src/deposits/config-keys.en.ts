/** English: what each key of the configuration of money in is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { deposits as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  depositWindow: {
    name: 'Deposit window',
    meaning: 'When deposits are taken on business days.',
  },
  depositMinimum: {
    name: 'Minimum deposit',
    meaning: 'The minimum amount of one deposit.',
  },
  depositMaximum: {
    name: 'Maximum deposit',
    meaning: 'The maximum amount of one deposit.',
  },
  depositTwoPersonFrom: {
    name: 'Deposits by two people from',
    meaning:
      'From this amount on, two people approve a deposit. What one person alone approved for the customer within 24 hours is added to it.',
  },
  depositPromiseMinutes: {
    name: 'Promise: deposit',
    meaning: 'How long the review of a deposit may take.',
  },
  depositChannels: {
    name: 'Deposit channels',
    meaning: 'The accounts that deposits are paid to.',
  },
};
