/** English texts of refusals of day trading. */
import type { dayTrading as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'day_trading.channel_closed':
    'Requests for day trading are paused for the moment. No money was put on hold. Try again later.',
  'day_trading.amount_invalid': 'Enter an amount in rupees, with two decimals at most.',
  'day_trading.below_minimum': 'The minimum mandate is {minimum}.',
  'day_trading.above_maximum': 'The maximum mandate is {maximum}.',
  'day_trading.pending': 'You already have a mandate request in review. Cancel it, or wait for the decision.',
  'day_trading.running': 'You have a mandate already. You can ask for the next one once it is settled.',
  'day_trading.above_funds': 'You have {available} available. The maximum mandate is four times that: {maximum}.',
  'day_trading.unknown': 'This mandate does not exist.',
  'day_trading.not_pending': 'This request has already been decided.',
  'day_trading.none_running': 'You have no running day-trading mandate. Request one, or place an ordinary order.',
  'day_trading.not_open': 'Your mandate takes orders from {opens}. Wait until then, or place an ordinary order.',
  'day_trading.squaring_off':
    'Your mandate has taken no new orders since {since}: its open positions are being closed before the session ends.',
  'day_trading.symbol_not_allowed':
    'Day orders are for shares that can be sold the same day. {symbol} is not one of them: place an ordinary order.',
  'day_trading.band_too_wide':
    'The price of {symbol} can move {band}% in a day. At 5× leverage, that could wipe out your margin. Place an ordinary order.',
  'day_trading.above_unused':
    'This order is for up to {amount}, and {unused} of your mandate is unused. Enter fewer shares.',
};
