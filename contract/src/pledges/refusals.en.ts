/** English texts of refusals of pledges. */
import type { pledges as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pledges.not_eligible':
    'Only shares and fund units you own in full can be pledged: long positions without leverage, and no digital currencies.',
  'pledges.position_busy': 'An order to exit this position is working. Cancel it, or wait until it is done.',
  'pledges.position_locked': 'These shares are locked until {until}. You can pledge them after that.',
  'pledges.position_protected':
    'Remove the stop-loss and take-profit of this position first: pledged shares cannot be sold by them.',
  'pledges.no_free_lots':
    'No whole lot of this position is left to pledge. Lent and pledged shares do not count: recall lent shares to pledge them.',
  'pledges.lots_invalid': 'Enter a whole number of lots, at most {maximum}.',
  'pledges.price_unavailable': 'There is no current price for {symbol}. Try again when it trades.',
  'pledges.amount_unreadable': 'Enter an amount with at most two decimals.',
  'pledges.below_minimum': 'The minimum against pledged shares is {minimum}.',
  'pledges.above_limit': 'These shares cover {limit} at the current price. Enter that or less, or pledge more lots.',
  'pledges.term_unknown': 'Choose one of the terms: {terms} days.',
  'pledges.pending': 'You already have a pledge request in review. Cancel it, or wait for the decision.',
  'pledges.unknown': 'This pledge does not exist.',
  'pledges.not_pending': 'This pledge request has already been decided.',
  'pledges.not_open': 'Nothing is owed on this pledge.',
  'pledges.repay_nothing': 'Enter an amount above zero, with at most two decimals.',
  'pledges.repay_above_owed': 'Repayment is more than you owe. You owe {owed}: enter that or less.',
  'pledges.insufficient': 'You have {available} available: {short} short. Enter a smaller amount.',
};
