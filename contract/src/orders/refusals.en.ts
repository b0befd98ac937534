/** English texts of refusals of orders and positions. */
import type { orders as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'orders.house_halted': 'All trading has been stopped since {since}. Wait until it resumes.',
  'orders.market_closed': 'Non-trading time. The market opens at {opens}.',
  'orders.halted': 'Trading in {symbol} is halted.',
  'orders.suspended': '{symbol} is suspended from trading.',
  'orders.off_shelf': '{symbol} is delisted.',
  'orders.not_tradable': '{symbol} cannot be bought or sold.',
  'orders.price_unavailable': 'The price of {symbol} could not be obtained. Contact us if it repeats.',
  'orders.price_stale': 'The last price of {symbol} is from {at}. Try again once it updates.',
  'orders.limit_price_missing': 'A limit order needs a price. Enter one.',
  'orders.limit_price_unused': 'A market order has no price. Leave it out, or choose a limit order.',
  'orders.price_not_positive': 'Enter a price above 0.',
  'orders.price_off_tick': 'Prices here move in steps of {tick}. The nearest are {below} and {above}.',
  'orders.price_outside_band': 'Outside today’s limits {lower} to {upper}.',
  'orders.lots_invalid': 'Whole lots only, from {minimum} to {maximum}.',
  'orders.below_opening_minimum': 'The opening minimum is {minimum}; this order is {amount}.',
  'orders.fund_not_shorted': '{symbol} is a fund: it cannot be sold short.',
  'orders.margin_not_enabled': 'Margin trading is not enabled for this account.',
  'orders.leverage_unknown': 'Choose one of these leverages: {levels}.',
  'orders.leverage_above_band':
    'The price of {symbol} can move {band}% in a day: above {maximum}× leverage, that could wipe out your margin. Choose {maximum}× or less.',
  'orders.short_of_locked':
    'You hold {symbol} shares from a block trade or grab offer that are locked until {until}. You can sell {symbol} short after that.',
  'orders.starts_at_a_loss':
    'Filled at {price}, this position would start with {percent}% of its margin or less: the mark price is {mark}. Use a limit of {nearest} or better, or less leverage.',
  'orders.stop_wrong_side': 'The stop-loss must be below {limit} for a buy, above it for a short.',
  'orders.take_wrong_side': 'The take-profit must be above {limit} for a buy, below it for a short.',
  'orders.insufficient_funds': 'Balance is short by {short}: you need {needed} and have {available} available.',
  'orders.too_frequent': 'At most {maximum} orders a second. Wait {wait} s.',
  'orders.no_liquidity': 'Nobody is quoting {symbol} on the other side. Use a limit order, or try again later.',
  'orders.touch_too_far':
    'The best price of {symbol}, {touch}, is more than {percent}% from its mark price, {mark}: too far for a market order. Use a limit order, or try again later.',
  'orders.unknown_order': 'This order does not exist.',
  'orders.unknown_position': 'This position does not exist.',
  'orders.not_pending': 'Only a pending order can be changed or cancelled. This one has ended.',
  'orders.already_cancelling': 'This order is already being cancelled. Do not repeat.',
  'orders.not_changeable': 'This order cannot be changed. Cancel it and place a new one.',
  'orders.already_changing': 'This order is already being changed. Do not repeat.',
  'orders.not_holding': 'Only a holding position can be changed. This one is closing or closed. Do not repeat.',
  'orders.not_listed': '{symbol} is not listed yet: it can be sold from its listing day on.',
  'orders.already_closing': 'This position is already closing. Do not repeat.',
  'orders.locked_days': 'Cannot sell before T+{days}: locked until {until}.',
  'orders.locked_minutes': 'Cannot sell in the first {minutes} minutes: locked until {until}.',
  'orders.close_exceeds_position': 'You can exit at most {maximum} lots of this position.',
  'orders.close_not_covered':
    'Filled at {price}, this exit could lose more than the position’s margin. Use a limit price of {nearest} or better, or add margin first.',
  'orders.close_out_due':
    'The equity of this position is at {percent}% of its margin or less: we are closing it. Use a market order, or add margin first.',
  'orders.pledged':
    '{shares} shares of this position are pledged. Lots you can exit now: {lots}. You can sell the rest once the pledge is repaid.',
  'orders.pledged_not_protected':
    '{shares} shares of this position are pledged: no stop-loss or take-profit can sell them until the pledge is repaid.',
  'orders.square_off_begun':
    'This day-trading position has been closing since {since}, before the session ends. Use a market order to exit now.',
  'orders.pledge_sale_begun':
    'Pledged shares of this position are being sold: no limit order may wait before {until}. Use a market order, or repay the pledge.',
  'orders.added_margin_invalid': 'Added margin is a whole number of rupees, from {minimum} to {maximum}.',
  'orders.ended_protection': 'The rest was cancelled: the next price was worse than the protection limit {limit}.',
  'orders.ended_session': 'The session ended before the order was filled.',
  'orders.ended_self_trade': 'Cancelled: it would have traded with your own waiting order.',
  'orders.ended_halted': 'Cancelled: trading was halted.',
  'orders.ended_requested': 'Cancelled at your request.',
  'orders.ended_position_closed': 'Cancelled: its position is closed.',
  'orders.ended_restricted': 'Cancelled: your account may not open positions while a restriction is in force.',
  'orders.ended_square_off': 'Cancelled: its day-trading mandate takes no more orders.',
  'orders.ended_corporate_action':
    'Cancelled: a split, bonus shares or a dividend of {symbol} changed its price or shares. Place the order again.',
};
