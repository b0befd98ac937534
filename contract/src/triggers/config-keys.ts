/** What the operator sets of trigger orders; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const triggers = {
  triggersOpenMaximum: key('count', 'trading'),
};
