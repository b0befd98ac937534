/** Refusals of watchlists; errors.ts says what the kinds mean. */
export const watchlist = {
  'watchlist.full': { maximum: 'int' },
  'watchlist.already_listed': { symbol: 'text' },
  'watchlist.not_listed': { symbol: 'text' },
  'watchlist.unknown_list': {},
  'watchlist.wrong_type': { symbol: 'text' },
  'watchlist.too_many_lists': { maximum: 'int' },
  'watchlist.name_taken': { name: 'text' },
  'watchlist.first_list': {},
} as const;
