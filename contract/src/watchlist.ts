/** The customer's own lists of instruments, requested by type (spec §3, §7). */
import * as z from 'zod/mini';
import { define } from './endpoint.ts';
import { empty, symbol } from './shapes.ts';

export const watchlistType = z.enum(['stock', 'fund', 'forex', 'digital']);

export const watchlistMaximum = 200;

export const listWatchlist = define({
  path: '/user/Optionallist',
  summary: 'The watchlist of one type, in the customer’s order.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ type: z._default(watchlistType, 'stock') }),
  output: z.array(z.object({ symbol: z.string() })),
  errors: [],
});

export const addToWatchlist = define({
  path: '/user/optionalAdd',
  summary: 'Puts an instrument at the end of the watchlist.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ type: z._default(watchlistType, 'stock'), symbol }),
  output: empty,
  errors: ['market.symbol_unknown', 'watchlist.full', 'watchlist.already_listed'],
});

export const removeFromWatchlist = define({
  path: '/user/optionalRemove',
  summary: 'Takes an instrument off the watchlist.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ type: z._default(watchlistType, 'stock'), symbol }),
  output: empty,
  errors: ['watchlist.not_listed'],
});
