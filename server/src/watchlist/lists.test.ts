import {
  addToWatchlist,
  createWatchlist,
  deleteWatchlist,
  listWatchlist,
  orderWatchlistItems,
  orderWatchlists,
  removeFromWatchlist,
  renameWatchlist,
  restoreWatchlist,
  watchlistMaximum,
  watchlistsMaximum,
} from '@bahi/contract/watchlist/calls.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { endOf, expectOk, type Instance } from '../identity/testing.ts';
import { fill, key, listsOf, startPair } from './testing.ts';

const pair = startPair();

const create = (token: string, name: string, at: Instance = pair.h) =>
  at.as(token)(createWatchlist, { type: 'stock', name }, key());
const created = async (token: string, name: string) => expectOk(await create(token, name));
const stockNames = async (token: string) =>
  (await listsOf(pair.h, token)).filter(({ type }) => type === 'stock').map(({ name }) => name);
const symbolsOf = async (token: string, list: string) =>
  (await listsOf(pair.h, token)).find(({ id }) => id === list)?.symbols;

test('a newcomer has a first list of each type, also when two processes are asked at once', async () => {
  const { token } = await pair.h.register('lists.new');
  const answers = await Promise.all([pair.h, pair.other, pair.h, pair.other].map((at) => listsOf(at, token)));
  for (const lists of answers) expect(lists).toEqual(answers[0]);
  expect(answers[0]).toMatchObject(
    ['stock', 'fund', 'forex', 'digital'].map((type) => ({ type, isFirst: true, name: null, symbols: [] })),
  );
});

test('what names no list goes to the first, is read from all, once, and comes off all', async () => {
  const { token } = await pair.h.register('lists.all');
  const call = pair.h.as(token);
  const list = (await created(token, 'Banks')).id;
  expectOk(await call(addToWatchlist, { symbol: 'S1' }, key()));
  await fill(pair.h, token, list, ['S2', 'S1']);
  const symbols = async (input: { list?: string }) =>
    expectOk(await call(listWatchlist, { type: 'stock', ...input })).map(({ symbol }) => symbol);
  expect(await symbols({})).toEqual(['S1', 'S2']);
  expect(await symbols({ list })).toEqual(['S2', 'S1']);
  expectOk(await call(removeFromWatchlist, { symbol: 'S2', list }, key()));
  expectOk(await call(removeFromWatchlist, { symbol: 'S1' }, key()));
  expect(await symbols({})).toEqual([]);
  expect(endOf(await call(removeFromWatchlist, { symbol: 'S1' }, key()))).toBe('watchlist.not_listed');
});

test('a list takes a name of its own, also the first one, and gives it up when it is renamed or deleted', async () => {
  const { token } = await pair.h.register('lists.names');
  const call = pair.h.as(token);
  const first = (await listsOf(pair.h, token))[0]!.id;
  const banks = (await created(token, ' Banks ')).id;
  expect(await create(token, 'bAnKs')).toMatchObject({
    refusal: { code: 'watchlist.name_taken', params: { name: 'bAnKs' } },
  });
  expectOk(await call(createWatchlist, { type: 'fund', name: 'Banks' }, key()));
  expect(endOf(await call(renameWatchlist, { list: first, name: 'banks' }, key()))).toBe('watchlist.name_taken');
  expect(expectOk(await call(renameWatchlist, { list: banks, name: 'BANKS' }, key())).name).toBe('BANKS');
  expect(expectOk(await call(renameWatchlist, { list: first, name: '長期 📈' }, key()))).toMatchObject({
    name: '長期 📈',
    isFirst: true,
  });
  expectOk(await call(deleteWatchlist, { list: banks }, key()));
  expectOk(await create(token, 'Banks'));
  for (const name of ['', '   ', 'x'.repeat(31), 'a\u0000b', 'a\nb', 'a\ud800'])
    expect(endOf(await create(token, name))).toBe('request.invalid');
});

test('ten lists of a type at most, also when the last place is taken at once in two processes', async () => {
  const { token } = await pair.h.register('lists.limit');
  for (let n = 3; n <= watchlistsMaximum; n++) await created(token, `List ${n}`);
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, n) => create(token, `Last ${n}`, n % 2 === 0 ? pair.h : pair.other)),
  );
  expect(results.map(endOf).filter((end) => end === 'ok')).toHaveLength(1);
  expect(results.map(endOf).filter((end) => end === 'watchlist.too_many_lists')).toHaveLength(7);
  expect(await stockNames(token)).toHaveLength(watchlistsMaximum);
});

test('one name asked for at once in two processes is given once', async () => {
  const { token } = await pair.h.register('lists.name.race');
  const results = await Promise.all([pair.h, pair.other, pair.h, pair.other].map((at) => create(token, 'Same', at)));
  expect(results.map(endOf).toSorted()).toEqual(['ok', ...Array(3).fill('watchlist.name_taken')]);
});

test('a deleted list comes back with what it held and where it stood, for a day', async () => {
  const { token } = await pair.h.register('lists.deleted');
  const call = pair.h.as(token);
  const a = (await created(token, 'A')).id;
  await created(token, 'B');
  await fill(pair.h, token, a, ['S9', 'S3', 'S5']);
  expectOk(await call(orderWatchlistItems, { list: a, symbols: ['S5', 'S9'] }, key()));
  expectOk(await call(deleteWatchlist, { list: a }, key()));
  expect(await stockNames(token)).toEqual([null, 'B']);
  for (const gone of [
    call(addToWatchlist, { symbol: 'S1', list: a }, key()),
    call(renameWatchlist, { list: a, name: 'C' }, key()),
    call(deleteWatchlist, { list: a }, key()),
    call(orderWatchlistItems, { list: a, symbols: [] }, key()),
    call(orderWatchlists, { type: 'stock', lists: [a] }, key()),
    call(listWatchlist, { type: 'stock', list: a }),
  ])
    expect(endOf(await gone)).toBe('watchlist.unknown_list');
  expect(expectOk(await call(restoreWatchlist, { list: a }, key()))).toMatchObject({ symbols: ['S5', 'S9', 'S3'] });
  expect(await stockNames(token)).toEqual([null, 'A', 'B']);
  expect(endOf(await call(restoreWatchlist, { list: a }, key()))).toBe('watchlist.unknown_list');
  expectOk(await call(deleteWatchlist, { list: a }, key()));
  await pair.h.clock.advance(DAY_MS + 1);
  expect(endOf(await call(restoreWatchlist, { list: a }, key()))).toBe('watchlist.unknown_list');
});

test('a deleted list does not come back past the limit, nor to a name that is taken again', async () => {
  const { token } = await pair.h.register('lists.back');
  const call = pair.h.as(token);
  const { id } = await created(token, 'Old');
  expectOk(await call(deleteWatchlist, { list: id }, key()));
  const again = (await created(token, 'Old')).id;
  expect(endOf(await call(restoreWatchlist, { list: id }, key()))).toBe('watchlist.name_taken');
  expectOk(await call(renameWatchlist, { list: again, name: 'New' }, key()));
  for (let n = 3; n <= watchlistsMaximum; n++) await created(token, `List ${n}`);
  expect(endOf(await call(restoreWatchlist, { list: id }, key()))).toBe('watchlist.too_many_lists');
});

test('of many deleted lists the ten latest can be brought back', async () => {
  const { token } = await pair.h.register('lists.many.deleted');
  const call = pair.h.as(token);
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { id } = await created(token, `Gone ${n}`);
    expectOk(await call(deleteWatchlist, { list: id }, key()));
    ids.push(id);
    await pair.h.clock.advance(1000);
  }
  const ends = [];
  for (const list of ids.slice(0, 3)) ends.push(endOf(await call(restoreWatchlist, { list }, key())));
  expect(ends).toEqual(['watchlist.unknown_list', 'watchlist.unknown_list', 'ok']);
});

test('the first list of a type is not deleted', async () => {
  const { token } = await pair.h.register('lists.first');
  for (const { id } of await listsOf(pair.h, token))
    expect(endOf(await pair.h.as(token)(deleteWatchlist, { list: id }, key()))).toBe('watchlist.first_list');
});

test('lists and rows stand as ordered; those not named follow in their order', async () => {
  const { token } = await pair.h.register('lists.order');
  const call = pair.h.as(token);
  const ids = [];
  for (const name of ['A', 'B', 'C']) ids.push((await created(token, name)).id);
  expectOk(await call(orderWatchlists, { type: 'stock', lists: [ids[2]!, ids[0]!, ids[2]!] }, key()));
  expect(await stockNames(token)).toEqual(['C', 'A', null, 'B']);
  await fill(pair.h, token, ids[0]!, ['S1', 'S2', 'S3', 'S4']);
  expectOk(await call(orderWatchlistItems, { list: ids[0]!, symbols: ['S3', 'S1'] }, key()));
  expect(await symbolsOf(token, ids[0]!)).toEqual(['S3', 'S1', 'S2', 'S4']);
  expect(endOf(await call(orderWatchlistItems, { list: ids[0]!, symbols: ['S3', 'S9'] }, key()))).toBe(
    'watchlist.not_listed',
  );
  expect(endOf(await call(orderWatchlists, { type: 'fund', lists: [ids[0]!] }, key()))).toBe('watchlist.unknown_list');
});

test('a list orders itself anew while rows come and go, and loses none and doubles none', async () => {
  const { token } = await pair.h.register('lists.order.race');
  const list = (await created(token, 'Busy')).id;
  const start = Array.from({ length: 12 }, (_, n) => `S${n + 1}`);
  await fill(pair.h, token, list, start);
  const calls = Array.from({ length: 8 }, (_, n) => {
    const as = (n % 2 === 0 ? pair.h : pair.other).as(token);
    return [
      as(orderWatchlistItems, { list, symbols: start.slice(n % 4, 8).toReversed() }, key()),
      as(addToWatchlist, { list, symbol: `S${100 + n}` }, key()),
      as(removeFromWatchlist, { list, symbol: `S${n + 1}` }, key()),
    ];
  }).flat();
  const ends = (await Promise.all(calls)).map(endOf);
  expect(ends.filter((end) => end !== 'ok' && end !== 'watchlist.not_listed')).toEqual([]);
  const left = (await symbolsOf(token, list))!;
  expect(left.toSorted()).toEqual(
    [...start.slice(8), ...Array.from({ length: 8 }, (_, n) => `S${100 + n}`)].toSorted(),
  );
});

test('an addition and a deletion of its list at once: the row is in the list that comes back, or was refused', async () => {
  const { token } = await pair.h.register('lists.delete.race');
  for (let round = 0; round < 6; round++) {
    const { id } = await created(token, `Round ${round}`);
    const [added, deleted] = await Promise.all([
      pair.h.as(token)(addToWatchlist, { list: id, symbol: 'S1' }, key()),
      pair.other.as(token)(deleteWatchlist, { list: id }, key()),
    ]);
    expect(endOf(deleted)).toBe('ok');
    const back = expectOk(await pair.h.as(token)(restoreWatchlist, { list: id }, key()));
    expect(back.symbols).toEqual(endOf(added) === 'ok' ? ['S1'] : []);
  }
});

test('two hundred rows a list, each list for itself', async () => {
  const { token } = await pair.h.register('lists.full');
  const list = (await created(token, 'Full')).id;
  await pair.h.t.db.query(
    `insert into watchlist.item (list_id, symbol, position, added_at) select $1, 'S' || n, n, now() from generate_series(1, $2) n`,
    [BigInt(list), watchlistMaximum],
  );
  expect(endOf(await pair.h.as(token)(addToWatchlist, { symbol: 'S300', list }, key()))).toBe('watchlist.full');
  expectOk(await pair.h.as(token)(addToWatchlist, { symbol: 'S300' }, key()));
  expect(expectOk(await pair.h.as(token)(listWatchlist, { type: 'stock' }))).toHaveLength(watchlistMaximum + 1);
});

test('another customer’s list is as unknown as one that never was', async () => {
  const one = await pair.h.register('lists.mine');
  const two = await pair.h.register('lists.theirs');
  const mine = (await created(one.token, 'Mine')).id;
  const call = pair.h.as(two.token);
  for (const list of [mine, '9223372036854775807', '9999999999999999999']) {
    const ends = await Promise.all([
      call(listWatchlist, { type: 'stock', list }),
      call(addToWatchlist, { symbol: 'S1', list }, key()),
      call(removeFromWatchlist, { symbol: 'S1', list }, key()),
      call(renameWatchlist, { list, name: 'Ours' }, key()),
      call(deleteWatchlist, { list }, key()),
      call(restoreWatchlist, { list }, key()),
      call(orderWatchlists, { type: 'stock', lists: [list] }, key()),
      call(orderWatchlistItems, { list, symbols: [] }, key()),
    ]);
    expect(ends.map(endOf)).toEqual(Array(8).fill('watchlist.unknown_list'));
  }
  expect(await stockNames(one.token)).toEqual([null, 'Mine']);
});

test('a list asked for twenty times with one key is made once, and all get the same list', async () => {
  const { token } = await pair.h.register('lists.once');
  const options = key();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 === 0 ? pair.h : pair.other).as(token)(createWatchlist, { type: 'digital', name: 'Once' }, options),
    ),
  );
  expect(new Set(answers.map((answer) => expectOk(answer).id)).size).toBe(1);
  expect((await listsOf(pair.h, token)).filter(({ type }) => type === 'digital')).toHaveLength(2);
});
