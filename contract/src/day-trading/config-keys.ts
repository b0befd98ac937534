/** What the operator sets of day trading; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const dayTrading = {
  dayTradingMinimum: key('money', 'trading'),
  dayTradingMaximum: key('money', 'trading'),
  dayTradingFeeBps: key('basisPoints', 'trading'),
  dayTradingFeeMinimum: key('money', 'trading'),
  dayTradingFeeMaximum: key('money', 'trading'),
  dayTradingPromiseMinutes: key('minutes', 'trading'),
};
