/** What the operator sets of money in; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const deposits = {
  depositWindow: key('window', 'money'),
  depositMinimum: key('money', 'money'),
  depositMaximum: key('money', 'money'),
  depositTwoPersonFrom: key('money', 'money', false),
  depositPromiseMinutes: key('minutes', 'money'),
  depositChannels: key('channels', 'payees'),
};
