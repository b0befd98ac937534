/** English texts of refusals of watchlists. */
import type { watchlist as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'watchlist.full': 'A watchlist holds {maximum} instruments at most.',
  'watchlist.already_listed': '{symbol} is already on your watchlist.',
  'watchlist.not_listed': '{symbol} is not on your watchlist.',
  'watchlist.unknown_list': 'This list no longer exists.',
  'watchlist.wrong_type': '{symbol} belongs in a list of another type.',
  'watchlist.too_many_lists': 'You can have at most {maximum} lists of one type.',
  'watchlist.name_taken': 'You already have a list called “{name}”.',
  'watchlist.first_list': 'The first list of each type cannot be deleted. Remove its instruments instead.',
};
