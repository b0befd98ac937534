/** Of each rule a grab offer of the practice market is open with lots left, or opens within the hour, whenever one looks. */
import { GRAB_RULES } from '@bahi/contract/grab/calls.ts';
import type { CorporateAction } from '@bahi/contract/venue.ts';
import { addDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { progress } from '../grab/jobs.ts';
import { startGrabbing, type Grabbing } from '../grab/testing.ts';
import { SetFeed } from '../orders/testing-market.ts';
import { turning } from './testing-turns.ts';
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

const DAYS = process.env['BAHI_EVERYWHERE'] === '1' ? 6 : 2;

test('at each half hour of some days, before the turn that comes then, one of each rule is open or opens within the hour', async () => {
  const own = await startGrabbing();
  const { clock, db } = own.h;
  const feed = new SetFeed(clock);
  // Four are large: the seller of one has hardly any left, that of another promises them elsewhere meanwhile, a third goes ex tomorrow.
  for (let company = 1; company <= 16; company += 1) feed.list(`LARGE${company}`, 500_00 - company);
  const exDate = addDays(businessDateOf(practiceCalendar, clock.now()), 1);
  feed.list('LARGE3', 499_00, { corporateActions: [{ exDate } as CorporateAction] });
  feed.setBlockInventory('LARGE1', 3_999);
  let looks = 0;
  const { blockInventory } = feed;
  feed.blockInventory = (symbol) => (symbol === 'LARGE4' && (looks += 1) % 2 === 0 ? 0 : blockInventory(symbol));
  const warnings: unknown[] = [];
  const log = { warn: (what: unknown) => void warnings.push(what) };
  const turns = turning(clock);
  const grabs = keepPracticeGrabs({ ...own.deps, feed, log, clock: turns.clock, past: Promise.resolve() });
  await grabs.ready;
  const dry: string[] = [];
  for (let half = 0; half < DAYS * 48; half += 1) {
    await clock.advance(30 * MINUTE_MS, 30 * MINUTE_MS);
    const now = clock.now();
    for (const rule of GRAB_RULES) {
      const { rows } = await db.query(
        `select from grab.offer where rule = $2 and withdrawn_at is null and closes_at > $1 and opens_at <= $1 + 3600000 and allotted_lots < lots`,
        [now, rule],
      );
      if (rows.length === 0) dry.push(`${new Date(now).toISOString()} ${rule}`);
    }
    turns.turn();
    await grabs.ready;
    await progress(own.deps);
  }
  expect(dry).toEqual([]);
  expect(warnings).toEqual([]);
  await grabs.stop();
  const { rows } = await db.query(
    `select symbol, (count(*) filter (where not exists
         (select from orders.block_promise p where p.kind = 'grab' and p.offer_id = o.id)))::int as unpromised,
       (count(*) filter (where published_at < $1 and coalesce(draw_at, closes_at) > $1))::int as over_ex
     from grab.offer o group by symbol order by symbol`,
    [sessionOn(practiceCalendar, exDate)!.open],
  );
  expect(rows).toEqual([
    { symbol: 'LARGE2', unpromised: 0, over_ex: expect.any(Number) },
    { symbol: 'LARGE3', unpromised: 0, over_ex: 0 },
  ]);
  expect(await own.audit()).toEqual([]);
  await own.h.stop();
});
