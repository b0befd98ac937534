/** The sample domain at work in the whole server. */
import { randomUUID } from 'node:crypto';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { listWishes, makeWish } from '@bahi/contract/sample/calls.ts';
import { answerWish, getWishCase } from '@bahi/contract/sample/staff-calls.ts';
import { getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { getTimeline } from '@bahi/contract/staff/customers.ts';
import { listProducts, saveDraft } from '@bahi/contract/staff/offerings.ts';
import { claimCase, getOverview, listQueue } from '@bahi/contract/staff/queues.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { contractTexts } from '../platform/contract-texts.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';

let h: WholeApp;
beforeAll(async () => {
  h = await startWholeApp();
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const breaks = () =>
  h.t.owner.read(async (tx) => (await auditWhole(tx, DOMAIN_INVARIANTS)).breaks.map(({ invariant }) => invariant));

test('a wish waits in its queue until somebody answers it, and meanwhile no second one is made', async () => {
  const call = h.as(await h.register('wisher'));
  const { id } = expectOk(await call(makeWish, { text: 'A blue card' }, key()));
  expect(expectOk(await call(getSummary, {})).holds).toMatchObject([
    { purpose: 'wish', reference: id, amount: '1.00' },
  ]);
  const again = await call(makeWish, { text: 'A red card' }, key());
  expect(again).toMatchObject({ refusal: { code: 'sample.wish_waits', params: { since: expect.any(Number) } } });
  expect(again).toMatchObject({ message: expect.stringMatching(/^Your wish of .+ waits for its answer\.$/) });

  const staff = h.staff(await h.signIn('support'));
  expect(expectOk(await staff(getOverview, {})).queues).toContainEqual(
    expect.objectContaining({ queue: 'wishes', waiting: 1 }),
  );
  expect(expectOk(await staff(listQueue, { queue: 'wishes', page: 1, pageSize: 20 })).rows).toMatchObject([{ id }]);
  expectOk(await staff(claimCase, { queue: 'wishes', case: id }, key()));
  expect(expectOk(await staff(getWishCase, { case: id })).text).toBe('A blue card');
  expectOk(await staff(answerWish, { case: id, answer: 'It is on its way' }, key()));
  expect(expectOk(await call(listWishes, {})).rows).toMatchObject([{ status: 'answered', answer: 'It is on its way' }]);
  expect(expectOk(await call(listRecords, {})).rows[0]).toMatchObject({ kind: 'wish_paid', cash: '-1.00' });
  const { customerId: customer } = expectOk(await call(getUser, {}));
  expect(expectOk(await staff(getTimeline, { customer, pageSize: 100 })).rows).toContainEqual(
    expect.objectContaining({ what: 'entry.wish_paid' }),
  );
  expect(expectOk(await call(listMessages, {})).rows).toMatchObject([
    { about: { type: 'wish', id }, story: { key: 'sample.wish_answered' } },
  ]);
});

test('the refusal has its words in three languages', async () => {
  const said = await Promise.all(
    (['en', 'tw', 'ko'] as const).map((language) => contractTexts<Record<string, string>>('refusals', language)),
  );
  expect(said.map((texts) => texts['sample.wish_waits'])).toEqual([
    expect.stringContaining('waits'),
    expect.stringContaining('願望'),
    expect.stringContaining('소원'),
  ]);
});

test('the auditor finds an answered wish without an answer', async () => {
  expect(await breaks()).toEqual([]);
  await h.t.owner.query(
    `insert into sample.wish (customer_id, text, status, created_at, promised_by)
     select id, 'A card', 'answered', 1, 1 from identity.customer limit 1`,
  );
  expect(await breaks()).toEqual(['answered_wish_has_its_answer']);
});

test('a draft of its kind of product is listed', async () => {
  const staff = h.staff(await h.signIn('products'));
  expectOk(await staff(saveDraft, { draft: null, version: 0, kind: 'sample', values: { symbol: 'VRM' } }, key()));
  expect(expectOk(await staff(listProducts, { kind: 'sample', page: 1, pageSize: 20 })).rows).toMatchObject([
    { kind: 'sample', symbol: 'VRM' },
  ]);
});
