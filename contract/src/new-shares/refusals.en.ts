/** English texts of refusals of new shares. */
import type { newShares as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'new_shares.unknown': 'This offer does not exist.',
  'new_shares.channel_closed': 'IPO applications are stopped for the moment. Nothing was held.',
  'new_shares.not_open': 'Applications are taken from {opens}.',
  'new_shares.closed': 'Applications closed at {closed}.',
  'new_shares.lots_invalid': 'Enter a whole number of lots, 1 or more.',
  'new_shares.below_minimum': 'The minimum for this offer is {minimum} lots.',
  'new_shares.above_maximum': 'The maximum for this offer is {maximum} lots.',
  'new_shares.bid_below_floor': 'The lowest bid is {floor}.',
  'new_shares.above_cap': 'One bidder may bid for {maximum} lots at most.',
  'new_shares.applied_already':
    'You have applied for this offer already; {maximum} per customer. You can change your application until the deadline.',
  'new_shares.person_applied':
    'You have already applied for this offer from another account with the same verified identity. Each person may apply from one account only. If that was not you, contact us.',
  'new_shares.list_full': 'The list of this offer is full: a draw has {maximum} tickets at most.',
  'new_shares.funds_threshold': 'This offer needs {threshold} of available cash; you have {available}.',
  'new_shares.insufficient': '{needed} is needed and {available} is available: {short} short.',
  'new_shares.subscription_unknown': 'This application does not exist.',
  'new_shares.not_applied': 'This application can no longer be changed.',
  'new_shares.changes_too_many': 'An application can be changed {maximum} times. You can still cancel it.',
  'new_shares.range_invalid': 'Choose a range of at most {days} days.',
  'new_shares.not_awaiting_payment': 'Nothing is to be paid for this application.',
  'new_shares.payment_late': 'The deadline of this payment was {deadline}.',
  'new_shares.no_draw': 'This offer has no draw.',
  'new_shares.not_drawn': 'This offer is not drawn yet.',
  'new_shares.not_upcoming': 'This offer has opened already.',
  'new_shares.result_decided': 'The result of this offer is decided: it can no longer be called off.',
  'draws.drawn': 'This offer is drawn already. A draw happens once.',
  'draws.not_closed': 'The list of this offer is not closed, or its public value is not due yet.',
  'draws.value_missing': 'The closing level of {index} is not recorded yet.',
};
