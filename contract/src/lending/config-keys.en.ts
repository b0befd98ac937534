/** English: what each key of the configuration of what short positions borrow is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { lending as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  isLendingOpen: {
    name: 'Share borrowing open',
    meaning:
      'Whether new short positions in shares may be opened. Off: channel closed; open short positions stay and can be exited.',
  },
  lendingHouseQuotaBps: {
    name: 'Borrow quota',
    meaning:
      'How much of a company’s shares outstanding all customers together may have sold short, in hundredths of a percent.',
  },
  lendingMinimum: {
    name: 'Minimum lending amount',
    meaning: 'The least that the shares a customer lends at once must be worth by the mark price.',
  },
  lendingRateMinimumBps: {
    name: 'Lowest borrow rate',
    meaning:
      'What short positions pay for borrowed shares while hardly any are borrowed, a year, in hundredths of a percent of their value.',
  },
  lendingRateMaximumBps: {
    name: 'Highest borrow rate',
    meaning:
      'What short positions pay when no shares are left to borrow. In between the rate rises with the square of the part that is borrowed.',
  },
  lendingLenderPercent: {
    name: 'Lenders’ share',
    meaning: 'How much of the fees for shares from the pool goes to those who lend them.',
  },
};
