/** What the operator sets of tickets; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const support = {
  supportPromiseMinutes: key('minutes', 'access'),
};
