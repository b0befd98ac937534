/** English texts of refusals of placements. A lot is 100 shares. */
import type { placements as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'placements.unknown': 'This placement does not exist.',
  'placements.channel_closed': 'Placement requests are stopped for the moment. Nothing was held.',
  'placements.not_open': 'Requests are taken from {opens}.',
  'placements.closed': 'Requests closed at {closed}.',
  'placements.gone_ex':
    'The shares go ex on {date}, and this price is for the shares before it: the placement has ended.',
  'placements.pending': 'Placement request already in review.',
  'placements.lots_invalid': 'Enter a whole number of lots, 1 or more.',
  'placements.below_minimum': 'Below the minimum placement {minimum}: that is {lots} lots.',
  'placements.above_maximum': 'The maximum for one request is {maximum} lots.',
  'placements.above_remaining': 'Only {remaining} lots of this placement are left.',
  'placements.insufficient': '{needed} is needed and {available} is available: {short} short.',
  'placements.request_unknown': 'This request does not exist.',
  'placements.not_pending': 'This request is decided already.',
  'placements.above_asked': 'At most {maximum} lots can be allotted to this request.',
  'placements.reason_missing': 'Say why fewer lots are allotted than were asked for.',
  'placements.over': 'This placement is over: it can no longer be called off.',
};
