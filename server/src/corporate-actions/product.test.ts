/** Corporate actions that staff announce, through the whole server: checks field by field, two people, the public list, and calling off. */
import { randomUUID } from 'node:crypto';
import { listActions } from '@bahi/contract/corporate-actions/calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { listActionProgress } from '@bahi/contract/corporate-actions/staff-calls.ts';
import * as contract from '@bahi/contract/staff/offerings.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { addBusinessDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';

type Values = InputOf<typeof contract.saveDraft>['values'];
type Draft = OutputOf<typeof contract.getDraft>;

let w: WholeApp;
let maker: string;
let checker: string;
let auditor: string;

beforeAll(async () => {
  w = await startWholeApp();
  w.feed.list('CHEAP', 5_00);
  w.feed.list('ASLEEP', 100_00, {
    status: { state: 'suspended', since: '2026-11-01', reason: 'awaiting_results' },
  });
  const dates = { recordDate: '2026-11-26', exDate: '2026-11-27', payDate: '2026-11-27' };
  w.feed.list('PLANNED', 500_00, {
    corporateActions: [{ kind: 'split', numerator: 2, denominator: 1, cash: 0, ...dates }],
  });
  maker = await w.signIn('products');
  checker = await w.signIn('products', 1);
  auditor = await w.signIn('auditor');
});
afterAll(() => w.stop());

beforeEach(async () => {
  // A session of staff that nobody uses ends.
  await w.clock.advance(60_000);
});

const key = () => ({ idempotencyKey: randomUUID() });
const kind = 'corporate_action';
const reason = 'The board decided so';
const note = 'The board has taken it back.';
const sessionsAhead = (count: number): string =>
  addBusinessDays(practiceCalendar, businessDateOf(practiceCalendar, w.clock.now()), count);

function split(changes: Values = {}): Values {
  const ratio = { actionKind: 'split', ratioNew: '2', ratioHeld: '1' };
  return {
    symbol: 'VRM',
    prospectus: 'Each share becomes two shares.',
    ...ratio,
    exDate: sessionsAhead(3),
    ...changes,
  };
}

async function saved(values: Values): Promise<Draft> {
  return expectOk(await w.staff(maker)(contract.saveDraft, { draft: null, version: 0, kind, values }, key()));
}

const proposing = ({ id, version }: Draft) =>
  w.staff(maker)(contract.proposeProduct, { draft: id, version, reason }, key());
const approving = (change: string, token = checker) => w.staff(token)(approveChange, { change }, key());
const callingOff = (product: string) =>
  w.staff(maker)(contract.proposeCallingOff, { kind, product, note, reason }, key());

async function announced(values = split()): Promise<string> {
  const change = expectOk(await proposing(await saved(values)));
  expectOk(await approving(change.id));
  const { rows } = expectOk(
    await w.staff(auditor)(contract.listProducts, { kind, stage: 'published', text: values.symbol! }),
  );
  return rows[0]!.id;
}

const progressOf = async (state: 'coming' | 'today' | 'done', symbol: string) =>
  expectOk(await w.staff(auditor)(listActionProgress, { state, symbol })).rows;

test.each<[what: string, values: () => Values, field: string, code: string]>([
  ['a company that is not listed', () => split({ symbol: 'NONE' }), 'symbol', 'market.symbol_unknown'],
  ['one that does not trade', () => split({ symbol: 'ASLEEP' }), 'symbol', 'market.symbol_unknown'],
  ['a pair', () => split({ symbol: 'USDINR' }), 'symbol', 'market.symbol_unknown'],
  ['nothing to read', () => split({ prospectus: '' }), 'prospectus', 'products.field_missing'],
  ['a kind that is none', () => split({ actionKind: 'merger' }), 'actionKind', 'products.value_invalid'],
  ['a split into fewer', () => split({ ratioNew: '1', ratioHeld: '2' }), 'ratioNew', 'products.out_of_range'],
  ['a split into more than ten', () => split({ ratioNew: '11' }), 'ratioNew', 'products.out_of_range'],
  ['a share worth too little', () => split({ symbol: 'CHEAP', ratioNew: '6' }), 'ratioNew', 'products.price_too_low'],
  ['an ex-date tomorrow', () => split({ exDate: sessionsAhead(1) }), 'exDate', 'products.date_too_early'],
  ['an ex-date in a year', () => split({ exDate: '2027-11-22' }), 'exDate', 'products.date_too_late'],
  ['near to what the market told', () => split({ symbol: 'PLANNED' }), 'exDate', 'products.action_near'],
  [
    'a dividend of more than half',
    () => ({ ...split({ actionKind: 'dividend', payDate: sessionsAhead(8) }), perShare: '250.05' }),
    'perShare',
    'products.out_of_range',
  ],
  [
    'a dividend without its amount',
    () => split({ actionKind: 'dividend', payDate: sessionsAhead(8) }),
    'perShare',
    'products.field_missing',
  ],
  [
    'a dividend paid on the ex-date',
    () => split({ actionKind: 'dividend', perShare: '5.00', payDate: sessionsAhead(3) }),
    'payDate',
    'products.date_too_early',
  ],
])('%s is named at its field', async (_what, values, field, code) => {
  const { problems } = await saved(values());
  expect(problems.map((problem) => [problem.field, problem.refusal.code])).toEqual([[field, code]]);
});

test('one person drafts, a second one announces, and everybody reads it; another near it is refused', async () => {
  const values = split();
  const draft = await saved(values);
  expect(draft).toMatchObject({ state: 'draft', problems: [] });
  const [twin, change] = [await saved(values), expectOk(await proposing(draft))];
  expect(endOf(await approving(change.id, maker))).toBe('staff.same_person');
  expect(expectOk(await w.as()(listActions, { symbol: 'VRM' })).total).toBe(0);
  const twins = expectOk(await proposing(twin));
  expectOk(await approving(change.id));
  expect(endOf(await approving(twins.id))).toBe('products.action_near');

  const { rows } = expectOk(await w.as()(listActions, { symbol: 'VRM' }));
  expect(rows).toMatchObject([
    {
      kind: 'split',
      numerator: 2,
      denominator: 1,
      state: 'announced',
      recordDate: sessionsAhead(2),
      exDate: values.exDate,
      payDate: values.exDate,
      notice: values.prospectus,
      notes: [],
    },
  ]);
  const { id } = rows[0]!;
  const detail = expectOk(await w.staff(auditor)(contract.getProduct, { kind, product: id }));
  expect(detail).toMatchObject({ state: 'announced', canCallOff: true, values });
  expect(await progressOf('coming', 'VRM')).toMatchObject([{ action: { id }, product: id, entitled: 0 }]);
  expect(await progressOf('today', 'VRM')).toEqual([]);
  const found = async (text: string) =>
    expectOk(await w.staff(auditor)(listActionProgress, { state: 'coming', text })).rows.map(({ action }) => action.id);
  const { name } = w.feed.instrument('VRM')!;
  for (const text of ['vrm', 'RM', name.toUpperCase(), name.slice(1, -1)]) expect(await found(text)).toContain(id);
  for (const text of ['CHEAP', '%', '_', 'no such name']) expect(await found(text)).toEqual([]);
  const rights: Values = {
    symbol: 'VRM',
    prospectus: 'One new share for each five that are held.',
    ratioNew: '1',
    ratioHeld: '5',
    price: '400.00',
    recordDate: sessionsAhead(4),
    payBy: '2026-12-11T16:00',
  };
  const issue = { draft: null, version: 0, kind: 'rights', values: rights } as const;
  expect(expectOk(await w.staff(maker)(contract.saveDraft, issue, key())).problems).toMatchObject([
    { field: 'recordDate', refusal: { code: 'products.action_near' } },
  ]);

  const off = expectOk(await callingOff(id));
  expectOk(await approving(off.id));
  expect(expectOk(await w.as()(listActions, { symbol: 'VRM' })).rows).toMatchObject([
    { id, state: 'withdrawn', notes: [{ text: note }] },
  ]);
  expect(await progressOf('coming', 'VRM')).toEqual([]);
  expect(await progressOf('done', 'VRM')).toMatchObject([{ action: { id, state: 'withdrawn' } }]);
  expect(endOf(await callingOff(id))).toBe('products.action_recorded');
  // Called off, its dates are free again.
  expect((await saved(values)).problems).toEqual([]);
});

test('a dividend says what a share brings and when; approved after its record date has closed it cannot be called off', async () => {
  const values = {
    symbol: 'VRM',
    prospectus: 'The interim dividend of the year.',
    actionKind: 'dividend',
    perShare: '5.25',
    exDate: sessionsAhead(2),
    payDate: sessionsAhead(7),
  };
  const id = await announced(values);
  expect(expectOk(await w.as()(listActions, { symbol: 'VRM', kind: 'dividend' })).rows).toMatchObject([
    { kind: 'dividend', perShare: '5.25', exDate: values.exDate, payDate: values.payDate },
  ]);
  const off = expectOk(await callingOff(id));
  const record = sessionOn(practiceCalendar, sessionsAhead(1))!;
  await w.clock.advance(record.close - w.clock.now());
  // Nobody was in the room meanwhile.
  checker = await w.signIn('products', 1);
  maker = await w.signIn('products');
  auditor = await w.signIn('auditor');
  expect(endOf(await approving(off.id))).toBe('products.action_recorded');
  expect(endOf(await callingOff(id))).toBe('products.action_recorded');
  expect(expectOk(await w.staff(auditor)(contract.getProduct, { kind, product: id }))).toMatchObject({
    canCallOff: false,
  });
});

test('a draft that waited until its ex-date is too near is announced by nobody', async () => {
  const change = expectOk(await proposing(await saved(split({ symbol: 'CHEAP', exDate: sessionsAhead(2) }))));
  const opening = sessionOn(practiceCalendar, sessionsAhead(1))!.open;
  await w.clock.advance(opening - w.clock.now());
  checker = await w.signIn('products', 1);
  maker = await w.signIn('products');
  expect(endOf(await approving(change.id))).toBe('products.date_too_early');
});
