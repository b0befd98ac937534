/** What the operator sets of the fund password and security changes; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const security = {
  moneyOutHoldHours: key('hours', 'access'),
  tradingUnlockMinutes: key('minutes', 'access'),
  areOrdersGuarded: key('boolean', 'access'),
};
