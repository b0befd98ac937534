/** One application for each verified person (rules §8): accounts that share a document share what one of them may ask for, whenever they had it. */
import { getDrawFile, getDrawLog } from '@bahi/contract/new-shares/draws.ts';
import { readDraw } from '@bahi/core/lottery-form.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { releaseNumber, takeNumber } from '../verification/store.ts';
import type { OfferRow } from './rows.ts';
import { startOffering, type Customer, type Offering } from './testing.ts';

const seed = testSeed(import.meta.filename);
let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

/** The document of one account becomes another's, as after a verification that was refused for it. */
const passOn = (from: Customer, to: Customer) =>
  o.h.t.db.transaction(async (tx) => {
    const { rows } = await tx.query<{ index: Buffer }>(
      `select blind_index as index from verification.number where customer_id = $1`,
      [from.id],
    );
    for (const { id } of [from, to]) await releaseNumber(tx, id, 'pan');
    expect(await takeNumber(tx, { kind: 'pan', index: rows[0]!.index, customerId: to.id })).toBe(true);
  });
const live = async ({ id }: OfferRow) => {
  const { rows } = await o.h.t.db.query<{ applications: bigint; persons: bigint }>(
    `select count(*) as applications, count(distinct person) as persons from new_shares.subscription
     where offer_id = $1 and status <> 'cancelled'`,
    [id],
  );
  return rows[0]!;
};

test('a document that went to another account applies no second time while the first application stands', async () => {
  const [asha, second, other] = [await o.customer(), await o.customer(), await o.customer()];
  const offer = await o.offer();
  const first = await o.applied(asha, offer, 2);
  await passOn(asha, second);
  expect(endOf(await o.apply(second, offer, 1))).toBe('new_shares.person_applied');
  expect(await o.book(second.id)).toMatchObject({ held: 0n });
  await o.applied(second, await o.offer(), 1);
  expectOk(await o.cancel(asha, first.id));
  await o.applied(second, offer, 1);
  await o.applied(other, offer, 1);
  expect(await live(offer)).toEqual({ applications: 2n, persons: 2n });
});

test('two of an offer’s applications may be a person’s, of whatever accounts; a third may not', async () => {
  const [asha, second] = [await o.customer(), await o.customer()];
  const offer = await o.offer({ applicationsMaximum: 2 });
  const [one] = [await o.applied(asha, offer, 1), await o.applied(asha, offer, 1)];
  await passOn(asha, second);
  expect(endOf(await o.apply(second, offer, 1))).toBe('new_shares.person_applied');
  expectOk(await o.cancel(asha, one.id));
  await o.applied(second, offer, 1);
  expect(endOf(await o.apply(second, offer, 1))).toBe('new_shares.person_applied');
  await o.close(offer);
  await o.draw(offer);
  const draw = readDraw(expectOk(await o.h.as()(getDrawFile, { offer: offer.id.toString() })).file);
  // One name in the list, though the accounts are two.
  expect(draw).toMatchObject({ applicationCount: 2, personCount: 1 });
});

test(`a document that goes from account to account while all of them apply is in the draw once (seed ${seed})`, async () => {
  for (let round = 0; round < 8; round += 1) {
    const [asha, second, third] = [await o.customer(), await o.customer(), await o.customer()];
    const offer = await o.offer();
    const applying = (by: Customer) => o.apply(by, offer, 1).then((end) => endOf(end), String);
    const turns = (seed >> round) & 3;
    const racing = [asha, second, third].map((by) => applying(by));
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const passing = passOn(asha, second).then(() => passOn(second, third));
    const later = passing.then(() => Promise.all([applying(third), applying(second)]));
    await Promise.all([...racing, later]);
    const { applications, persons } = await live(offer);
    expect(applications).toBe(persons);
  }
});

test('nobody without a verified document is on a list, and a verified account’s document is nobody else’s', async () => {
  const asha = await o.customer();
  const offer = await o.offer();
  await o.h.t.db.transaction((tx) => releaseNumber(tx, asha.id, 'pan'));
  // Whoever says that she is verified.
  expect(endOf(await o.apply(asha, offer, 1))).toBe('system.busy');
  const verified = await o.customer();
  await o.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(`insert into verification.person (customer_id, state, case_id) values ($1, 'verified', 1)`, [
      verified.id,
    ]);
  });
  await expect(o.h.t.db.transaction((tx) => releaseNumber(tx, verified.id, 'pan'))).rejects.toMatchObject({
    constraint: 'verified_keeps_its_number',
  });
  await expect(o.h.t.db.query('update new_shares.subscription set person = null')).rejects.toThrow('permission denied');
});

test('the database takes no application in the name of another person, or of nobody', async () => {
  const [asha, ravi] = [await o.customer(), await o.customer()];
  const offer = await o.offer();
  const adding = (person: string) =>
    o.h.t.db.query(
      `insert into new_shares.subscription (offer_id, customer_id, amount, applied_at, lots, ordinal, request, body, person)
       select $1, $2, 100, 1, 1, 1, gen_random_uuid(), gen_random_uuid(), ${person}
       from verification.number n where n.customer_id = $3 and n.kind = 'pan'`,
      [offer.id, asha.id, ravi.id],
    );
  for (const person of ['new_shares.person_in($1, n.blind_index)', 'null'])
    await expect(adding(person)).rejects.toMatchObject({ constraint: 'applicant_is_a_person' });
});

test('the log counts applications and persons as the list closes, and neither list nor log tells who they are', async () => {
  const [asha, ravi] = [await o.customer(), await o.customer()];
  const offers = [await o.offer(), await o.offer()] as const;
  for (const offer of offers) for (const by of [asha, ravi]) await o.applied(by, offer, 1);
  const names = [];
  for (const offer of offers) {
    await o.close(offer);
    const { entries } = expectOk(await o.h.as()(getDrawLog, {}));
    expect(entries.find(({ offer: of, what }) => of === offer.id.toString() && what === 'persons')?.value).toBe('2 2');
    await o.draw(offer);
    const draw = readDraw(expectOk(await o.h.as()(getDrawFile, { offer: offer.id.toString() })).file);
    if ('malformed' in draw) throw new Error(draw.malformed);
    expect(draw).toMatchObject({ applicationCount: 2, personCount: 2 });
    names.push(...draw.applications.map(({ customer }) => customer));
  }
  expect(new Set(names).size).toBe(4);
  const { rows } = await o.h.t.db.query<{ person: string; index: string }>(
    `select encode(s.person, 'hex') as person, encode(n.blind_index, 'hex') as index from new_shares.subscription s
     join verification.number n on n.customer_id = s.customer_id`,
  );
  for (const { person, index } of rows)
    for (const secret of [person, index]) expect(names.join()).not.toContain(secret.slice(0, 16));
  expect(new Set(rows.map(({ person }) => person)).size).toBe(rows.length);
});
