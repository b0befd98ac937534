/** English texts of refusals of rights issues. A lot is 100 shares. */
import type { rights as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'rights.unknown': 'This rights issue does not exist.',
  'rights.channel_closed': 'Taking up rights is paused for the moment. No money was taken or put on hold.',
  'rights.not_open': 'Rights can be taken up from {opens}.',
  'rights.closed': 'The deadline for these rights was {closed}.',
  'rights.not_entitled':
    'You held too few shares of this company at the close of {record}, so you have no rights to take up.',
  'rights.shares_invalid': 'Enter a whole number of shares, 1 or more.',
  'rights.above_entitlement': 'Shares you can still take up: {left}.',
  'rights.extra_before_all':
    'Take up your whole entitlement before you ask for extra shares. Shares still to take up: {left}.',
  'rights.extra_above_maximum': 'Maximum extra shares you can ask for: {maximum}.',
  'rights.insufficient': 'You need {needed} and have {available} available: {short} short.',
};
