/** English texts of refusals of new shares. */
import type { newShares as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'new_shares.unknown': 'This offer does not exist.',
  'new_shares.channel_closed': 'IPO applications are paused for the moment. No money was put on hold.',
  'new_shares.not_open': 'Applications open at {opens}.',
  'new_shares.closed': 'Applications closed at {closed}.',
  'new_shares.lots_invalid': 'Enter a whole number of lots, 1 or more.',
  'new_shares.below_minimum': 'Minimum lots for this offer: {minimum}.',
  'new_shares.above_maximum': 'Maximum lots for this offer: {maximum}.',
  'new_shares.bid_needless': 'This offer has one price for everybody. Leave the bid out.',
  'new_shares.bid_missing': 'Enter a bid of {floor} or more.',
  'new_shares.bid_invalid': 'Enter a bid above 0, with at most {decimals} decimals.',
  'new_shares.bid_below_floor': 'The lowest bid is {floor}.',
  'new_shares.bid_above_ceiling': 'The highest bid is {ceiling}.',
  'new_shares.above_cap': 'Maximum lots for one bidder: {maximum}.',
  'new_shares.applied_already':
    'You have already applied for this offer; {maximum} per customer. You can change your application until the deadline.',
  'new_shares.person_applied':
    'You have already applied from another account with the same verified identity. Each person may apply once. If that was not you, contact us.',
  'new_shares.list_full': 'This offer is full: its draw has {maximum} tickets at most.',
  'new_shares.funds_threshold': 'This offer needs {threshold} of available cash; you have {available}.',
  'new_shares.insufficient': 'You need {needed} and have {available} available: {short} short.',
  'new_shares.subscription_unknown': 'This application does not exist.',
  'new_shares.not_applied': 'This application can no longer be changed.',
  'new_shares.changes_too_many': 'An application can be changed {maximum} times. You can still cancel it.',
  'new_shares.range_invalid': 'Choose a range of at most {days} days.',
  'new_shares.not_awaiting_payment': 'No payment is due for this application.',
  'new_shares.payment_late': 'The payment deadline was {deadline}.',
  'new_shares.no_draw': 'This offer has no draw.',
  'new_shares.not_drawn': 'The draw has not been held yet.',
  'new_shares.not_upcoming': 'This offer is already open.',
};
