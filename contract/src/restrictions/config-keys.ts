/** What the operator sets of restrictions and appeals; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const restrictions = {
  appealPromiseMinutes: key('minutes', 'access'),
  restrictionAloneHours: key('hours', 'access'),
};
