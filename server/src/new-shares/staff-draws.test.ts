/** Draws as staff start them, through the whole server: two people, at the right moment, once; and what is seen of it when. */
import { randomUUID } from 'node:crypto';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { applyForShares } from '@bahi/contract/new-shares/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { getTimeline } from '@bahi/contract/staff/customers.ts';
import * as contract from '@bahi/contract/new-shares/staff-calls.ts';
import { approveChange, listAudit, listChanges, rejectChange } from '@bahi/contract/staff/operations.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { readDraw } from '@bahi/core/lottery-form.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, SEALER } from '../identity/testing.ts';
import { closeOffer, publishOffer, revealDraw, type NewOffer, type OfferRow } from './service.ts';
import { offerTerms } from './testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { FUND_PASSWORD, fullCustomer, type FullCustomer } from '../testing-customer.ts';
import { createDrawTasks } from './staff-draws.ts';

let w: WholeApp;
let customers: readonly FullCustomer[];

beforeAll(async () => {
  w = await startWholeApp();
  w.feed.list('BAHIFIFTY', 24_381_05, { kind: 'index', isTradable: false });
  customers = [await fullCustomer(w, 'asha', 1), await fullCustomer(w, 'birju', 2)];
});
afterAll(() => w.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const reason = 'The list is closed and the index too';
const deps = { sealer: SEALER, calendar: practiceCalendar };
const maker = () => w.signIn('products');
const checker = () => w.signIn('risk');

async function offered(changes: Partial<NewOffer>): Promise<OfferRow> {
  const terms = { ...offerTerms(w.clock.now()), ...changes };
  return w.t.db.transaction((tx) => publishOffer(deps, tx, terms));
}
const applied = async ({ id }: OfferRow, lots: readonly number[], bid?: string) => {
  for (const [index, count] of lots.entries()) {
    const asked = { offer: id.toString(), lots: count, ...(bid === undefined ? {} : { bid }) };
    const { call } = customers[index]!;
    expectOk(await call(unlockTrading, { fundPassword: FUND_PASSWORD }));
    expectOk(await call(applyForShares, asked, key()));
  }
};
async function closed(offer: OfferRow): Promise<void> {
  await w.clock.advance(Number(offer.closesAt) - w.clock.now());
  await w.t.db.transaction((tx) => closeOffer(deps, tx, { offerId: offer.id, now: w.clock.now() }));
}
const until = (at: bigint) => w.clock.advance(Math.max(0, Number(at) - w.clock.now()));
const seen = async ({ id }: OfferRow, token: string) =>
  expectOk(await w.staff(token)(contract.getDraw, { offer: id.toString() }));
const proposing = ({ id }: OfferRow, token: string) =>
  w.staff(token)(contract.proposeDraw, { offer: id.toString(), reason }, key());
/** The case file of the first customer, as support reads it. */
const told = async () => {
  const { customerId } = expectOk(await customers[0]!.call(getUser, {}));
  const asked = { customer: customerId, pageSize: 100 };
  return expectOk(await w.staff(await w.signIn('support'))(getTimeline, asked)).rows;
};
const approving = (change: string, token: string) => w.staff(token)(approveChange, { change }, key());
const day = (date: string, close: number) =>
  w.t.db.query(`insert into market.daily_bar values ('BAHIFIFTY', $1, 1, 1, 9999999, 1, $2, 1, 1)`, [date, close]);

test('a draw is started by two people once the level is known; what is public grows, and the results come last', async () => {
  const offer = await offered({ symbol: 'NEEM', publicDate: '2026-11-22', lots: 3 });
  await applied(offer, [2, 2]);
  let token = await maker();
  const of = { offer: offer.id.toString() };
  const open = await seen(offer, token);
  expect(open).toMatchObject({ bar: 'not_closed', listHash: null, applications: null, level: null, seed: null });
  expect(open).toMatchObject({ settlement: null, won: null, startedBy: null });
  expect(open.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(endOf(await proposing(offer, token))).toBe('draws.not_closed');
  expect(endOf(await w.staff(token)(contract.listResults, of))).toBe('new_shares.not_drawn');
  expect(endOf(await w.staff(token)(contract.getStaffDrawFile, of))).toBe('new_shares.not_drawn');
  expect(endOf(await w.staff(token)(contract.resumeSettlement, of, key()))).toBe('new_shares.not_drawn');

  await closed(offer);
  token = await maker();
  const after = await seen(offer, token);
  expect(after).toMatchObject({ bar: 'too_early', applications: 2, appliedLots: 4, commitment: open.commitment });
  expect(after.listHash).toMatch(/^[0-9a-f]{64}$/);
  expect(endOf(await proposing(offer, token))).toBe('draws.not_closed');
  await until(offer.drawAt);
  token = await maker();
  expect(await seen(offer, token)).toMatchObject({ bar: 'level_missing', level: null });
  expect(endOf(await proposing(offer, token))).toBe('draws.value_missing');
  await until(BigInt(sessionOn(practiceCalendar, '2026-11-23')!.open + MINUTE_MS));
  token = await maker();
  await day('2026-11-22', 24_381_05);
  await day('2026-11-23', 24_400_00);
  expect(await seen(offer, token)).toMatchObject({ bar: null, level: '24381.05', seed: null });

  const change = expectOk(await proposing(offer, token));
  expect(change.after).toMatchObject({ symbol: 'NEEM', commitment: open.commitment, listHash: after.listHash });
  expect(await seen(offer, token)).toMatchObject({ bar: 'proposed', proposal: { id: change.id } });
  expect(endOf(await proposing(offer, token))).toBe('staff.already_proposed');
  expect(endOf(await approving(change.id, token))).toBe('staff.same_person');
  expect(endOf(await approving(change.id, await w.signIn('support')))).toBe('staff.role_missing');
  const second = await checker();
  const both = await Promise.all([
    approving(change.id, second),
    approving(change.id, await maker()),
    approving(change.id, second),
  ]);
  expect(both.map((end) => endOf(end)).filter((end) => end === 'ok')).toHaveLength(1);

  const drawn = await seen(offer, second);
  expect(drawn).toMatchObject({ state: 'drawn', bar: 'drawn', level: '24381.05', proposal: null });
  expect(drawn).toMatchObject({ startedBy: { maker: 'products', checker: 'risk' }, won: { lots: 3 } });
  expect(drawn.settlement).toEqual({ done: 0, total: 2 });
  const file = readDraw(expectOk(await w.staff(second)(contract.getStaffDrawFile, of)).file);
  expect(file).toMatchObject({ seed: drawn.seed, resultHash: drawn.resultHash, listHash: drawn.listHash });
  expect(endOf(await proposing(offer, second))).toBe('draws.drawn');

  expect(expectOk(await w.staff(second)(contract.resumeSettlement, of, key()))).toEqual({ done: 2, total: 2 });
  expect(expectOk(await w.staff(second)(contract.resumeSettlement, of, key()))).toEqual({ done: 2, total: 2 });
  expect(await seen(offer, second)).toMatchObject({ state: 'settled', settlement: { done: 2, total: 2 } });
  const { rows, total } = expectOk(await w.staff(second)(contract.listResults, of));
  expect(total).toBe(2);
  expect(rows.reduce((sum, { wonLots }) => sum + wonLots, 0)).toBe(3);
  expect(rows.map(({ wonLots, price, cost, state }) => [wonLots, price, cost, state]).toSorted()).toEqual([
    [1, '50.00', '5000.00', 'paid'],
    [2, '50.00', '10000.00', 'paid'],
  ]);
  const paged = expectOk(await w.staff(second)(contract.listResults, { ...of, page: 2, pageSize: 1 }));
  expect(paged.rows).toEqual([rows[1]]);
  expect(expectOk(await w.staff(second)(contract.listResults, { ...of, isWon: false })).rows).toEqual([]);
  const written = expectOk(await w.staff(await w.signIn('auditor'))(listAudit, { action: 'draw.' }));
  expect(new Set(written.rows.map(({ action }) => action))).toEqual(
    new Set(['draw.propose', 'draw.approve', 'draw.resume']),
  );
});

test('nobody sees a sealed bid before the result, and an auction needs no index', async () => {
  const offer = await offered({ symbol: 'TEAK', allocation: 'auction_bid', maximumLots: 1, lots: 10 });
  await applied(offer, [1, 1], '61.05');
  await closed(offer);
  const token = await maker();
  const answers = JSON.stringify([
    await seen(offer, token),
    expectOk(await w.staff(token)(contract.listDraws, {})),
    await w.staff(token)(contract.listResults, { offer: offer.id.toString() }),
    await told(),
  ]);
  expect(answers).toContain('new_shares.applied');
  // Neither the bid nor what its lot comes to, which is the same said otherwise.
  expect(answers).not.toMatch(/61\.05|6105/);
  await until(offer.drawAt);
  const change = expectOk(await proposing(offer, await maker()));
  expectOk(await approving(change.id, await checker()));
  expect(JSON.stringify(await told())).toContain('61.05');
  const results = expectOk(await w.staff(await maker())(contract.listResults, { offer: offer.id.toString() }));
  expect(results.rows.map(({ bid, wonLots }) => [bid, wonLots])).toEqual([
    ['61.05', 1],
    ['61.05', 1],
  ]);
});

test('the list shows first what waits to be started, then what is ahead, then what is over', async () => {
  const ahead = await offered({ symbol: 'SAAL', publicDate: '2026-11-25' });
  const waiting = await offered({
    symbol: 'PEEPAL',
    publicDate: '2026-11-25',
    closesAt: BigInt(w.clock.now() + MINUTE_MS),
  });
  await closed(waiting);
  const token = await maker();
  const listed = async (stage?: 'ahead' | 'waiting' | 'drawn' | 'called_off') =>
    expectOk(
      await w.staff(token)(contract.listDraws, { pageSize: 100, ...(stage === undefined ? {} : { stage }) }),
    ).rows.map(({ symbol }) => symbol);
  expect((await listed('waiting')).at(-1)).toBe('PEEPAL');
  expect(await listed('ahead')).toEqual([ahead.symbol]);
  expect(await listed('drawn')).toEqual(['TEAK', 'NEEM']);
  const all = await listed();
  expect(all.indexOf('PEEPAL')).toBeLessThan(all.indexOf('SAAL'));
  expect(all.slice(-2)).toEqual(['TEAK', 'NEEM']);
  const found = async (text: string, stage?: 'ahead') =>
    expectOk(await w.staff(token)(contract.listDraws, { text, ...(stage === undefined ? {} : { stage }) }));
  expect(await found('peep')).toMatchObject({ total: 1, rows: [{ symbol: 'PEEPAL' }] });
  expect(await found('peep', 'ahead')).toMatchObject({ total: 0, rows: [] });
  expect((await found(ahead.name.toUpperCase().slice(1))).rows.map(({ symbol }) => symbol)).toContain('SAAL');
  for (const text of ['%', '_', 'no such name']) expect((await found(text)).total).toBe(0);
});

test('a proposal that is withdrawn starts nothing, and the draw can be proposed again', async () => {
  const offer = await offered({ symbol: 'NIMBU', allocation: 'auction_bid', maximumLots: 1 });
  await closed(offer);
  await until(offer.drawAt);
  const token = await maker();
  const change = expectOk(await proposing(offer, token));
  expectOk(await w.staff(token)(rejectChange, { change: change.id, reason }, key()));
  expect(await seen(offer, token)).toMatchObject({ bar: null, proposal: null, drawnAt: null });
  expectOk(await proposing(offer, token));
});

test('a proposal that waits while the draw is made without it waits no more', async () => {
  const drawn = await offered({ symbol: 'IMLI', allocation: 'auction_bid', maximumLots: 1 });
  const waiting = await offered({ symbol: 'KATHAL', allocation: 'auction_bid', maximumLots: 1 });
  for (const offer of [drawn, waiting]) await closed(offer);
  await until(waiting.drawAt);
  let token = await maker();
  const changes = [];
  for (const offer of [drawn, waiting]) changes.push(expectOk(await proposing(offer, token)));
  const drawing = { ...deps, closingLevel: async () => null };
  const now = w.clock.now();
  await w.t.db.transaction((tx) => revealDraw(drawing, tx, { offerId: drawn.id, now }));
  const task = createDrawTasks({ db: w.t.db, clock: w.clock })[0]!;
  await Promise.all([task.run(), task.run()]);
  token = await checker();
  const { rows } = expectOk(await w.staff(token)(listChanges, { kind: 'draw', pageSize: 100 }));
  const stateOf = ({ id }: { readonly id: string }) => rows.find((row) => row.id === id);
  expect(stateOf(changes[0]!)).toMatchObject({ state: 'overtaken', checker: null });
  expect(stateOf(changes[1]!)).toMatchObject({ state: 'proposed' });
  expect(endOf(await approving(changes[0]!.id, token))).toBe('staff.change_decided');
  const audit = expectOk(await w.staff(await w.signIn('auditor'))(listAudit, { action: 'draw.overtaken' }));
  expect(audit.rows.map(({ staff, subject }) => [staff, subject])).toEqual([[null, `change:${changes[0]!.id}`]]);
});
