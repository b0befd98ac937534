/** English texts of refusals of placements. A lot is 100 shares. */
import type { placements as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'placements.unknown': 'This placement does not exist.',
  'placements.channel_closed': 'Placement requests are paused for the moment. No money was put on hold.',
  'placements.not_open': 'Requests open at {opens}.',
  'placements.closed': 'Requests closed at {closed}.',
  'placements.gone_ex':
    'The ex-date of these shares is {date}, and this price applies only before it. The placement has ended.',
  'placements.pending': 'Placement request already in review.',
  'placements.lots_invalid': 'Enter a whole number of lots, 1 or more.',
  'placements.below_minimum': 'Below the minimum placement {minimum}. Lots needed: {lots}.',
  'placements.above_maximum': 'Maximum lots for one request: {maximum}.',
  'placements.above_remaining': 'Lots left in this placement: {remaining}.',
  'placements.insufficient': 'You need {needed} and have {available} available: {short} short.',
  'placements.request_unknown': 'This request does not exist.',
  'placements.not_pending': 'This request has already been decided.',
};
