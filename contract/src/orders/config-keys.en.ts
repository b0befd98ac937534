/** English: what each key of the configuration of orders and positions is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { orders as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  leverageLevels: {
    name: 'Leverage levels',
    meaning: 'The leverage an opening order may choose, up to what the instrument’s daily band allows.',
  },
  minimumOpeningAmount: {
    name: 'Minimum opening amount',
    meaning: 'The minimum contract amount of an opening order.',
  },
  ordersPerSecondMaximum: {
    name: 'Orders a second',
    meaning: 'How many orders one customer may send in a second.',
  },
  marginWarningPercent: {
    name: 'Margin warning',
    meaning: 'Equity over margin at which a leveraged or short position is warned about.',
  },
  marginCloseOutPercent: {
    name: 'Margin close-out',
    meaning: 'Equity over margin at which a leveraged or short position is closed.',
  },
  tradingLockDays: {
    name: 'Lock, business days',
    meaning:
      'How many business days (T+N) a purchase waits before it may be sold, where the instrument has no lock of its own, and in a block trade or grab offer where this is longer than its own lock; 0: none. Fixed at the purchase.',
  },
  tradingLockMinutes: {
    name: 'Lock, minutes',
    meaning:
      'How many minutes a purchase waits before it may be sold, where the instrument has no lock of its own, and in a block trade or grab offer where this is longer than its own lock; 0: none. Fixed at the purchase.',
  },
  isMarginDefault: {
    name: 'Leverage for new customers',
    meaning: 'Whether a new customer may use leverage and sell short at once.',
  },
};
