/** What the operator sets of orders and positions; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const orders = {
  leverageLevels: key('levels', 'trading'),
  minimumOpeningAmount: key('money', 'trading'),
  ordersPerSecondMaximum: key('count', 'trading'),
  marginWarningPercent: key('percent', 'trading'),
  marginCloseOutPercent: key('percent', 'trading'),
  tradingLockDays: key('count', 'trading'),
  tradingLockMinutes: key('count', 'trading'),
  isMarginDefault: key('boolean', 'trading'),
};
