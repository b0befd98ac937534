/** Products from draft to publication, through the whole server: two people, checks field by field, races, and what is possible afterwards. */
import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { getOffer, listOffers } from '@bahi/contract/new-shares/calls.ts';
import { getPlacement } from '@bahi/contract/placements/calls.ts';
import { getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import * as contract from '@bahi/contract/staff/offerings.ts';
import { approveChange, listChanges, rejectChange } from '@bahi/contract/staff/operations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { endOf, expectOk } from '../identity/testing.ts';
import { neem as neemFrom, typed } from './testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';

let w: WholeApp;
let maker: string;
let checker: string;
let auditor: string;

beforeAll(async () => {
  w = await startWholeApp();
  w.feed.list('BAHIFIFTY', 24_381_05, { kind: 'index', isTradable: false });
  maker = await w.signIn('products');
  checker = await w.signIn('products', 1);
  auditor = await w.signIn('auditor');
});
afterAll(() => w.stop());

type Values = InputOf<typeof contract.saveDraft>['values'];
type Draft = OutputOf<typeof contract.getDraft>;

const key = () => ({ idempotencyKey: randomUUID() });
const reason = 'The board decided so';

let symbols = 0;
const freshSymbol = (): string =>
  `NEW${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[(symbols += 1) % 26]}${'XYZ'[Math.floor(symbols / 26)]}`;

/** Whole, from the virtual clock on. */
const neem = (changes: Values = {}) => neemFrom(w.clock.now(), { symbol: freshSymbol(), ...changes });

const save = (values: Values, draft: Pick<Draft, 'id' | 'version'> | null = null, token = maker) =>
  w.staff(token)(
    contract.saveDraft,
    { draft: draft?.id ?? null, version: draft?.version ?? 0, kind: 'new_shares', values },
    key(),
  );
const saved = async (values: Values): Promise<Draft> => expectOk(await save(values));
const proposing = ({ id, version }: Draft, token = maker) =>
  w.staff(token)(contract.proposeProduct, { draft: id, version, reason }, key());
const approving = (change: string, token = checker) => w.staff(token)(approveChange, { change }, key());
const draftOf = (id: string) => w.staff(auditor)(contract.getDraft, { draft: id });
const listed = async (input: InputOf<typeof contract.listProducts> = {}) =>
  expectOk(await w.staff(auditor)(contract.listProducts, input)).rows;

async function publish(values = neem()) {
  const draft = await saved(values);
  const change = expectOk(await proposing(draft));
  expectOk(await approving(change.id));
  const [row] = await listed({ stage: 'published', text: values.symbol! });
  return row!;
}

beforeEach(async () => {
  // A session of staff that nobody uses ends.
  await w.clock.advance(MINUTE_MS);
});

test('a draft keeps what was typed, says field by field what stands in its way, and nobody else sees it', async () => {
  const draft = await saved({ symbol: 'neem', price: '50.003', lots: 'ten', opensAt: '2026-11-2' });
  expect(draft).toMatchObject({ state: 'draft', symbol: 'neem', by: 'products', version: 1 });
  const problems = new Map(draft.problems.map(({ field, refusal }) => [field, refusal.code]));
  expect(problems.get('symbol')).toBe('products.value_invalid');
  expect(problems.get('price')).toBe('products.value_invalid');
  expect(problems.get('lots')).toBe('products.value_invalid');
  expect(problems.get('opensAt')).toBe('products.value_invalid');
  expect(problems.get('name')).toBe('products.field_missing');
  expect(expectOk(await draftOf(draft.id)).values).toEqual({
    symbol: 'neem',
    price: '50.003',
    lots: 'ten',
    opensAt: '2026-11-2',
  });
  expect(endOf(await proposing(draft))).toBe('products.value_invalid');
  expect(expectOk(await w.as()(listOffers, {})).total).toBe(0);
});

test('one proposes, another one publishes: customers see the offer with its commitment, and the draft is over', async () => {
  const values = neem();
  const draft = await saved(values);
  expect(draft.problems).toEqual([]);
  const change = expectOk(await proposing(draft));
  expect(change).toMatchObject({
    kind: 'product',
    state: 'proposed',
    after: { act: 'publish', product: 'new_shares' },
  });
  expect(await listed({ stage: 'proposed' })).toMatchObject([{ id: draft.id, state: 'proposed' }]);
  expect(endOf(await approving(change.id, maker))).toBe('staff.same_person');
  expect(endOf(await approving(change.id, auditor))).toBe('staff.role_missing');
  expectOk(await approving(change.id));
  const [row] = await listed({ stage: 'published', text: values.symbol!.toLowerCase() });
  expect(row).toMatchObject({ kind: 'new_shares', isDraft: false, symbol: values.symbol, state: 'upcoming' });
  const offer = expectOk(await w.as()(getOffer, { offer: row!.id }));
  expect(offer).toMatchObject({ name: 'Neem Renewables', price: '50.00', lots: 10, maximumLots: 5, state: 'upcoming' });
  expect(expectOk(await w.as()(getDrawProof, { offer: row!.id })).commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(endOf(await draftOf(draft.id))).toBe('products.unknown');
  const detail = expectOk(await w.staff(auditor)(contract.getProduct, { kind: 'new_shares', product: row!.id }));
  expect(detail.values).toMatchObject(values);
  expect(detail).toMatchObject({ canCallOff: true, notes: [], offer: { id: row!.id } });
});

test('what is proposed stays as it is; withdrawn, it can be written again', async () => {
  const draft = await saved(neem());
  const change = expectOk(await proposing(draft));
  expect(endOf(await save(neem({ name: 'Another' }), draft))).toBe('products.proposed');
  expect(endOf(await w.staff(maker)(contract.deleteDraft, { draft: draft.id }, key()))).toBe('products.proposed');
  expect(endOf(await proposing(draft, checker))).toBe('products.proposed');
  expectOk(await w.staff(maker)(rejectChange, { change: change.id, reason }, key()));
  const again = expectOk(await save(neem({ name: 'Another' }), draft));
  expect(again).toMatchObject({ name: 'Another', version: 2, state: 'draft' });
  // Who had it open before writes over nobody.
  expect(endOf(await save(neem({ name: 'A third' }), draft, checker))).toBe('products.changed');
  expect(endOf(await proposing(draft))).toBe('products.changed');
  expectOk(await w.staff(checker)(contract.deleteDraft, { draft: draft.id }, key()));
  expect(endOf(await draftOf(draft.id))).toBe('products.unknown');
});

test.each(['', ' '])(
  'two drafts of one symbol at once: the second is published by nobody ("%s" typed after it)',
  async (more) => {
    for (const _ of [1, 2, 3]) {
      const symbol = freshSymbol();
      const [one, two] = [await saved(neem({ symbol })), await saved(neem({ symbol: `${symbol}${more}` }))];
      const changes = [expectOk(await proposing(one)), expectOk(await proposing(two))];
      const ends = await Promise.all(changes.map(async ({ id }) => endOf(await approving(id))));
      expect(ends.toSorted()).toEqual(['ok', 'products.symbol_taken']);
      expect(await listed({ stage: 'published', text: symbol })).toHaveLength(1);
    }
  },
);

test('approved twice at once it is published once; approved after its window has begun, not at all', async () => {
  const values = neem();
  const change = expectOk(await proposing(await saved(values)));
  const other = await w.signIn('products', 1);
  const ends = await Promise.all([approving(change.id), approving(change.id, other), approving(change.id)]);
  expect(ends.map((end) => endOf(end)).toSorted()).toEqual(['ok', 'staff.change_decided', 'staff.change_decided']);
  expect(await listed({ text: values.symbol! })).toHaveLength(1);

  const late = neem();
  const draft = await saved(late);
  const waiting = expectOk(await proposing(draft));
  await w.clock.advance(6 * MINUTE_MS);
  expect(endOf(await approving(waiting.id))).toBe('products.too_early');
  expect(await listed({ text: late.symbol! })).toMatchObject([{ id: draft.id, state: 'proposed' }]);
  expect(expectOk(await draftOf(draft.id)).problems).toMatchObject([{ field: 'opensAt' }]);
});

test('a published product is noted and called off in public by two people, and its terms stay', async () => {
  const row = await publish();
  const of = { kind: 'new_shares' as const, product: row.id };
  const note = 'The prospectus has a new page on risks.';
  const noted = expectOk(await w.staff(maker)(contract.proposePublicNote, { ...of, note, reason }, key()));
  expect(endOf(await w.staff(maker)(contract.proposeCallingOff, { ...of, note, reason }, key()))).toBe(
    'staff.already_proposed',
  );
  expectOk(await approving(noted.id));
  const seen = async () => expectOk(await w.as()(getOffer, { offer: row.id }));
  expect((await seen()).notes.map(({ text }) => text)).toEqual([note]);
  const why = 'The company has withdrawn from the market.';
  const off = expectOk(await w.staff(maker)(contract.proposeCallingOff, { ...of, note: why, reason }, key()));
  expect(await seen()).toMatchObject({ state: 'upcoming' });
  expectOk(await approving(off.id));
  expect(await seen()).toMatchObject({ state: 'withdrawn', lots: 10 });
  expect((await seen()).notes.map(({ text }) => text)).toEqual([note, why]);
  expect(endOf(await w.staff(maker)(contract.proposeCallingOff, { ...of, note, reason }, key()))).toBe(
    'new_shares.result_decided',
  );
  // Called off, its symbol is free again.
  const copy = expectOk(await w.staff(maker)(contract.duplicateProduct, { ...of, isDraft: false }, key()));
  expect(copy).toMatchObject({ symbol: row.symbol, problems: [], version: 1 });
});

test('an auction asks for no index, holds bids in full and is published without a draw', async () => {
  const { publicIndex: _index, publicDate: _date, tickets: _tickets, funding: _funding, ...values } = neem();
  const row = await publish({ ...values, allocation: 'auction_uniform', lots: '100', maximumLots: '10' });
  expect(expectOk(await w.as()(getOffer, { offer: row.id }))).toMatchObject({
    allocation: 'auction_uniform',
    funding: 'block',
    applicationsMaximum: 1,
  });
  expect(endOf(await w.as()(getDrawProof, { offer: row.id }))).toBe('new_shares.no_draw');
});

test('the list is paged over drafts and published ones, and filtered', async () => {
  const all = await listed({ pageSize: 100 });
  expect(all.map(({ isDraft }) => isDraft)).toEqual(
    all.map(({ isDraft }) => isDraft).toSorted((a, b) => Number(b) - Number(a)),
  );
  const paged = [];
  for (let page = 1; paged.length < all.length; page += 1) paged.push(...(await listed({ page, pageSize: 3 })));
  expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(await listed({ stage: 'draft', text: 'no such name' })).toEqual([]);
  expect(expectOk(await w.staff(auditor)(listChanges, { kind: 'product', state: 'approved' })).total).toBeGreaterThan(
    3,
  );
});

test('the tables publish nothing without the second person, and a published draft stays', async () => {
  const draft = await saved(neem());
  const change = expectOk(await proposing(draft));
  const { t } = w;
  await expect(
    t.owner.query('update products.draft set published_id = 1, change_id = $2 where id = $1', [draft.id, change.id]),
  ).rejects.toMatchObject({ constraint: 'published_as_agreed' });
  const { rows } = await t.owner.query<{ id: bigint }>('select id from products.draft where published_id is not null');
  await expect(
    t.owner.query(`update products.draft set "values" = '{}' where id = $1`, [rows[0]!.id]),
  ).rejects.toMatchObject({ constraint: 'published_stays' });
  await expect(t.owner.query('delete from products.draft where id = $1', [rows[0]!.id])).rejects.toMatchObject({
    constraint: 'published_stays',
  });
});

async function publishedOf(kind: 'placement' | 'rights' | 'grab', values: Values) {
  const input = { draft: null, version: 0, kind, values };
  const draft = expectOk(await w.staff(maker)(contract.saveDraft, input, key()));
  expect(draft.problems).toEqual([]);
  const change = expectOk(await proposing(draft));
  expectOk(await approving(change.id));
  const [row] = await listed({ kind, stage: 'published' });
  const detail = expectOk(await w.staff(auditor)(contract.getProduct, { kind, product: row!.id }));
  expect(detail.values).toMatchObject(values);
  return detail;
}

async function calledOff(kind: 'placement' | 'rights' | 'grab', product: string) {
  const note = 'The company has changed its plans.';
  const off = expectOk(await w.staff(maker)(contract.proposeCallingOff, { kind, product, note, reason }, key()));
  expectOk(await approving(off.id));
  const after = expectOk(await w.staff(auditor)(contract.getProduct, { kind, product }));
  expect(after).toMatchObject({ state: 'withdrawn', canCallOff: false, notes: [{ text: note }] });
}

test('a grab offer of a large company is published near the market and called off by two people', async () => {
  const now = w.clock.now();
  const mark = Number(w.feed.quote('VRM')!.mark) / 100;
  const values: Values = {
    symbol: 'VRM',
    prospectus: 'The block seller offers shares, first come, first served.',
    price: (mark * 0.99).toFixed(2),
    lots: '50',
    lotSize: '100',
    maximumLots: '5',
    rule: 'draw',
    vipLevel: '2',
    lockDays: '1',
    opensAt: typed(now + 5 * MINUTE_MS),
    closesAt: typed(now + 2 * HOUR_MS),
  };
  const far = { ...values, price: (mark * 0.9).toFixed(2), vipLevel: '4', lots: '100000000' };
  const refused = expectOk(
    await w.staff(maker)(contract.saveDraft, { draft: null, version: 0, kind: 'grab', values: far }, key()),
  );
  expect(refused.problems.map(({ field, refusal }) => `${field} ${refusal.code}`)).toEqual([
    'price grab.price_too_far',
    'lots products.out_of_range',
    'vipLevel products.out_of_range',
  ]);
  const { id, state } = await publishedOf('grab', values);
  expect(state).toBe('upcoming');
  await calledOff('grab', id);
});

test('a placement of a listed company is published and called off by two people', async () => {
  const now = w.clock.now();
  const values: Values = {
    symbol: 'VRM',
    prospectus: 'A block of the founder, below the market.',
    price: '450.00',
    lots: '50',
    lotSize: '100',
    minimumAmount: '90000.00',
    maximumLots: '20',
    lockDays: '10',
    opensAt: typed(now + 5 * MINUTE_MS),
    closesAt: typed(now + 2 * HOUR_MS),
    promiseMinutes: '120',
  };
  const { id, state } = await publishedOf('placement', values);
  expect(state).toBe('upcoming');
  expect(expectOk(await w.as()(getPlacement, { offer: id }))).toMatchObject({
    lots: 50,
    minimumLots: 2,
    price: '450.00',
  });
  await calledOff('placement', id);
});

test('a rights issue is announced by two people, one of a company at a time, and called off before its ex-date', async () => {
  const values: Values = {
    symbol: 'VRM',
    prospectus: 'One new share for each five that are held.',
    ratioNew: '1',
    ratioHeld: '5',
    price: '400.00',
    lockDays: '0',
    recordDate: '2026-11-24',
    payBy: '2026-12-01T16:00',
  };
  const { id, state } = await publishedOf('rights', values);
  expect(state).toBe('announced');
  const again = { draft: null, version: 0, kind: 'rights', values } as const;
  const second = expectOk(await w.staff(maker)(contract.saveDraft, again, key()));
  expect(second.problems).toMatchObject([{ field: 'symbol', refusal: { code: 'products.symbol_taken' } }]);
  await calledOff('rights', id);
});
