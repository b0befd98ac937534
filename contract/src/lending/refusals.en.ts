/** English texts of refusals of what short positions borrow. */
import type { lending as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'lending.channel_closed':
    'Borrowing of shares is closed for now, so {symbol} cannot be sold short. You can still exit short positions.',
  'lending.quota_full':
    'Borrow quota full. {left} shares of {symbol} can be sold short now. Enter fewer lots, or try again when others have exited short positions.',
};
