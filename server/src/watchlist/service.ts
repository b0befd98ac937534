/**
 * The customers' own lists of instruments (spec §3, §7): several of each type, named and in the customer's order. Each type
 * has a first list that stays; a deleted one can be brought back for a day. A customer's changes go one after the other.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { MarketInstrument } from '@bahi/contract/venue.ts';
import {
  watchlistMaximum,
  watchlistsMaximum,
  watchlistType,
  type listWatchlists,
} from '@bahi/contract/watchlist/calls.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import * as store from './store.ts';
import type { ListRow, WatchlistType } from './store.ts';

export interface By {
  readonly customerId: bigint;
  readonly now: number;
}

type Watchlist = OutputOf<typeof listWatchlists>[number];

export interface OfType {
  readonly customerId: bigint;
  readonly type: WatchlistType;
  /** Left out: all lists of the type, or its first one. */
  readonly list: string | undefined;
}

export async function watchlist(tx: Tx, { customerId, type, list }: OfType): Promise<{ symbol: string }[]> {
  const lists = (await store.readLists(tx, customerId)).filter((each) => each.type === type);
  const chosen = list === undefined ? lists : [findList(lists, list)];
  return [...new Set(chosen.flatMap(({ symbols }) => symbols))].map((symbol) => ({ symbol }));
}

/** Null while the customer has none: see beginWatchlists. */
export async function watchlists(tx: Tx, customerId: bigint): Promise<Watchlist[] | null> {
  const lists = await store.readLists(tx, customerId);
  const hasAll = watchlistType.options.every((type) => lists.some((list) => list.isFirst && list.type === type));
  return hasAll ? lists.toSorted(byType).map(shown) : null;
}

export async function beginWatchlists(tx: Tx, by: By): Promise<Watchlist[]> {
  const lists = await openLists(tx, by);
  return lists.toSorted(byType).map(shown);
}

export async function addToWatchlist(
  tx: Tx,
  {
    type,
    list,
    symbol,
    kind,
    ...by
  }: By & OfType & { readonly symbol: string; readonly kind: MarketInstrument['kind'] | undefined },
): Promise<Record<never, never>> {
  if (kind === undefined) refuse('market.symbol_unknown', { symbol });
  if (watchlistTypeOf(kind) !== type) refuse('watchlist.wrong_type', { symbol });
  const { id, symbols } = listOfType(await openLists(tx, by), type, list);
  if (symbols.includes(symbol)) refuse('watchlist.already_listed', { symbol });
  if (symbols.length >= watchlistMaximum) refuse('watchlist.full', { maximum: watchlistMaximum });
  await store.insertSymbol(tx, id, symbol, by.now);
  return {};
}

export async function removeFromWatchlist(
  tx: Tx,
  { type, list, symbol, ...by }: By & OfType & { readonly symbol: string },
): Promise<Record<never, never>> {
  const lists = await openLists(tx, by);
  const chosen = list === undefined ? lists.filter((each) => each.type === type) : [listOfType(lists, type, list)];
  const listed = chosen.filter(({ symbols }) => symbols.includes(symbol));
  if (listed.length === 0) refuse('watchlist.not_listed', { symbol });
  await store.deleteSymbol(
    tx,
    listed.map(({ id }) => id),
    symbol,
  );
  return {};
}

export async function createWatchlist(
  tx: Tx,
  { type, name, ...by }: By & { readonly type: WatchlistType; readonly name: string },
): Promise<Watchlist> {
  const lists = (await openLists(tx, by)).filter((list) => list.type === type);
  requireRoom(lists);
  requireFreeName(lists, name);
  const id = await store.insertList(tx, { ...by, type, name });
  return { id: id.toString(), type, isFirst: false, name, symbols: [] };
}

export async function renameWatchlist(
  tx: Tx,
  { list, name, ...by }: By & { readonly list: string; readonly name: string },
): Promise<Watchlist> {
  const lists = await openLists(tx, by);
  const found = findList(lists, list);
  requireFreeName(
    lists.filter(({ type, id }) => type === found.type && id !== found.id),
    name,
  );
  await store.nameList(tx, found.id, name);
  return shown({ ...found, name });
}

export async function deleteWatchlist(
  tx: Tx,
  { list, ...by }: By & { readonly list: string },
): Promise<Record<never, never>> {
  const found = findList(await openLists(tx, by), list);
  if (found.isFirst) refuse('watchlist.first_list', {});
  await store.markDeleted(tx, found.id, by.now);
  await store.purgeDeleted(tx, by.customerId, { before: by.now - DAY_MS, keepMax: watchlistsMaximum });
  return {};
}

export async function restoreWatchlist(tx: Tx, { list, ...by }: By & { readonly list: string }): Promise<Watchlist> {
  const lists = await openLists(tx, by);
  const deleted = await store.readDeletedList(tx, by.customerId, storedId(list));
  if (deleted === null || deleted.deletedAt < by.now - DAY_MS) refuse('watchlist.unknown_list', {});
  const others = lists.filter(({ type }) => type === deleted.type);
  requireRoom(others);
  if (deleted.name !== null) requireFreeName(others, deleted.name);
  await store.markDeleted(tx, deleted.id, null);
  return shown(deleted);
}

export async function orderWatchlists(
  tx: Tx,
  { type, lists: wanted, ...by }: By & { readonly type: WatchlistType; readonly lists: readonly string[] },
): Promise<Record<never, never>> {
  const lists = (await openLists(tx, by)).filter((list) => list.type === type);
  const named = wanted.map((list) => findList(lists, list).id);
  const rest = lists.map(({ id }) => id);
  await store.orderLists(tx, [...new Set([...named, ...rest])]);
  return {};
}

export async function orderWatchlistItems(
  tx: Tx,
  { list, symbols: wanted, ...by }: By & { readonly list: string; readonly symbols: readonly string[] },
): Promise<Record<never, never>> {
  const { id, symbols } = findList(await openLists(tx, by), list);
  const missing = wanted.find((symbol) => !symbols.includes(symbol));
  if (missing !== undefined) refuse('watchlist.not_listed', { symbol: missing });
  await store.orderSymbols(tx, id, [...new Set([...wanted, ...symbols])]);
  return {};
}

/** The customer's lists, locked for a change; the first of each type is there from now on. */
async function openLists(tx: Tx, { customerId, now }: By): Promise<readonly ListRow[]> {
  await store.lockLists(tx, customerId);
  await store.insertFirstLists(tx, customerId, watchlistType.options, now);
  return store.readLists(tx, customerId);
}

function listOfType(lists: readonly ListRow[], type: WatchlistType, list: string | undefined): ListRow {
  const ofType = lists.filter((each) => each.type === type);
  if (list !== undefined) return findList(ofType, list);
  return ofType.find(({ isFirst }) => isFirst)!;
}

/** Somebody else's list, a deleted one and one of another type are as unknown as one that never was. */
function findList(lists: readonly ListRow[], list: string): ListRow {
  const id = storedId(list);
  return lists.find((each) => each.id === id) ?? refuse('watchlist.unknown_list', {});
}

function requireRoom(lists: readonly ListRow[]): void {
  if (lists.length >= watchlistsMaximum) refuse('watchlist.too_many_lists', { maximum: watchlistsMaximum });
}

/** Names differ by more than capitals; each type has its own. */
function requireFreeName(lists: readonly ListRow[], name: string): void {
  if (lists.some((list) => list.name?.toLowerCase() === name.toLowerCase())) refuse('watchlist.name_taken', { name });
}

/** Shares and indices, imported ones too, stand in lists of stocks; the others in lists of their own kind. */
/** The type of list an instrument belongs in. */
export function watchlistTypeOf(kind: MarketInstrument['kind']): WatchlistType {
  return kind === 'equity' || kind === 'index' ? 'stock' : kind;
}

function shown({ id, type, isFirst, name, symbols }: ListRow): Watchlist {
  return { id: id.toString(), type, isFirst, name, symbols: [...symbols] };
}

function byType(a: ListRow, b: ListRow): number {
  return watchlistType.options.indexOf(a.type) - watchlistType.options.indexOf(b.type);
}
