/** What the operator sets of currency exchange; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const exchange = {
  exchangeSpreadBps: key('basisPoints', 'money'),
  exchangeQuoteSeconds: key('seconds', 'money'),
};
