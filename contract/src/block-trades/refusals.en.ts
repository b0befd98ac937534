/** English texts of refusals of block trades. A lot is 100 shares. */
import type { blockTrades as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'block_trades.unknown': 'This block offer does not exist.',
  'block_trades.paused': 'Block trades are paused for the moment. No money was put on hold. Try again later.',
  'block_trades.off_shelf': 'This block offer is no longer available. See the other block offers.',
  'block_trades.not_open': 'Block trade is closed. It opens at {opens}.',
  'block_trades.closed': 'Block trade is closed. This block offer closed at {closed}.',
  'block_trades.gone_ex':
    'The ex-date of these shares is {date}, and this price applies only before it. The block offer has ended.',
  'block_trades.lots_invalid': 'Enter a whole number of lots, 1 or more.',
  'block_trades.below_minimum': 'At least {shares} shares. Lots needed: {lots}.',
  'block_trades.above_maximum': 'Maximum lots per customer: {maximum}.',
  'block_trades.above_remaining': 'Lots left in this block: {remaining}.',
  'block_trades.pending': 'You already have a request for this block in review. Cancel it, or wait for the decision.',
  'block_trades.is_short':
    'You have a short position in {symbol}, or an order to open one. Close or cancel it first, then ask for the block.',
  'block_trades.insufficient':
    'You need {needed} with charges and have {available} available: {short} short. Enter fewer lots.',
  'block_trades.request_unknown': 'This request does not exist.',
  'block_trades.not_pending': 'This request has already been decided.',
};
