/** English: what each key of the configuration of money in is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { deposits as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  depositWindow: {
    name: 'Deposit window',
    meaning: 'When deposits are taken on working days.',
  },
  depositMinimum: {
    name: 'Least deposit',
    meaning: 'The least amount of one deposit.',
  },
  depositMaximum: {
    name: 'Largest deposit',
    meaning: 'The largest amount of one deposit.',
  },
  depositTwoPersonFrom: {
    name: 'Deposits by two people from',
    meaning:
      'From this amount on two people approve a deposit. What one person alone approved for the customer within 24 hours counts.',
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
