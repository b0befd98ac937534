/** What the operator sets of new accounts; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const identity = {
  practiceGrant: key('money', 'trading'),
};
