/** What the operator sets of cards and wallets; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const destinations = {
  newDestinationHours: key('hours', 'access'),
};
