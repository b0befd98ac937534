/** English texts of refusals of grab offers. A lot is 100 shares. */
import type { grab as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'grab.unknown': 'This offer does not exist or is off shelf.',
  'grab.channel_closed': 'Requests are paused for the moment. Nothing was paid.',
  'grab.not_open': 'Requests open at {opens}.',
  'grab.closed': 'Requests closed at {closed}.',
  'grab.lots_invalid': 'Enter a whole number of lots, 1 or more.',
  'grab.above_maximum': 'Maximum lots for one request: {maximum}.',
  'grab.price_unknown': 'There is no market price of this stock right now. Try again later.',
  'grab.price_moved':
    'The market is at {mark}, more than 3 % away from the offer price {price}. Shares are sold between {lowest} and {highest} only. Try again later.',
  'grab.one_request': 'One request per offer, and you have made yours.',
  'grab.quota_used': 'High-cap quota is used up: {lots} lots went to the {requests} requests that came first.',
  'grab.insufficient': 'You need {needed} and have {available} available: {short} short.',
  'grab.not_large': 'This company is number {rank} by market value. A grab offer is for the largest {last}.',
  'grab.price_too_far': 'The price is more than 3 % away from the market. Choose between {lowest} and {highest}.',
  'grab.seller_has_less': 'The block seller has {shares} shares left to offer.',
  'grab.over': 'This offer is over: it can no longer be called off.',
};
