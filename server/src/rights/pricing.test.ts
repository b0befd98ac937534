/** What extra shares cost and what lapsed rights bring (decision 0057): by which close, within which bounds, once whoever does it and whatever dies. */
import { addBusinessDays, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { createClosingLevels } from '../market/service.ts';
import { upsertRecording } from '../market/store.ts';
import { pricingSessions } from './pricing.ts';
import { settleBatch, shareOutExtras } from './settlement.ts';
import { startRaising, type Customer, type Raising } from './testing.ts';

let r: Raising;

beforeEach(async () => {
  r = await startRaising();
});
afterEach(async () => {
  const found = await r.audit();
  await r.stop();
  expect(found).toEqual([]);
});

const stories = async (by: Customer) =>
  expectOk(await by.call(listMessages, {})).rows.map(({ story }) => `${story.key} ${JSON.stringify(story.params)}`);
const keys = async (by: Customer) => (await stories(by)).map((story) => story.split(' ')[0]);

test('a settlement that dies between two batches, or within one, is ended by the next process, once', async () => {
  const customers: Customer[] = [];
  for (let index = 0; index < 5; index += 1) customers.push(await r.customer(400));
  const issue = await r.issue();
  await r.open(issue);
  for (const customer of customers.slice(0, 4)) await r.taken(customer, issue, 100, 40);
  await r.end(issue);
  const now = r.h.clock.now();
  const of = { issueId: BigInt(issue), now };
  for (let statement = 1; statement < 6; statement += 1) {
    await expect(shareOutExtras({ ...r.deps, db: dyingAt(statement) }, of.issueId, now)).rejects.toBe(gone);
    expect(await r.audit()).toEqual([]);
  }
  expect(await shareOutExtras(r.deps, of.issueId, now)).toBe(true);
  // Another price comes too late.
  r.level = { level: '55.00' };
  await shareOutExtras(r.deps, of.issueId, now + 1);
  expect(await settleBatch({ ...r.deps, batchMax: 2 }, of)).toBe(2);
  await shareOutExtras(r.deps, of.issueId, now + 2);
  for (let statement = 1; statement < 12; statement += 1) {
    await expect(settleBatch({ ...r.deps, db: dyingAt(statement), batchMax: 2 }, of)).rejects.toBe(gone);
    expect(await r.audit()).toEqual([]);
  }
  await Promise.all([r.progress({ batchMax: 1 }), r.progress({ batchMax: 2 })]);
  for (const customer of customers.slice(0, 4)) {
    expect(await r.read(customer, issue)).toMatchObject({
      taken: 100,
      extraAllotted: 25,
      extraHeld: '0.00',
      released: '1050.00',
    });
  }
  expect(await r.read(customers[4]!, issue)).toMatchObject({ state: 'settled', lapsed: 100, proceeds: '2000.00' });
  const { rows } = await r.h.t.owner.query(
    `select kind, count(*)::int as n from ledger.entry where kind in ('allotment', 'rights_proceeds') and reference > 700000000
     group by kind order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'allotment', n: 4 },
    { kind: 'rights_proceeds', n: 1 },
  ]);
});

const gone = new Error('the process is gone');

/** At so many statements of a transaction. */
function dyingAt(statement: number): typeof r.h.t.db {
  let left = statement;
  return {
    ...r.h.t.db,
    transaction: <T>(fn: (tx: Parameters<Parameters<typeof r.h.t.db.transaction>[0]>[0]) => Promise<T>) =>
      r.h.t.db.transaction((tx) =>
        fn({
          query: (query: never, values: never) => ((left -= 1) === 0 ? Promise.reject(gone) : tx.query(query, values)),
        } as never),
      ),
  };
}

/** Asha takes up all of 250 and asks for 40 more, Ravi lets 100 lapse. */
async function asked() {
  const [asha, ravi] = [await r.customer(1000), await r.customer(400)];
  const issue = await r.issue();
  await r.open(issue);
  await r.taken(asha, issue, 250, 40);
  const cash = async () => ({ asha: (await r.book(asha.id)).cash, ravi: (await r.book(ravi.id)).cash });
  return { asha, ravi, issue, before: await cash(), cash };
}

test.each([
  // What an extra share costs at this mark price, and what Ravi gets for 100 lapsed ones of which 40 were sold.
  ['57.50', '57.50', 1_100_00n],
  ['30.01', '30.01', 40n],
  ['30.00', '30.00', 0n],
  ['12.00', '30.00', 0n],
] as const)('at a mark price of %s an extra share costs %s', async (level, price, proceeds) => {
  const { asha, ravi, issue, before, cash } = await asked();
  r.level = { level };
  await r.end(issue);
  await r.progress();
  const cost = BigInt(price.replace('.', '')) * 40n;
  expect(await r.read(asha, issue)).toMatchObject({ extraAllotted: 40, extraPrice: price, extraHeld: '0.00' });
  expect(await r.book(asha.id)).toMatchObject({ held: 0n, escrow: 0n });
  expect(await cash()).toEqual({ asha: before.asha - cost, ravi: before.ravi + proceeds });
  expect((await keys(ravi))[0]).toBe(proceeds > 0n ? 'rights.sold' : 'rights.lapsed');
});

test('above the ceiling nobody gets extra shares, everything held is free, and what lapsed brings nothing', async () => {
  const { asha, ravi, issue, before, cash } = await asked();
  r.level = { level: '57.51' };
  await r.end(issue);
  await r.progress();
  expect(await r.read(asha, issue)).toMatchObject({
    state: 'settled',
    taken: 250,
    extraAllotted: 0,
    extraPrice: null,
    released: '2300.00',
  });
  expect(await r.book(asha.id)).toMatchObject({ held: 0n, escrow: 0n });
  expect(await cash()).toEqual(before);
  expect((await stories(asha))[0]).toBe(
    'rights.extra_unpriced {"most":"57.50","name":"Veda Rail","asked":40,"amount":"7500.00","shares":250,"released":"2300.00"}',
  );
  expect(await keys(ravi)).toEqual(['rights.lapsed', 'rights.entitled']);
});

test('extra shares wait for a close an hour or more after the deadline, of a session that was recorded whole', async () => {
  const { asha, issue } = await asked();
  const { payBy, extraPricedAt } = await r.read(asha, issue);
  // The deadline is a close itself, whose price is known beforehand: it is the next one.
  expect(extraPricedAt).toBe(payBy + DAY_MS);
  const dates: string[] = [];
  const deps = {
    closingLevel: async (_tx: unknown, _symbol: string, { date }: { readonly date: string }) => {
      dates.push(date);
      return dates.length < 3 ? ({ missed: 'minutes_missed' } as const) : { level: '47.00' };
    },
  };
  await r.h.clock.advance(payBy + HOUR_MS - r.h.clock.now());
  await r.progress(deps);
  expect(dates).toEqual([]);
  expect(await r.read(asha, issue)).toMatchObject({ state: 'closed', extraHeld: '2300.00', extraAllotted: null });
  await r.h.clock.advance(payBy + DAY_MS - r.h.clock.now());
  await r.progress(deps);
  expect(dates).toEqual(['2026-11-25']);
  await r.h.clock.advance(DAY_MS);
  await r.progress(deps);
  expect(dates).toEqual(['2026-11-25', '2026-11-25', '2026-11-26']);
  expect(await r.read(asha, issue)).toMatchObject({
    state: 'settled',
    extraPrice: '47.00',
    extraPricedAt: payBy + 2 * DAY_MS,
  });
});

test.each([
  ['a second more than an hour before a close', -HOUR_MS - 1_000, 0],
  ['an hour before it', -HOUR_MS, 1],
  ['half an hour before it', -HOUR_MS / 2, 1],
  ['at it', 0, 1],
  ['in the middle of a session', 12 * HOUR_MS, 1],
])('a deadline %s', (_, before, later) => {
  const date = '2026-11-23';
  const { close } = sessionOn(practiceCalendar, date)!;
  const [first] = pricingSessions(practiceCalendar, close + before);
  expect(first!.date).toBe(addBusinessDays(practiceCalendar, date, later));
});

test.each([
  ['were missed', { missed: 'close_missed' } as const, 2],
  // Of a share that trades no more the last close is never final.
  ['never became final', null, 3],
])('where three sessions %s, everything held is released', async (_, level, days) => {
  const { asha, issue } = await asked();
  r.level = level;
  const { extraPricedAt } = await r.read(asha, issue);
  await r.h.clock.advance(extraPricedAt! + days * DAY_MS - 1 - r.h.clock.now());
  await r.progress();
  expect(await r.read(asha, issue)).toMatchObject({ state: 'closed' });
  await r.h.clock.advance(1);
  await r.progress();
  expect(await r.read(asha, issue)).toMatchObject({ state: 'settled', released: '2300.00', extraPricedAt: null });
});

test('where nobody asks for extra shares, nothing waits for a price', async () => {
  const asha = await r.customer(1000);
  const issue = await r.issue();
  await r.open(issue);
  await r.taken(asha, issue, 200);
  r.level = null;
  const { payBy } = await r.read(asha, issue);
  await r.h.clock.advance(payBy + 30_000 - r.h.clock.now());
  await r.progress();
  expect(await r.read(asha, issue)).toMatchObject({ state: 'settled', lapsed: 50, proceeds: '0.00' });
});

test('an issue published before extra shares cost what they are worth keeps its terms', async () => {
  const [asha, ravi] = [await r.customer(1000), await r.customer(400)];
  const issue = await r.issue();
  await r.h.t.owner.query('update rights.issue set extra_ceiling_percent = null where id = $1', [issue]);
  await r.open(issue);
  expect(await r.taken(asha, issue, 250, 40)).toMatchObject({ extraHeld: '1200.00', extraPricedAt: null });
  expect((await keys(asha))[0]).toBe('rights.extra_asked');
  r.level = null;
  const { payBy } = await r.read(asha, issue);
  await r.h.clock.advance(payBy + 30_000 - r.h.clock.now());
  await r.progress();
  expect(await r.read(asha, issue)).toMatchObject({
    state: 'settled',
    extraAllotted: 40,
    extraPrice: '30.00',
    released: '0.00',
  });
  expect(await r.read(ravi, issue)).toMatchObject({ lapsed: 100, proceeds: '0.00' });
});

test('the price is the recorded close, the same for whoever asks later, and not that of a session that was missed', async () => {
  const { asha, ravi, issue } = await asked();
  const { extraPricedAt } = await r.read(asha, issue);
  const genesis = r.h.clock.now() - DAY_MS;
  const feed = { instrument: () => ({ priceScale: 2 }), dailyBars: async () => [] } as never;
  const deps = { closingLevel: createClosingLevels({ feed, calendar: practiceCalendar, genesis }) };
  const [missed, whole, next] = ['2026-11-25', '2026-11-26', '2026-11-27'].map((date) =>
    sessionOn(practiceCalendar, date)!,
  );
  expect(extraPricedAt).toBe(missed!.close);
  const close = ({ date }: { readonly date: string }, price: number) =>
    r.h.t.db.query(`insert into market.daily_bar values ('RAGA', $1, 100, 100, 9999999, 1, $2, 1, 1)`, [date, price]);
  await r.h.t.owner.query('insert into market.genesis (seed, started_at) values ($1, $2)', ['rump', new Date(genesis)]);
  // The server was away before the first of these sessions closed; the second it saw from its opening to its end.
  await upsertRecording(r.h.t.db, { from: missed!.open - 1, through: missed!.close - HOUR_MS });
  await close(missed!, 41_00);
  await upsertRecording(r.h.t.db, { from: whole!.open - 1, through: whole!.close });
  await close(whole!, 48_00);
  await r.h.clock.advance(whole!.close + MINUTE_MS - r.h.clock.now());
  await r.progress(deps);
  // The last date may still grow.
  expect(await r.read(asha, issue)).toMatchObject({ state: 'closed' });
  await upsertRecording(r.h.t.db, { from: next!.open - 1, through: next!.open + MINUTE_MS });
  await close(next!, 53_00);
  await r.progress(deps);
  expect(await r.read(asha, issue)).toMatchObject({ extraPrice: '48.00', extraPricedAt: whole!.close });
  expect(await r.read(ravi, issue)).toMatchObject({ proceeds: '720.00' });
});

test('two processes that share out at different prices at once: one price, for everybody', async () => {
  const { asha, issue, before, cash } = await asked();
  await r.end(issue);
  const at = (level: string) => r.progress({ closingLevel: async () => ({ level }), batchMax: 1 });
  await Promise.all([at('40.00'), at('45.00'), at('56.00')]);
  const price = BigInt((await r.read(asha, issue)).extraPrice!.replace('.', ''));
  expect([40_00n, 45_00n, 56_00n]).toContain(price);
  expect(await cash()).toEqual({ asha: before.asha - 40n * price, ravi: before.ravi + 40n * (price - 30_00n) });
});
