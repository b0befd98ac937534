/** English texts of refusals of placements and rights issues. A lot is 100 shares. */
import type { RefusalCode } from '../errors.ts';

export const placements = {
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

  'rights.unknown': 'This rights issue does not exist.',
  'rights.channel_closed': 'Taking up rights is stopped for the moment. Nothing was paid or held.',
  'rights.not_open': 'Rights can be taken up from {opens}.',
  'rights.closed': 'The deadline for these rights was {closed}.',
  'rights.not_entitled':
    'You held too few shares of this company when {record} closed: there are no rights to take up.',
  'rights.shares_invalid': 'Enter a whole number of shares, 1 or more.',
  'rights.above_entitlement': 'You can take up {left} shares.',
  'rights.extra_before_all':
    'Extra shares can be asked for with your whole entitlement: {left} shares are still to be taken up.',
  'rights.extra_above_maximum': 'You can ask for {maximum} extra shares at most.',
  'rights.insufficient': '{needed} is needed and {available} is available: {short} short.',
  'rights.recorded': 'The shares trade without the rights already: this issue can no longer be called off.',
  'rights.ex_date_unknown': 'The ex-date has to be a session that lies ahead, after the session of the record date.',
} satisfies Partial<Record<RefusalCode, string>>;
