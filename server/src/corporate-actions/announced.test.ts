/** Actions that staff announced: the exchange is told of them, customers get what they bring, and what was called off in time does nothing. */
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { limitOrder } from '../orders/testing.ts';
import { selectAnnounced } from './announced-store.ts';
import { addActionNote, announceAction, callOffAction, canCallOffAction } from './announced.ts';
import { actionsPage } from './pages.ts';
import { actionsHarness, BEFORE, CLOSE, EX_DATE, OPENING, RECORD_DATE, type ActionsHarness } from './testing.ts';

let h: ActionsHarness;
beforeEach(async () => {
  await h?.stop();
  h = await actionsHarness();
  await h.again();
});
afterAll(() => h.stop());

const days = { calendar: practiceCalendar };
const NOTE = 'The board has taken it back.';

/** Of a company that the market itself says nothing of. */
async function announced(symbol = 'VRUN', exDate = EX_DATE): Promise<bigint> {
  h.feed.list(symbol, BEFORE);
  const ratio = { kind: 'split' as const, numerator: 2, denominator: 1, cash: 0 };
  const terms = { symbol, name: 'Varuna', notice: 'Each share becomes two shares.', ...ratio, exDate, payDate: exDate };
  const { id } = await h.db.transaction((tx) => announceAction(days, tx, { ...terms, announcedAt: h.clock.now() }));
  return id;
}

const calledOff = (id: bigint, now = h.clock.now()) =>
  h.db.transaction((tx) => callOffAction(days, tx, { id, note: NOTE, now }));
const refused = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown as { readonly refusal: { readonly code: string } },
  );
  return error === null ? 'ok' : error.refusal.code;
};
const listed = async (state: 'coming' | 'done') =>
  (await h.db.transaction((tx) => actionsPage(h.feed, tx, { state, page: 1, pageSize: 20 }, today()))).rows;
const today = () => businessDateOf(practiceCalendar, h.clock.now());

test('holders get what was announced as if the market had told of it, and the exchange hears of it once, and again after a restart', async () => {
  const id = await announced();
  const { customerId, positionId } = await h.opened(limitOrder(BEFORE, { symbol: 'VRUN' }), BEFORE);
  expect(await listed('coming')).toMatchObject([
    { id: id.toString(), state: 'announced', recordDate: RECORD_DATE, notice: 'Each share becomes two shares.' },
  ]);
  await h.endOfSession();
  expect(h.told.map((all) => all.map(({ symbol }) => symbol))).toEqual([[], ['VRUN']]);
  expect(h.told.at(-1)).toMatchObject([{ kind: 'split', numerator: 2, exDate: EX_DATE, isCalledOff: false }]);
  await h.openEx('VRUN', BEFORE / 2);
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ quantity: 200, averagePrice: '250.00' });
  await h.goTo(OPENING + 200_000);
  expect(h.told).toHaveLength(2);
  await h.reboot();
  expect(h.told).toHaveLength(3);
  expect(h.told.at(-1)).toEqual(h.told.at(-2));
  expect(await listed('done')).toMatchObject([{ id: id.toString(), state: 'done' }]);
  expect(await h.entitlements('VRUN')).toHaveLength(1);
  expect(await h.audit()).toEqual([]);
});

test('called off before the record date closes nobody has anything of it, its note is public, and its date is free again', async () => {
  const id = await announced();
  const { customerId, positionId } = await h.opened(limitOrder(BEFORE, { symbol: 'VRUN' }), BEFORE);
  await h.again();
  await h.db.transaction((tx) => addActionNote(tx, { id, note: 'A question was asked.', now: h.clock.now() }));
  // The market still shows it for a moment.
  const dates = { recordDate: RECORD_DATE, exDate: EX_DATE, payDate: EX_DATE };
  h.feed.list('VRUN', BEFORE, {
    corporateActions: [{ kind: 'split', numerator: 2, denominator: 1, cash: 0, ...dates }],
  });
  await h.goTo(CLOSE - 1_000);
  await calledOff(id);
  expect(await refused(calledOff(id))).toBe('products.action_recorded');
  // Everybody reads of it until it would have gone ex.
  expect(await listed('coming')).toMatchObject([{ state: 'withdrawn' }]);
  expect(await listed('done')).toEqual([]);
  await h.again();
  await h.endOfSession();
  await h.openEx('VRUN', BEFORE);
  expect(h.told.at(-1)).toMatchObject([{ symbol: 'VRUN', isCalledOff: true }]);
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ quantity: 100 });
  expect(await h.entitlements('VRUN')).toEqual([]);
  expect(await listed('coming')).toEqual([]);
  expect(await listed('done')).toMatchObject([
    { state: 'withdrawn', notes: [{ text: 'A question was asked.' }, { text: NOTE, at: CLOSE - 1_000 }] },
  ]);
  expect(await announced()).toBeGreaterThan(id);
  expect(await h.audit()).toEqual([]);
});

test('nobody calls it off once its record date has closed, also not who asked a moment before', async () => {
  const id = await announced();
  await h.opened(limitOrder(BEFORE, { symbol: 'VRUN' }), BEFORE);
  const row = (await selectAnnounced(h.db, id))!;
  expect([CLOSE - 1, CLOSE].map((now) => canCallOffAction(days, row, now))).toEqual([true, false]);
  expect(await refused(calledOff(id, CLOSE))).toBe('products.action_recorded');
  await h.endOfSession();
  expect(await h.entitlements('VRUN')).toMatchObject([{ state: 'entitled' }]);
  expect(await refused(calledOff(id, CLOSE - 1))).toBe('products.action_recorded');
  // A process that died while it wrote holders down has not said so yet.
  await h.t.owner.query('update actions.action set recorded_at = null where id = $1', [id]);
  expect(await refused(calledOff(id, CLOSE - 1))).toBe('products.action_recorded');
  expect(await refused(calledOff(9_999n))).toBe('products.unknown');
  expect(await h.audit()).toEqual([]);
});

test('called off by a process of which this one has not heard, its holders are not written down', async () => {
  const id = await announced();
  await h.opened(limitOrder(BEFORE, { symbol: 'VRUN' }), BEFORE);
  await h.goTo(CLOSE - 2_000);
  await h.again();
  await h.goTo(CLOSE - 500);
  await calledOff(id);
  await h.endOfSession();
  expect(await h.entitlements('VRUN')).toEqual([]);
  expect(await selectAnnounced(h.db, id)).toMatchObject({ withdrawnAt: CLOSE - 500, recordedAt: null });
  expect(await h.audit()).toEqual([]);
});

test('two of one company on one date are one too many for the tables', async () => {
  await announced();
  await expect(announced()).rejects.toMatchObject({ constraint: 'action_once' });
});
