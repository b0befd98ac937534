/** A grab offer of the practice market is always open with lots left, and practice customers had signed in when it began. */
import { HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { progress } from '../grab/jobs.ts';
import { startGrabbing, type Grabbing } from '../grab/testing.ts';
import { keepPracticeGrabs } from './grabs.ts';

let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
afterAll(() => g.h.stop());

const offers = async () =>
  (
    await g.h.db.query<{ id: bigint; left: number; symbol: string }>(
      'select id, lots - allotted_lots as left, symbol from grab.offer where closes_at > $1 order by id',
      [g.h.clock.now()],
    )
  ).rows;

test('one is published at the start, and another once its quota is used up or its time is over', async () => {
  const { h, deps } = g;
  const failures: unknown[] = [];
  const log = { warn: (error: unknown) => void failures.push(error) } as never;
  await h.t.owner.query(`update identity.customer set account = 'priya' where id = $1`, [await g.customer()]);
  const keeping = keepPracticeGrabs({ ...deps, log, feed: h.feed });
  await keeping.ready;
  const [first, ...more] = await offers();
  expect([first, more]).toMatchObject([{ left: 40, symbol: 'VRM' }, []]);
  const signedIn = await h.db.query<{ days: bigint }>('select count(*) as days from sign_in.day');
  expect(signedIn.rows).toEqual([{ days: 10n }]);
  const customers = await g.crowd(20);
  for (const customer of customers) expect(await g.ask(customer, first!.id, 2)).toHaveProperty('request');
  await h.clock.advance(60_000);
  await keeping.ready;
  expect((await offers()).map(({ left }) => left)).toEqual([0, 40]);
  await h.clock.advance(4 * HOUR_MS);
  h.feed.set('VRM', 500_00);
  await keeping.ready;
  await progress(deps);
  expect((await offers()).map(({ left }) => left)).toContain(40);
  await keeping.stop();
  expect(failures).toEqual([]);
});
