/** The draw: committed to, closed, revealed, once; and verified by anybody from the published file. */
import { getDrawFile, getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import { verifyDraw } from '@bahi/core/lottery-verify.ts';
import { hmacSha256, sha256 } from '@bahi/core/sha256.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { RefusalError } from '../platform/refuse.ts';
import { revealDraw } from './service.ts';
import { startOffering, type Customer, type Offering } from './testing.ts';
import type { OfferRow } from './rows.ts';

let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
beforeEach(() => {
  o.level = '24381.05';
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

const proof = async ({ id }: OfferRow) => expectOk(await o.h.as()(getDrawProof, { offer: id.toString() }));
const file = async ({ id }: OfferRow) => o.h.as()(getDrawFile, { offer: id.toString() });
const reveal = ({ id }: OfferRow) =>
  o.h.t.db
    .transaction((tx) => revealDraw(o.deps, tx, { offerId: id, now: o.h.clock.now() }))
    .then(
      () => 'ok',
      (error: unknown) => (error instanceof RefusalError ? error.refusal.code : Promise.reject(error)),
    );

async function contested(lots: readonly number[], changes: Parameters<Offering['offer']>[0] = {}) {
  const offer = await o.offer(changes);
  const customers: Customer[] = [];
  for (const count of lots) {
    const customer = await o.customer();
    customers.push(customer);
    await o.applied(customer, offer, count);
  }
  return { offer, customers };
}

test('what is public grows: the commitment, then the list, then level, seed and result; the file is verified by anybody', async () => {
  const { offer } = await contested([5, 4, 3, 2]);
  const opened = await proof(offer);
  expect(opened).toMatchObject({ index: 'BAHIFIFTY', date: '2026-11-21', listHash: null, seed: null, level: null });
  await o.close(offer);
  const closed = await proof(offer);
  expect(closed).toMatchObject({ commitment: opened.commitment, applications: 4, seed: null, drawnAt: null });
  expect(closed.listHash).toMatch(/^[0-9a-f]{64}$/);
  expect(endOf(await file(offer))).toBe('new_shares.not_drawn');
  await o.draw(offer);
  const drawn = await proof(offer);
  expect(drawn).toMatchObject({ commitment: opened.commitment, listHash: closed.listHash, level: '24381.05' });
  const { file: published } = expectOk(await file(offer));
  const { commitment, listHash, level, resultHash } = drawn;
  const known = { commitment, listHash: listHash!, level: level!, resultHash: resultHash! };
  expect(verifyDraw(published, { sha256, hmac: hmacSha256, published: known })).toMatchObject({ findings: [] });
  const winners = published['winners'] as { lots: number }[];
  expect(winners.reduce((sum, { lots }) => sum + lots, 0)).toBe(10);
});

test('a draw is not before its list is closed, its moment has come and its index has closed', async () => {
  const { offer } = await contested([2]);
  expect(await reveal(offer)).toBe('draws.not_closed');
  await o.close(offer);
  expect(await reveal(offer)).toBe('draws.not_closed');
  await o.h.clock.advance(Number(offer.drawAt) - o.h.clock.now() - 1);
  expect(await reveal(offer)).toBe('draws.not_closed');
  await o.h.clock.advance(1);
  o.level = null;
  expect(await reveal(offer)).toBe('draws.value_missing');
  expect(await proof(offer)).toMatchObject({ seed: null, drawnAt: null });
  o.level = '1';
  expect(await reveal(offer)).toBe('ok');
});

test('a draw that is started several times at once happens once, and nothing changes it', async () => {
  const { offer } = await contested([5, 5, 5]);
  await o.close(offer);
  await o.h.clock.advance(Number(offer.drawAt) - o.h.clock.now());
  const answers = await Promise.all([reveal(offer), reveal(offer), reveal(offer)]);
  expect(answers.toSorted()).toEqual(['draws.drawn', 'draws.drawn', 'ok']);
  const change = (set: string) => o.h.t.db.query(`update new_shares.draw set ${set} where offer_id = $1`, [offer.id]);
  await expect(change(`level = '2'`)).rejects.toMatchObject({ constraint: 'published_once' });
  await expect(change(`list_hash = repeat('0', 64)`)).rejects.toMatchObject({ constraint: 'published_once' });
  await expect(o.h.t.db.query('delete from new_shares.win')).rejects.toThrow('permission denied');
});

test('an application of somebody is not told from the list: names are pseudonyms, one for each customer of an offer', async () => {
  const { offer, customers } = await contested([1, 2], { applicationsMaximum: 2 });
  await o.applied(customers[0]!, offer, 3);
  await o.close(offer);
  await o.draw(offer);
  const { file: published } = expectOk(await file(offer));
  const names = (published['applications'] as { customer: string }[]).map(({ customer }) => customer);
  expect(names[0]).toBe(names[2]);
  expect(new Set(names).size).toBe(2);
  for (const { id } of customers) expect(JSON.stringify(published)).not.toContain(`"${id}"`);
});

test('an auction has no draw', async () => {
  const offer = await o.offer({ allocation: 'auction_bid', maximumLots: 1 });
  expect(endOf(await o.h.as()(getDrawProof, { offer: offer.id.toString() }))).toBe('new_shares.no_draw');
});
