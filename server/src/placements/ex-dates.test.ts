/** A placement never sells at the price of shares that are no more: it is over once the record date of a change has closed. */
import { listMessages } from '@bahi/contract/messages/calls.ts';
import * as contract from '@bahi/contract/placements/calls.ts';
import { addBusinessDays, businessDateOf, practiceCalendar as calendar, sessionOn } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertActions, recordHolders, selectOpenActions, type NewAction } from '../corporate-actions/service.ts';
import { endOf, expectOk } from '../identity/testing.ts';
import { RefusalError } from '../platform/refuse.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { decidePlacement } from './decisions.ts';
import { REVIEWER, startPlacing, type Customer, type Placing } from './testing.ts';

const DAY = 24 * 60 * MINUTE_MS;
let p: Placing;
let count = 0;

beforeAll(async () => {
  p = await startPlacing();
});
afterEach(async () => {
  expect(await p.audit()).toEqual([]);
});
afterAll(() => p.stop());

interface Changing {
  readonly symbol: string;
  readonly offer: string;
  readonly exDate: string;
  /** The close of the record date. */
  readonly at: number;
}

/** A placement that is open for ten days, of a company that goes ex in two. */
async function changing(kind: NewAction['kind'] = 'split'): Promise<Changing> {
  const symbol = `VEDA${(count += 1)}`;
  const today = businessDateOf(calendar, p.h.clock.now());
  const [recordDate, exDate] = [addBusinessDays(calendar, today, 1), addBusinessDays(calendar, today, 2)];
  const exAt = sessionOn(calendar, exDate)!.open;
  const offer = await p.offer({ symbol, closesAt: BigInt(p.h.clock.now() + 10 * DAY) });
  const terms = {
    numerator: 2,
    denominator: 1,
    cash: kind === 'split' || kind === 'bonus' ? 0 : 100,
    recordDate,
    exDate,
    payDate: exDate,
  };
  await p.h.t.db.transaction((tx) => insertActions(tx, [{ symbol, kind, exAt, ...terms }]));
  return { symbol, offer, exDate, at: sessionOn(calendar, recordDate)!.close };
}

const to = (at: number) => p.h.clock.advance(at - p.h.clock.now());
const shown = async (offer: string) => expectOk(await p.h.as()(contract.getPlacement, { offer }));
const refused = async (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error instanceof RefusalError ? error.refusal : Promise.reject(error)),
  );
const asking = async (by: Customer, offer: string) => endOf(await p.ask(by, offer, 10));

test.each(['split', 'bonus', 'rights'] as const)(
  'once the record date of a %s has closed nobody asks or allots, and what waits is given back once with its reason',
  async (kind) => {
    const { offer, exDate, at } = await changing(kind);
    const [asha, ravi] = [await p.customer(), await p.customer()];
    const [request, allotted] = [await p.asked(asha, offer, 10), await p.asked(ravi, offer, 5)];
    await to(at - 1);
    await p.progress();
    expect((await p.decide(allotted, 5)).state).toBe('allotted');
    expect((await shown(offer)).state).toBe('open');
    await to(at);
    // The work by the clock has not come by.
    expect(await asking(ravi, offer)).toBe('placements.gone_ex');
    const { refusal } = expectOk(await asha.call(contract.getPlacementTerms, { offer }));
    expect(refusal).toEqual({ code: 'placements.gone_ex', params: { date: exDate } });
    expect(await refused(p.decide(request, 10))).toEqual(refusal);
    expect(await p.book(asha.id)).toMatchObject({ held: 40_000_00n, margin: 0n });

    await Promise.all([p.progress(), p.progress()]);
    await p.progress();
    expect(await p.read(asha, request.id)).toMatchObject({ state: 'rejected', reason: 'gone_ex', held: '0.00' });
    expect(await p.read(ravi, allotted.id)).toMatchObject({ state: 'allotted', paid: '20000.00' });
    expect(await p.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
    const stories = expectOk(await asha.call(listMessages, {})).rows.map(({ story }) => story);
    expect(stories.filter(({ key }) => key === 'placements.gone_ex')).toEqual([
      { key: 'placements.gone_ex', params: { name: 'Veda Rail', amount: '40000.00' } },
    ]);
    const { state, notes } = await shown(offer);
    expect([state, notes.map(({ text }) => text.includes(exDate))]).toEqual(['withdrawn', [true]]);
    expect(await asking(ravi, offer)).toBe('placements.gone_ex');
    expect(await refused(p.decide(request, 10))).toMatchObject({ code: 'staff.case_decided' });
  },
);

test('who is allotted in the last moment is among the holders that are written down', async () => {
  const { symbol, offer, at } = await changing();
  const asha = await p.customer();
  const { id, amount } = await p.asked(asha, offer, 10);
  const [action] = (await selectOpenActions(p.h.t.db)).filter((one) => one.symbol === symbol);
  await to(at - 1);
  let recording = Promise.resolve();
  await p.h.t.db.transaction(async (tx) => {
    const decision = { id: BigInt(id), staff: REVIEWER, lots: 10, amount, reason: null, note: null, now: at - 1 };
    await decidePlacement(p.deps, tx, decision);
    await to(at);
    recording = recordHolders({ db: p.h.t.db, clock: p.h.clock }, action!);
    await untilWaiting(p.h.t.owner);
  });
  await recording;
  const { rows } = await p.h.t.owner.query('select quantity::int from actions.entitlement where action_id = $1', [
    action!.id,
  ]);
  expect(rows).toEqual([{ quantity: 1000 }]);
});

test('an approval that came in time and waited until its holders were written down allots nothing', async () => {
  const { symbol, offer, exDate, at } = await changing();
  const asha = await p.customer();
  const { id, amount } = await p.asked(asha, offer, 10);
  await to(at - 1);
  const decision = { id: BigInt(id), staff: REVIEWER, lots: 10, amount, reason: null, note: null, now: at - 1 };
  let deciding: Promise<unknown> = Promise.resolve();
  await p.h.t.db.transaction(async (tx) => {
    await tx.query('select from actions.action where symbol = $1 for share', [symbol]);
    deciding = refused(p.h.t.db.transaction((other) => decidePlacement(p.deps, other, decision)));
    await untilWaiting(p.h.t.owner);
    await to(at);
  });
  expect(await deciding).toEqual({ code: 'placements.gone_ex', params: { date: exDate } });
  expect(await p.book(asha.id)).toMatchObject({ held: 40_000_00n, margin: 0n });
  await p.progress();
  expect(await p.book(asha.id)).toMatchObject({ held: 0n, cash: 10_00_000_00n });
});

test('a reviewer and the clock at the record date’s close: the request ends, with nothing allotted', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { offer, at } = await changing();
    const asha = await p.customer();
    const request = await p.asked(asha, offer, 10);
    await to(at);
    const acts = [() => refused(p.decide(request, 10)), () => p.progress()];
    if (round % 2 === 1) acts.reverse();
    const answers = await Promise.all(acts.map((act) => act()));
    expect(['placements.gone_ex', 'staff.case_decided']).toContain(
      (answers.find((one) => one !== undefined) as { code: string }).code,
    );
    expect(await p.read(asha, request.id)).toMatchObject({ state: 'rejected', reason: 'gone_ex' });
    expect(await p.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n, margin: 0n });
  }
});

test('a dividend, what was called off, and what went ex before the price was made end no placement', async () => {
  const [paying, off] = [await changing('dividend'), await changing('split')];
  await p.h.t.owner.query(
    `update actions.action set announced_at = 1, name = 'Veda Rail', notice = 'Two of one.', withdrawn_at = 2 where symbol = $1`,
    [off.symbol],
  );
  await to(Math.max(paying.at, off.at) + DAY);
  const { symbol } = await changing('split');
  await to(p.h.clock.now() + 3 * DAY);
  const after = await p.offer({ symbol });
  await p.progress();
  const asha = await p.customer();
  for (const offer of [paying.offer, off.offer, after]) {
    const request = await p.asked(asha, offer, 5);
    expect((await p.decide(request, 5)).state).toBe('allotted');
    expect((await shown(offer)).state).toBe('open');
  }
});

test('a placement that was over before stays as it ended', async () => {
  const { symbol, at } = await changing();
  const offer = await p.offer({ symbol });
  await to(p.h.clock.now() + 60 * MINUTE_MS);
  await p.progress();
  await to(at);
  await p.progress();
  expect(await shown(offer)).toMatchObject({ state: 'settled', notes: [] });
  expect(await asking(await p.customer(), offer)).toBe('placements.closed');
});
