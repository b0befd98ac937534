/** English texts of refusals that only staff meet who prepare and decide block trades. */
import type { blockTradesStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'block_trades.above_asked': 'Maximum lots for this request: {maximum}.',
  'block_trades.reason_missing': 'Say why fewer lots are approved than were asked for.',
  'block_trades.customer_short':
    'The customer has a short position in {symbol}, or an order to open one. Wait until it has ended, or reject the request.',
  'block_trades.price_moved':
    'The price of {price} is more than 3% away from the mark price, or from the best prices in the order book, now. Allowed: {lowest} to {highest}. Wait, or reject the request.',
  'block_trades.price_range': 'Within 3% of the mark price: {lowest} to {highest}.',
  'block_trades.no_mark':
    'This share does not trade at the moment, so there is no price to compare with. Try again once it trades.',
  'block_trades.seller_has': 'Lots that the block seller still has: {lots}.',
  'block_trades.over': 'This block offer is over: it can no longer be called off.',
};
