/** Rights whose deadline passes while staff bar the customer: they wait, are told, and are no part of what others share. */
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { createRng } from '@bahi/core/rng.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { freezeOwn, impose, lift } from '../restrictions/imposing.ts';
import { RIGHTS_CASE_FILE } from './case-file.ts';
import { lastSession, pricingSessions } from './pricing.ts';
import { announcedRights } from './service.ts';
import { startRaising, type Customer, type Raising } from './testing.ts';

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
const staff = { id: 900n, name: 'risk' };

let r: Raising;
beforeEach(async () => {
  r = await startRaising();
});
afterEach(async () => {
  const found = await r.audit();
  await r.stop();
  expect(found).toEqual([]);
});

const now = () => r.h.clock.now();
const goTo = (moment: number) => r.h.clock.advance(moment - now());
const told = async ({ call }: Customer) =>
  expectOk(await call(listMessages, {})).rows.filter(({ story }) => story.key === 'rights.waits');

async function restrict({ id }: Customer, until: number | null, kind: 'frozen' | 'no_trade' | 'no_withdrawal') {
  const asked = { customerId: id, kind, reason: 'court_order', message: 'as ordered', until } as const;
  return r.h.t.db.transaction((tx) => impose(tx, { ...asked, author: staff, aloneMs: 60 * DAY_MS, now: now() }));
}
const free = (restriction: { readonly id: bigint }) =>
  r.h.t.db.transaction((tx) => lift(tx, { id: restriction.id, by: staff, reason: 'cleared', now: now() }));

/** An open issue; who is barred has rights to 100 shares, of whom asks for extra ones to 250, of whom does nothing to 50. */
async function raised() {
  const [barred, asking, idle] = [await r.customer(400), await r.customer(1000), await r.customer(200)];
  const issue = await r.issue();
  await r.open(issue);
  const { payBy } = await r.read(barred, issue);
  return { barred, asking, idle, issue, payBy };
}

test('a freeze over the deadline: the rights wait, others share what is left without them, and they are taken up after it', async () => {
  const { barred, asking, idle, issue, payBy } = await raised();
  await r.taken(asking, issue, 250, 60);
  const until = payBy + 2 * DAY_MS;
  await restrict(barred, until, 'frozen');
  const by = until + DAY_MS;
  // Shown before the deadline passes; told when it does, once.
  expect(await r.read(barred, issue)).toMatchObject({ payBy: by, publishedPayBy: payBy, state: 'open' });
  await goTo(payBy + MINUTE_MS);
  await Promise.all([r.progress(), r.progress()]);
  await r.progress();
  const [message, ...more] = await told(barred);
  expect(message!.story.params).toMatchObject({ shares: 100, amount: '3000.00', published: payBy, by });
  expect(more).toEqual([]);
  expect(await r.read(asking, issue)).toMatchObject({ payBy, publishedPayBy: null, state: 'closed' });
  await r.end(issue);
  await r.progress();
  // Only what nobody waits for: 50 for 60 that were asked for.
  expect(await r.read(asking, issue)).toMatchObject({ state: 'settled', extraAllotted: 50, extraPrice: '50.00' });
  expect(await r.read(idle, issue)).toMatchObject({ state: 'settled', lapsed: 50, proceeds: '1000.00' });
  expect(await r.read(barred, issue)).toMatchObject({ state: 'open', left: 100, extraMaximum: 0, lapsed: null });
  expect(endOf(await r.take(barred, issue, 60))).toBe('identity.frozen');
  await goTo(until);
  expect(endOf(await r.take(barred, issue, 100, 1))).toBe('rights.extra_above_maximum');
  expect(endOf(await r.take(asking, issue, 0, 1))).toBe('rights.closed');
  await r.taken(barred, issue, 60);
  await goTo(by - 1);
  await r.progress();
  expect(await r.read(barred, issue)).toMatchObject({ state: 'open', taken: 60, left: 40, position: null });
  await goTo(by);
  expect(endOf(await r.take(barred, issue, 40))).toBe('rights.closed');
  await goTo(by + MINUTE_MS);
  await r.progress();
  // What lapses then brings nothing: nobody buys it any more.
  expect(await r.read(barred, issue)).toMatchObject({
    state: 'settled',
    payBy: by,
    publishedPayBy: payBy,
    taken: 60,
    lapsed: 40,
    proceeds: '0.00',
    position: expect.any(String) as string,
  });
  expect(await announcedRights(r.h.t.db, practiceCalendar)).toEqual([]);
});

test('who takes up all of it has the shares at once, whoever else waits', async () => {
  const { barred, idle, issue, payBy } = await raised();
  const [freeze] = [await restrict(barred, null, 'frozen'), await restrict(idle, null, 'no_trade')];
  await goTo(payBy + MINUTE_MS);
  await r.progress();
  await free(freeze);
  const lifted = now();
  expect(await r.read(barred, issue)).toMatchObject({ payBy: lifted + DAY_MS });
  await r.taken(barred, issue, 100);
  await r.progress();
  expect(await r.read(barred, issue)).toMatchObject({ state: 'settled', taken: 100, lapsed: 0, left: 0 });
  expect(await r.read(idle, issue)).toMatchObject({ state: 'open', publishedPayBy: payBy });
  expect(endOf(await r.take(idle, issue, 50))).toBe('identity.no_trade');
  const [running] = await announcedRights(r.h.t.db, practiceCalendar);
  // Nothing else of the company goes ex meanwhile.
  expect(running!.settledBy).toBe(lastSession(practiceCalendar, payBy).open);
  expect(running!.settledBy).toBeGreaterThanOrEqual(payBy + 10 * DAY_MS - 1);
  await goTo(payBy + 10 * DAY_MS + MINUTE_MS);
  await r.progress();
  expect(await r.read(idle, issue)).toMatchObject({ state: 'settled', lapsed: 50, proceeds: '0.00' });
});

test('the end moves as the restriction is lifted or comes again, is told to the customer each time, and stands in the case file', async () => {
  const { barred, issue, payBy } = await raised();
  const first = await restrict(barred, null, 'frozen');
  await goTo(payBy + MINUTE_MS);
  await r.progress();
  expect(await r.read(barred, issue)).toMatchObject({ payBy: payBy + 10 * DAY_MS });
  await goTo(payBy + HOUR_MS);
  await free(first);
  await r.progress();
  expect(await r.read(barred, issue)).toMatchObject({ payBy: now() + DAY_MS });
  await r.h.clock.advance(DAY_MS - 1);
  await restrict(barred, null, 'no_trade');
  await r.h.clock.advance(HOUR_MS);
  await r.progress();
  expect(await r.read(barred, issue)).toMatchObject({ state: 'open', payBy: payBy + 10 * DAY_MS });
  expect(await told(barred)).toHaveLength(3);
  const file = RIGHTS_CASE_FILE.find(({ sql }) => sql.includes('rights.waits'))!;
  const { rows } = await r.h.t.owner.query<{ params: unknown }>(file.sql, [barred.id]);
  expect(rows).toMatchObject([{ params: { shares: 100, until: payBy + 10 * DAY_MS } }]);
});

test('who was free again and let them lapse before extra shares are priced is as anybody whose rights lapsed', async () => {
  const { barred, asking, idle, issue, payBy } = await raised();
  await r.taken(asking, issue, 250, 60);
  // The first session that prices is missed, so that the waiting is over before the second.
  const [, second] = pricingSessions(practiceCalendar, payBy);
  await restrict(barred, payBy + HOUR_MS, 'frozen');
  await goTo(payBy + MINUTE_MS);
  await r.progress();
  await goTo(second!.close);
  await r.progress({
    closingLevel: async (_tx, _symbol, { date }) =>
      date === second!.date ? { level: '50.00' } : { missed: 'close_missed' },
  });
  expect(await r.read(asking, issue)).toMatchObject({ state: 'settled', extraAllotted: 60 });
  // 60 of 150 were sold, at 20.00 more than a new share each.
  expect(await r.read(barred, issue)).toMatchObject({ state: 'settled', lapsed: 100, proceeds: '800.00' });
  expect(await r.read(idle, issue)).toMatchObject({ state: 'settled', lapsed: 50, proceeds: '400.00' });
});

test('the customer’s own freeze, a restriction that bars no buying, and an issue of before move nothing', async () => {
  const { barred, asking, idle, issue, payBy } = await raised();
  await r.h.t.db.transaction((tx) => freezeOwn(tx, barred.id, now()));
  await restrict(asking, null, 'no_withdrawal');
  await goTo(payBy + MINUTE_MS);
  await r.progress();
  for (const by of [barred, asking, idle])
    expect(await r.read(by, issue)).toMatchObject({ state: 'settled', publishedPayBy: null, proceeds: '0.00' });
  const before = await r.issue();
  await r.h.t.owner.query('update rights.issue set waits = false where id = $1', [before]);
  await r.open(before);
  await restrict(idle, null, 'frozen');
  await r.end(before);
  await r.progress();
  expect(await r.read(idle, before)).toMatchObject({ state: 'settled', lapsed: 50, publishedPayBy: null });
});

test(`lifting, taking up and the clock at once: taken up, or still to be (seed ${seed})`, async () => {
  const { barred, issue, payBy } = await raised();
  const freeze = await restrict(barred, null, 'frozen');
  await goTo(payBy + MINUTE_MS);
  const acts = [() => free(freeze), () => r.take(barred, issue, 100), () => r.progress(), () => r.progress()];
  await Promise.all((random.below(2) === 0 ? acts : acts.toReversed()).map((act) => act()));
  const { taken, state } = await r.read(barred, issue);
  if (taken === 0) expect(state).toBe('open');
  if (taken === 0) await r.taken(barred, issue, 100);
  await r.progress();
  expect(await r.read(barred, issue)).toMatchObject({ state: 'settled', taken: 100, lapsed: 0 });
});

test(`the last take-up against the end of the waiting: taken up, or lapsed, once (seed ${seed})`, async () => {
  const { barred, issue, payBy } = await raised();
  const until = payBy + HOUR_MS;
  await restrict(barred, until, 'frozen');
  await r.end(issue);
  await r.progress();
  const { cash } = await r.book(barred.id);
  await goTo(until + DAY_MS - 1);
  const taking = r.take(barred, issue, 100);
  await r.h.clock.advance(MINUTE_MS);
  const [answer] = await Promise.all([taking, r.progress(), r.progress()]);
  await r.progress();
  const isTaken = endOf(answer) === 'ok';
  expect(await r.read(barred, issue)).toMatchObject({ state: 'settled', lapsed: isTaken ? 0 : 100 });
  expect((await r.book(barred.id)).cash).toBe(isTaken ? cash - 3_000_00n : cash);
});
