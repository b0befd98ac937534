/** Dividends on application (spec §4): applied for, reviewed, refused and applied for again, and paid by their date whatever happened. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import { addBusinessDays, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { limitOrder, type OrdersHarness } from '../orders/testing.ts';
import { apply, approveApplication, dividendsPage, rejectApplication } from './applications.ts';
import { actionsHarness, BEFORE, OPENING, PAY_DATE, PAYS_AT, type ActionsHarness } from './testing.ts';

const DAYS = 3;
const LAST = sessionOn(practiceCalendar, addBusinessDays(practiceCalendar, PAY_DATE, DAYS))!.open;
const PRICE = BEFORE - 12_00;

let h: ActionsHarness;
beforeEach(async () => {
  await h?.stop();
  h = await actionsHarness({ isDividendAutomatic: false, dividendApplyDays: DAYS });
});
afterAll(() => h.stop());

type Placed = Awaited<ReturnType<OrdersHarness['opened']>>;
type Row = OutputOf<typeof listDividends>['rows'][number];

const staff = { id: 1n, name: 'Reviewer' };
const parametersAt = defaultsOf(practiceCalendar);
const deps = () => ({ feed: h.feed as never, calendar: practiceCalendar, parametersAt });
const open = (symbol: string, change: Parameters<typeof limitOrder>[1] = {}) =>
  h.opened(limitOrder(BEFORE, { symbol, ...change }), BEFORE);
const cashOf = async ({ customerId }: Placed) => (await h.balance(customerId)).cash;

async function rowOf({ customerId }: Placed, state?: 'open' | 'paid'): Promise<Row> {
  const filter = { page: 1, pageSize: 10, ...(state === undefined ? {} : { state }) };
  const { rows, total } = await h.db.read((tx) => dividendsPage(deps(), tx, customerId, filter));
  expect(total).toBe(rows.length);
  return rows[0]!;
}
const applyBy = ({ customerId }: Placed, dividend: string) =>
  h.db.transaction((tx) => apply(deps(), tx, { customerId, input: { dividend }, now: h.clock.now() }));
const approve = (id: string, amount = '1200') =>
  h.db.transaction((tx) =>
    approveApplication(deps(), tx, { id: BigInt(id), staff, amount, note: null, now: h.clock.now() }),
  );
const reject = (id: string) =>
  h.db.transaction((tx) =>
    rejectApplication(deps(), tx, { id: BigInt(id), staff, reason: 'tax_details', note: null, now: h.clock.now() }),
  );
const refusedBy = (code: string) => ({ refusal: { code } });

test('a dividend is applied for, approved and paid on its pay date; who does not apply gets it by the date told; who is short pays at once', async () => {
  const symbol = await h.listed({ kind: 'dividend', cash: 12_00 });
  const applies = await open(symbol);
  const waits = await open(symbol);
  const short = await open(symbol, { direction: 'short' });
  await h.endOfSession();
  const early = await rowOf(applies);
  expect(early).toMatchObject({ state: 'upcoming', canApply: false, paidBy: null, amount: '1200.00', shares: 100 });
  await expect(applyBy(applies, early.id)).rejects.toMatchObject(refusedBy('dividends.not_yet'));
  await h.openEx(symbol, PRICE);
  expect(await rowOf(applies)).toMatchObject({ state: 'to_apply', canApply: true, paidBy: LAST, timeline: [] });
  expect(await rowOf(short)).toMatchObject({ state: 'upcoming', canApply: false, paidBy: PAYS_AT, amount: '-1200.00' });
  expect(await h.stories(applies.customerId)).toEqual(['dividend.to_apply']);

  const { application } = await applyBy(applies, early.id);
  expect(await rowOf(applies)).toMatchObject({ state: 'under_review', canApply: false });
  await expect(approve(application!.id, '1200.01')).rejects.toMatchObject(refusedBy('staff.amount_differs'));
  await approve(application!.id);
  expect((await rowOf(applies)).timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'sent done',
    'approved done',
    'paid ahead',
  ]);
  const before = [await cashOf(applies), await cashOf(waits), await cashOf(short)] as const;
  await h.goTo(PAYS_AT + 1_000);
  expect([await cashOf(applies), await cashOf(waits), await cashOf(short)]).toEqual([
    before[0] + 1_200_00n,
    before[1],
    before[2] - 1_200_00n,
  ]);
  expect(await rowOf(applies, 'paid')).toMatchObject({ state: 'paid', entry: expect.any(String) });
  expect(await h.audit()).toEqual([]);

  await h.goTo(LAST - 1_000);
  expect(await cashOf(waits)).toBe(before[1]);
  await h.goTo(LAST + 1_000);
  expect(await cashOf(waits)).toBe(before[1] + 1_200_00n);
  expect(await cashOf(applies)).toBe(before[0] + 1_200_00n);
  expect(await h.stories(waits.customerId)).toEqual(['dividend.to_apply', 'dividend.paid']);
  expect(await h.stories(applies.customerId)).toEqual(['dividend.to_apply', 'dividend.approved', 'dividend.paid']);
  expect(await h.audit()).toEqual([]);
});

test('a refusal says why, may be followed by another application, and never keeps the money past its date', async () => {
  const symbol = await h.listed({ kind: 'dividend', cash: 12_00 });
  const holder = await open(symbol);
  const other = await open(symbol);
  await h.endOfSession();
  await h.openEx(symbol, PRICE);
  await h.goTo(PAYS_AT + 1_000);
  const { id } = await rowOf(holder);
  const first = await applyBy(holder, id);
  await reject(first.application!.id);
  expect(await rowOf(holder)).toMatchObject({
    state: 'refused',
    canApply: true,
    application: { reason: 'tax_details' },
  });
  expect(await h.stories(holder.customerId)).toEqual(['dividend.to_apply', 'dividend.refused_tax_details']);
  const before = await cashOf(holder);
  const second = await applyBy(holder, id);
  await approve(second.application!.id);
  await h.goTo(h.clock.now() + 6_000);
  expect(await cashOf(holder)).toBe(before + 1_200_00n);
  expect(await h.stories(holder.customerId)).toEqual([
    'dividend.to_apply',
    'dividend.refused_tax_details',
    'dividend.paid',
  ]);

  // Refused, applied for again, and nobody has decided: the date comes first.
  const otherId = (await rowOf(other)).id;
  await reject((await applyBy(other, otherId)).application!.id);
  const open_ = await applyBy(other, otherId);
  await h.goTo(LAST + 1_000);
  expect(await rowOf(other)).toMatchObject({ state: 'paid' });
  await expect(approve(open_.application!.id)).rejects.toMatchObject(refusedBy('staff.case_decided'));
  await expect(applyBy(other, otherId)).rejects.toMatchObject(refusedBy('dividends.paid'));
  expect(await h.audit()).toEqual([]);
});

test('twenty applications at once are one; an application at the moment of the payment is refused or paid, never both', async () => {
  const symbol = await h.listed({ kind: 'dividend', cash: 12_00 });
  const holder = await open(symbol);
  const stranger = await open(await h.listed({ kind: 'dividend', cash: 5_00 }));
  await h.endOfSession();
  await h.openEx(symbol, PRICE);
  const { id } = await rowOf(holder);
  await expect(applyBy(stranger, id)).rejects.toMatchObject(refusedBy('dividends.unknown'));
  const tried = await Promise.allSettled(Array.from({ length: 20 }, () => applyBy(holder, id)));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = tried.filter((one) => one.status === 'rejected');
  expect(new Set(lost.map(({ reason }) => (reason as { refusal: { code: string } }).refusal.code))).toEqual(
    new Set(['dividends.applied']),
  );
  const applied = (await rowOf(holder)).application!;
  const before = await cashOf(holder);
  await h.clock.advance(LAST - h.clock.now());
  await Promise.allSettled([h.goTo(LAST + 1_000), approve(applied.id), reject(applied.id)]);
  await h.goTo(LAST + 2_000);
  expect(await cashOf(holder)).toBe(before + 1_200_00n);
  expect(await rowOf(holder)).toMatchObject({ state: 'paid' });
  expect(await h.audit()).toEqual([]);
});

test('where dividends are paid by themselves there is nothing to apply for, and a change of the rule after the ex-date changes nothing', async () => {
  await h.stop();
  h = await actionsHarness({ isDividendAutomatic: true });
  const symbol = await h.listed({ kind: 'dividend', cash: 12_00 });
  const holder = await open(symbol);
  await h.endOfSession();
  await h.openEx(symbol, PRICE);
  const { id } = await rowOf(holder);
  await expect(applyBy(holder, id)).rejects.toMatchObject(refusedBy('dividends.automatic'));
  expect(await rowOf(holder)).toMatchObject({ state: 'upcoming', paidBy: PAYS_AT });
  expect(h.clock.now()).toBeGreaterThan(OPENING);
});
