import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
beforeEach(async () => void (t = await testDatabase({ poolSize: 1 })));
afterEach(() => t.drop());

const LISTENING = `from pg_stat_activity where datname = current_database() and query like 'listen %'`;
const connections = async () => (await t.owner.query<{ n: bigint }>(`select count(*) n ${LISTENING}`)).rows[0]!.n;
const breakThem = () => t.owner.query(`select pg_terminate_backend(pid) ${LISTENING}`);
const notify = (channel: string, payload: string) => t.db.query('select pg_notify($1, $2)', [channel, payload]);

/** What one listener hears, in order. */
async function listenTo(channel: string) {
  const heard: string[] = [];
  const gap = Promise.withResolvers<void>();
  const onGap = () => {
    heard.push('gap');
    gap.resolve();
  };
  const stop = await t.db.listen(channel, (payload) => heard.push(payload), onGap);
  return { heard, gap: gap.promise, stop };
}

test('channels share one connection, and each listener hears of its own channel', async () => {
  const [first, second, third] = await Promise.all([listenTo('first'), listenTo('second'), listenTo('second')]);
  const late = await listenTo('Late one');
  expect(await connections()).toBe(1n);
  await notify('first', 'a');
  await notify('second', 'b');
  await notify('Late one', 'c');
  await expect.poll(() => late.heard).toEqual(['c']);
  expect(first.heard).toEqual(['a']);
  expect(second.heard).toEqual(['b']);
  expect(third.heard).toEqual(['b']);
});

test('after a lost connection every listener is told that it may have missed something, and hears again', async () => {
  const [first, second] = [await listenTo('first'), await listenTo('second')];
  await breakThem();
  await expect.poll(() => first.heard, { timeout: 30_000 }).toEqual(['gap', 'gap']);
  expect(second.heard).toEqual(['gap', 'gap']);
  expect(await connections()).toBe(1n);
  await notify('first', 'a');
  await notify('second', 'b');
  await expect.poll(() => second.heard).toEqual(['gap', 'gap', 'b']);
  expect(first.heard).toEqual(['gap', 'gap', 'a']);
});

test('one that comes while the connection is lost brings it back for the others', async () => {
  const first = await listenTo('first');
  await breakThem();
  await first.gap;
  const second = await listenTo('second');
  expect(first.heard).toEqual(['gap', 'gap']);
  await expect.poll(connections).toBe(1n);
  await notify('first', 'a');
  await notify('second', 'b');
  await expect.poll(() => second.heard.at(-1)).toBe('b');
  expect(first.heard).toEqual(['gap', 'gap', 'a']);
});

test('one that stops hears no more, and the last closes the connection', async () => {
  const [first, second] = [await listenTo('first'), await listenTo('first')];
  await first.stop();
  await notify('first', 'a');
  await expect.poll(() => second.heard).toEqual(['a']);
  expect(first.heard).toEqual([]);
  await second.stop();
  await expect.poll(connections).toBe(0n);
  const again = await listenTo('first');
  await notify('first', 'b');
  await expect.poll(() => again.heard).toEqual(['b']);
});
