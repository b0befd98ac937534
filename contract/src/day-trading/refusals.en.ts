/** English texts of refusals of day trading. */
import type { dayTrading as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'day_trading.channel_closed': 'Requests for day trading are paused for the moment. No money was put on hold.',
  'day_trading.amount_invalid': 'Enter an amount in rupees, with two decimals at most.',
  'day_trading.below_minimum': 'The opening minimum of a mandate is {minimum}.',
  'day_trading.above_maximum': 'A mandate is for {maximum} at most.',
  'day_trading.pending': 'Order awaiting review blocks a new one. Cancel it, or wait for its result.',
  'day_trading.running': 'You have a mandate already. You can ask for the next one once it is settled.',
  'day_trading.above_funds': 'With {available} available, a mandate is for {maximum} at most: four times of it.',
  'day_trading.unknown': 'This mandate does not exist.',
  'day_trading.not_pending': 'This request has already been decided.',
  'day_trading.none_running': 'You have no day-trading mandate that is running.',
  'day_trading.not_open': 'Your mandate takes orders from {opens} on.',
  'day_trading.squaring_off':
    'Your mandate has taken no new orders since {since}: what it has open is being closed for the end of the session.',
  'day_trading.symbol_not_allowed':
    'A day order is for shares that can be sold the same day. {symbol} is not among them.',
  'day_trading.band_too_wide':
    'The price of {symbol} can move {band}% in a day. At five times, that could wipe out the margin: no day order is taken.',
  'day_trading.above_unused': 'This order is for up to {amount}, and {unused} of your mandate is unused.',
  'day_trading.too_late': 'Too late to approve it: its square-off began at {until}. It expires by itself.',
};
