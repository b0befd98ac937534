/** English texts of refusals of what short positions borrow. */
import type { lending as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'lending.channel_closed':
    'Borrowing of shares is closed for now, so {symbol} cannot be sold short. You can still exit short positions.',
  'lending.quota_full':
    'Borrow quota full: no whole lot of {symbol} is left to sell short. Try again when others have exited short positions.',
  'lending.quota_short':
    'Only {left} shares of {symbol} are left to sell short. Enter fewer lots, or try again when others have exited short positions.',
  'lending.position_unknown': 'This position does not exist.',
  'lending.lots_unreadable': 'Enter whole lots, 1 or more.',
  'lending.closed': 'Lending of shares is closed for now. Lent shares stay lent, and you can recall them at any time.',
  'lending.not_eligible': 'Only shares of a company that you own in full can be lent: long, without leverage.',
  'lending.position_busy': 'This position is closing. Cancel that order first, or lend what is left afterwards.',
  'lending.position_locked': 'These shares are locked until {until}. You can lend them after that.',
  'lending.no_free_lots': 'No whole lot of this position is left to lend. Lent and pledged shares do not count.',
  'lending.lots_invalid': 'Whole lots only. You can lend up to {maximum} lots of this position.',
  'lending.price_unavailable': 'There is no current price for {symbol}. Try again when it trades.',
  'lending.below_minimum': 'Lend shares worth {minimum} or more.',
  'lending.nothing_lent': 'No shares of this position are lent that you have not recalled already.',
  'lending.recall_lots_invalid': 'Whole lots only. You can recall up to {maximum} lots.',
};
