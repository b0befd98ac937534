/** English texts of refusals of grab offers. A lot is 100 shares. */
import type { grab as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'grab.unknown': 'This offer does not exist or is no longer available.',
  'grab.channel_closed': 'Requests are paused for the moment. Nothing was paid. Try again later.',
  'grab.not_open': 'Requests open at {opens}.',
  'grab.closed': 'Requests closed at {closed}.',
  'grab.gone_ex': 'The ex-date of these shares is {date}, and this price applies only before it. The offer has ended.',
  'grab.lots_invalid': 'Enter a whole number of lots, 1 or more.',
  'grab.above_maximum': 'Maximum lots for one request: {maximum}.',
  'grab.price_unknown': 'There is no mark price of this stock right now. Try again later.',
  'grab.price_moved':
    'The market is at {mark}, by the mark price or the best prices, more than 3% from the offer price {price}. We sell only while the offer price is {lowest} to {highest}. Try again later.',
  'grab.one_request': 'You have already made your one request for this offer. See it under My requests.',
  'grab.is_short':
    'You have a short position in {symbol}, or an order to open one. Close or cancel it first, then ask for this offer.',
  'grab.quota_used':
    'High-cap quota is used up. Lots allotted: {lots}. Requests served: {requests}, in order of arrival.',
  'grab.insufficient': 'You need {needed} and have {available} available: {short} short. Enter fewer lots.',
  'grab.list_full':
    'The list of this draw is full: it takes {maximum} lots at most. Enter fewer lots, or see the other offers.',
  'grab.person_asked':
    'You have already asked for this offer from another account with the same verified identity. Each person takes part in an offer once. If that was not you, contact us.',
  'grab.request_unknown': 'This request does not exist.',
  'grab.not_pending': 'This request has already been decided: it can no longer be cancelled.',
};
