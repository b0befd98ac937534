import {
  addToWatchlist,
  listWatchlist,
  removeFromWatchlist,
  watchlistMaximum,
} from '@bahi/contract/watchlist/calls.ts';
import { expect, test } from 'vitest';
import { endOf, expectOk, type Instance } from '../identity/testing.ts';
import { key, startPair } from './testing.ts';

const pair = startPair();

const add = (token: string, symbol: string, at: Instance = pair.h) => at.as(token)(addToWatchlist, { symbol }, key());
const remove = (token: string, symbol: string) => pair.h.as(token)(removeFromWatchlist, { symbol }, key());
const symbolsOf = async (token: string) =>
  expectOk(await pair.h.as(token)(listWatchlist, { type: 'stock' })).map((item) => item.symbol);

test('a newcomer’s list is empty, keeps the order of additions, and an item added again goes to the end', async () => {
  const { token } = await pair.h.register('list.one');
  expect(await symbolsOf(token)).toEqual([]);
  for (const symbol of ['S30', 'S2', 'S100']) expectOk(await add(token, symbol));
  expect(await symbolsOf(token)).toEqual(['S30', 'S2', 'S100']);
  expectOk(await remove(token, 'S30'));
  expectOk(await add(token, 'S30'));
  expect(await symbolsOf(token)).toEqual(['S2', 'S100', 'S30']);
});

test('an item twice, an item that is not there and an unknown code are refused by name', async () => {
  const { token } = await pair.h.register('list.two');
  expectOk(await add(token, 'S1'));
  expect(await add(token, 'S1')).toMatchObject({
    refusal: { code: 'watchlist.already_listed', params: { symbol: 'S1' } },
  });
  expect(endOf(await remove(token, 'S2'))).toBe('watchlist.not_listed');
  expect(endOf(await add(token, 'NOPE'))).toBe('market.symbol_unknown');
  expect(endOf(await add(token, "S1' or 1=1"))).toBe('request.invalid');
  expect(expectOk(await pair.h.as(token)(listWatchlist, { type: 'forex' }))).toEqual([]);
});

test('lists belong to one customer, and to nobody without a session', async () => {
  const one = await pair.h.register('list.three');
  const two = await pair.h.register('list.four');
  expectOk(await add(one.token, 'S1'));
  expect(await symbolsOf(two.token)).toEqual([]);
  expect(endOf(await remove(two.token, 'S1'))).toBe('watchlist.not_listed');
  expect(endOf(await pair.h.as()(listWatchlist, { type: 'stock' }))).toBe('401');
});

test('two hundred items at most, also when the last places are taken at once in two processes', async () => {
  const { token } = await pair.h.register('list.full');
  for (let n = 1; n <= watchlistMaximum - 3; n++) expectOk(await add(token, `S${n}`));
  const results = await Promise.all(
    Array.from({ length: 12 }, (_, n) => add(token, `S${watchlistMaximum + n}`, n % 2 === 0 ? pair.h : pair.other)),
  );
  expect(results.map(endOf).filter((end) => end === 'ok')).toHaveLength(3);
  expect(results.map(endOf).filter((end) => end === 'watchlist.full')).toHaveLength(9);
  expect(await symbolsOf(token)).toHaveLength(watchlistMaximum);
});

test.each([2, 20])('one addition sent %i times at once is made once and all get its answer', async (times) => {
  const { token } = await pair.h.register(`list.many${times}`);
  const options = key();
  const calls = Array.from({ length: times }, (_, n) =>
    (n % 2 === 0 ? pair.h : pair.other).as(token)(addToWatchlist, { symbol: 'S7' }, options),
  );
  expect((await Promise.all(calls)).map(endOf)).toEqual(Array(times).fill('ok'));
  expect(await symbolsOf(token)).toEqual(['S7']);
  expect(endOf(await pair.h.as(token)(addToWatchlist, { symbol: 'S8' }, options))).toBe(
    'request.idempotency_key_reused',
  );
});

test.each([
  ['stock', ['S1', 'BAHIFIFTY', 'M&M.NSE'], ['STEADY', 'USDINR', 'KAUDI']],
  ['fund', ['STEADY'], ['S1', 'BAHIFIFTY', 'USDINR', 'KAUDI']],
  ['forex', ['USDINR', 'JPYINR'], ['S1', 'STEADY', 'KAUDI']],
  ['digital', ['KAUDI'], ['S1', 'STEADY', 'USDINR']],
] as const)('a list of %s takes %j and nothing of another kind', async (type, taken, refused) => {
  const { token } = await pair.h.register(`list.type.${type}`);
  const call = pair.h.as(token);
  for (const symbol of taken) expectOk(await call(addToWatchlist, { type, symbol }, key()));
  for (const symbol of refused)
    expect(await call(addToWatchlist, { type, symbol }, key())).toMatchObject({
      refusal: { code: 'watchlist.wrong_type', params: { symbol } },
    });
  expect(expectOk(await call(listWatchlist, { type }))).toEqual(taken.map((symbol) => ({ symbol })));
});
