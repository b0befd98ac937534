/** What the operator sets of what short positions borrow; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const lending = {
  isLendingOpen: key('boolean', 'trading'),
  lendingHouseQuotaBps: key('basisPoints', 'trading'),
  lendingMinimum: key('money', 'trading'),
  lendingRateMinimumBps: key('basisPoints', 'trading'),
  lendingRateMaximumBps: key('basisPoints', 'trading'),
  lendingLenderPercent: key('percent', 'trading'),
};
