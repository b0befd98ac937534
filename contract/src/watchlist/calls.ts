/** The customer's own lists of instruments, several of each type (spec §3, §7; screens optionList). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { empty, id, symbol, written } from '../shapes.ts';

export const watchlistType = z.enum(['stock', 'fund', 'forex', 'digital']);

/** Instruments of one list; lists of one type. */
export const watchlistMaximum = 200;
export const watchlistsMaximum = 10;

/** Any writing, but no control characters and no broken ones. */
const listName = written(1, 30).check(z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

export const listWatchlist = define({
  path: '/user/Optionallist',
  summary: 'The watchlist of one type, in the customer’s order: of one list, or of all of them, each instrument once.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ type: z._default(watchlistType, 'stock'), list: z.optional(id) }),
  output: z.array(z.object({ symbol: z.string() })),
  errors: ['watchlist.unknown_list'],
});

export const addToWatchlist = define({
  path: '/user/optionalAdd',
  summary: 'Puts an instrument at the end of a list; without one named, of the type’s first.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ type: z._default(watchlistType, 'stock'), symbol, list: z.optional(id) }),
  output: empty,
  errors: [
    'market.symbol_unknown',
    'watchlist.unknown_list',
    'watchlist.wrong_type',
    'watchlist.full',
    'watchlist.already_listed',
  ],
});

export const removeFromWatchlist = define({
  path: '/user/optionalRemove',
  summary: 'Takes an instrument off one list; without one named, off all lists of the type.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ type: z._default(watchlistType, 'stock'), symbol, list: z.optional(id) }),
  output: empty,
  errors: ['watchlist.unknown_list', 'watchlist.not_listed'],
});

export const watchlist = z.object({
  id,
  type: watchlistType,
  /** The list that every type has: what is added without naming a list goes there. It can be renamed, not deleted. */
  isFirst: z.boolean(),
  /** Null is a first list that was not renamed; its name is in the texts. */
  name: z.nullable(z.string()),
  symbols: z.array(z.string()),
});

export const listWatchlists = define({
  path: '/user/optionLists',
  summary: 'Every list of the customer with its instruments, by type and in order.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.array(watchlist),
  errors: [],
});

export const createWatchlist = define({
  path: '/user/optionListCreate',
  summary: 'Makes a new, empty list.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ type: watchlistType, name: listName }),
  output: watchlist,
  errors: ['watchlist.too_many_lists', 'watchlist.name_taken'],
});

export const renameWatchlist = define({
  path: '/user/optionListRename',
  summary: 'Gives a list another name.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ list: id, name: listName }),
  output: watchlist,
  errors: ['watchlist.unknown_list', 'watchlist.name_taken'],
});

export const deleteWatchlist = define({
  path: '/user/optionListDelete',
  summary: 'Deletes a list; it can be brought back for a day. A type’s first list is emptied by its rows, not deleted.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ list: id }),
  output: empty,
  errors: ['watchlist.unknown_list', 'watchlist.first_list'],
});

export const restoreWatchlist = define({
  path: '/user/optionListRestore',
  summary: 'Brings a deleted list back, with what it held and where it stood.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ list: id }),
  output: watchlist,
  errors: ['watchlist.unknown_list', 'watchlist.too_many_lists', 'watchlist.name_taken'],
});

export const orderWatchlists = define({
  path: '/user/optionListOrder',
  summary: 'Puts the lists of one type in this order; lists not named follow in theirs.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ type: watchlistType, lists: z.array(id).check(z.maxLength(watchlistsMaximum)) }),
  output: empty,
  errors: ['watchlist.unknown_list'],
});

export const orderWatchlistItems = define({
  path: '/user/optionalOrder',
  summary: 'Puts the instruments of a list in this order; those not named follow in theirs.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ list: id, symbols: z.array(symbol).check(z.maxLength(watchlistMaximum)) }),
  output: empty,
  errors: ['watchlist.unknown_list', 'watchlist.not_listed'],
});
