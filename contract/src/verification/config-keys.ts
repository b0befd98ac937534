/** What the operator sets of real-name verification; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const verification = {
  identityPromiseMinutes: key('minutes', 'access'),
};
