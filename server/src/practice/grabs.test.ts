/** Of each rule a grab offer of the practice market is always open with lots left, and practice customers had signed in when it began. */
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { progress } from '../grab/jobs.ts';
import { startGrabbing, type Grabbing } from '../grab/testing.ts';
import { keepPracticeGrabs } from './grabs.ts';

let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
afterAll(() => g.h.stop());

const offers = async (rule: 'first_come' | 'draw') =>
  (
    await g.h.db.query<{ id: bigint; left: number; symbol: string; drawn: bigint | null }>(
      `select id, lots - allotted_lots as left, symbol, draw_at - closes_at as drawn from grab.offer
       where closes_at > $1 and rule = $2 order by id`,
      [g.h.clock.now(), rule],
    )
  ).rows;

test('one of each rule is published at the start, and another once its quota is used up or its time is over', async () => {
  const { h, deps } = g;
  const failures: unknown[] = [];
  const log = { warn: (error: unknown) => void failures.push(error) } as never;
  await h.t.owner.query(`update identity.customer set account = 'priya' where id = $1`, [await g.customer()]);
  const past = Promise.withResolvers<void>();
  const keeping = keepPracticeGrabs({ ...deps, log, feed: h.feed, past: past.promise });
  await h.clock.advance(MINUTE_MS);
  expect(await offers('draw'), 'while the log of draws has no past yet').toEqual([]);
  past.resolve();
  await keeping.ready;
  const [first, ...more] = await offers('first_come');
  expect([first, more]).toMatchObject([{ left: 40, symbol: 'VRM', drawn: null }, []]);
  const [drawn, ...others] = await offers('draw');
  expect([drawn, others]).toMatchObject([{ left: 40 }, []]);
  expect(Number(drawn!.drawn)).toBeGreaterThan(0);
  const signedIn = await h.db.query<{ days: bigint }>('select count(*) as days from sign_in.day');
  expect(signedIn.rows).toEqual([{ days: 10n }]);
  const customers = await g.crowd(20);
  for (const customer of customers) {
    expect(await g.ask(customer, first!.id, 2)).toHaveProperty('request');
    expect(await g.ask(customer, drawn!.id, 1)).toHaveProperty('request');
  }
  await h.clock.advance(MINUTE_MS);
  await keeping.ready;
  expect((await offers('first_come')).map(({ left }) => left)).toEqual([0, 40]);
  // A draw has lots for whoever asks until it closes.
  expect(await offers('draw')).toHaveLength(1);
  await h.clock.advance(12 * HOUR_MS);
  for (const { symbol } of [first!, drawn!]) h.feed.set(symbol, 500_00);
  await keeping.ready;
  await progress(deps);
  for (const rule of ['first_come', 'draw'] as const)
    expect((await offers(rule)).map(({ left }) => left)).toContain(40);
  await keeping.stop();
  expect(failures).toEqual([]);
});
