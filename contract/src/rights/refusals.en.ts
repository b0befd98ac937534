/** English texts of refusals of rights issues. A lot is 100 shares. */
import type { rights as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'rights.unknown': 'This rights issue does not exist.',
  'rights.channel_closed': 'Taking up rights is stopped for the moment. Nothing was paid or held.',
  'rights.not_open': 'Rights can be taken up from {opens}.',
  'rights.closed': 'The deadline for these rights was {closed}.',
  'rights.not_entitled':
    'You held too few shares of this company at the close of {record}, so you have no rights to take up.',
  'rights.shares_invalid': 'Enter a whole number of shares, 1 or more.',
  'rights.above_entitlement': 'You can take up {left} shares.',
  'rights.extra_before_all':
    'Extra shares can be asked for with your whole entitlement: {left} shares are still to be taken up.',
  'rights.extra_above_maximum': 'You can ask for {maximum} extra shares at most.',
  'rights.insufficient': '{needed} is needed and {available} is available: {short} short.',
  'rights.recorded': 'The shares trade without the rights already: this issue can no longer be called off.',
};
