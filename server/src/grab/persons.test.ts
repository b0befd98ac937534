/** One person is served once, of whichever rule and through whichever account was verified with the document. */
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createBatch } from '../platform/batch.ts';
import { releaseNumber, takeNumber } from '../verification/store.ts';
import { grabMany, type GrabAnswer, type GrabCommand } from './grabbing.ts';
import { termsOf } from './service.ts';
import { commandOf } from './testing-command.ts';
import { startGrabbing, type Grabbing } from './testing.ts';

const seed = testSeed(import.meta.filename);
let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
afterEach(async () => {
  await g.h.orders.settled();
  expect(await g.audit()).toEqual([]);
});
afterAll(() => g.h.stop());

const endOf = (answer: GrabAnswer) => ('refusal' in answer ? answer.refusal.code : answer.request.status);

/** The document of one account becomes another's, as after a verification that was refused for it; what they had before is gone. */
const passOn = (from: bigint, to: bigint) =>
  g.h.t.db.transaction(async (tx) => {
    const { rows } = await tx.query<{ index: Buffer }>(
      'select blind_index as index from verification.number where customer_id = $1',
      [from],
    );
    for (const id of [from, to]) await releaseNumber(tx, id, 'pan');
    expect(await takeNumber(tx, { kind: 'pan', index: rows[0]!.index, customerId: to })).toBe(true);
  });
const refusalOfTerms = async (customerId: bigint, offer: bigint) => {
  const input = { offer: offer.toString(), lots: 1 };
  const terms = await g.h.db.read((tx) => termsOf(g.deps, tx, { customerId, now: g.h.clock.now(), input }));
  return terms.refusal?.code;
};
const standing = async (offer: bigint) => {
  const { rows } = await g.h.db.query<{ customer: bigint }>(
    `select customer_id as customer from grab.request where offer_id = $1 and status <> 'cancelled' order by id`,
    [offer],
  );
  return rows.map(({ customer }) => customer);
};

test.each([
  ['first come', () => g.offer(), 'allotted'],
  ['draw', () => g.draw(), 'pending'],
] as const)(
  'by %s a second account that is verified later with the document is refused',
  async (_, publish, status) => {
    const offer = await publish();
    const [asha, second, other] = [await g.customer(), await g.customer(), await g.customer()];
    expect(endOf(await g.ask(asha, offer, 1))).toBe(status);
    const before = await g.h.balance(second);
    await passOn(asha, second);
    expect(await refusalOfTerms(second, offer)).toBe('grab.person_asked');
    // In a batch with others, who are served.
    const [refused, served] = await Promise.all([g.ask(second, offer, 2), g.ask(other, offer, 2)]);
    expect([endOf(refused), endOf(served)]).toEqual(['grab.person_asked', status]);
    expect(await g.h.balance(second)).toEqual(before);
    expect(await standing(offer)).toEqual([asha, other]);
    expect(await refusalOfTerms(asha, offer)).toBe('grab.one_request');
    expect(endOf(await g.ask(second, await publish(), 1))).toBe(status);
  },
);

test('while one account’s batch is not durable yet the other’s waits for it, in another process, and is refused', async () => {
  const offer = await g.offer();
  const [asha, second, other] = [await g.customer(), await g.customer(), await g.customer()];
  const decided = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const first = batchOf(async (answers) => {
    decided.resolve();
    await commit.promise;
    return answers;
  }).submit(commandFor(asha, offer));
  await decided.promise;
  await passOn(asha, second);
  const process = batchOf(async (answers) => answers);
  const late = [process.submit(commandFor(second, offer)), process.submit(commandFor(other, offer))];
  await expect.poll(waitingForTheOffer).toBe(1);
  commit.resolve();
  const ends = (await Promise.all([first, ...late])).map(endOf);
  expect(ends).toEqual(['allotted', 'grab.person_asked', 'allotted']);
  expect(await standing(offer)).toEqual([asha, other]);
});

test(`a document that goes from account to account while all of them ask in two processes is served once (seed ${seed})`, async () => {
  for (let round = 0; round < 8; round += 1) {
    const offer = await g.offer({ lots: 40 });
    const [asha, second, third] = [await g.customer(), await g.customer(), await g.customer()];
    const others = await g.crowd(6);
    const processes = [batchOf(async (answers) => answers), batchOf(async (answers) => answers)];
    // A document that leaves between the decision and the writing of it stops that request, which is asked again.
    const ask = (id: bigint, turn: number) =>
      processes[(seed >> (round + turn)) & 1]!.submit(commandFor(id, offer)).catch((error: unknown) => {
        expect(error).toMatchObject({ constraint: 'applicant_is_a_person' });
      });
    const turns = (seed >> round) & 3;
    const racing = [asha, ...others.slice(0, 3), second, third].map(ask);
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const passing = passOn(asha, second).then(() => passOn(second, third));
    const later = passing.then(() => Promise.all([third, second, asha, ...others.slice(3)].map(ask)));
    await Promise.all([...racing, later]);
    const { rows } = await g.h.db.query<{ requests: bigint; persons: bigint }>(
      'select count(*) as requests, count(distinct person) as persons from grab.request where offer_id = $1',
      [offer],
    );
    expect(rows[0]!.persons).toBe(rows[0]!.requests);
  }
});

test('the database takes no second request of a person, and none in the name of another person, or of nobody', async () => {
  const offer = await g.offer();
  const [asha, second, ravi] = [await g.customer(), await g.customer(), await g.customer()];
  expect(endOf(await g.ask(asha, offer, 1))).toBe('allotted');
  await passOn(asha, second);
  const adding = (by: bigint, of: bigint, person = 'new_shares.person_in($1, n.blind_index)') =>
    g.h.t.db.query(
      `insert into grab.request (id, offer_id, customer_id, request, body, lots, status, total, allotted_lots, place, paid, position_id,
         created_at, decided_at, person)
       select nextval('grab.request_id'), $1, $2, gen_random_uuid(), gen_random_uuid(), 1, 'allotted', 0, 1, 2, 1, 9, 1, 1, ${person}
       from verification.number n where n.customer_id = $3`,
      [offer, by, of],
    );
  await expect(adding(second, second)).rejects.toMatchObject({ constraint: 'one_account_a_person' });
  await expect(adding(second, ravi)).rejects.toMatchObject({ constraint: 'applicant_is_a_person' });
  await expect(adding(ravi, ravi, 'null')).rejects.toMatchObject({ column: 'person' });
});

test('whose verification ends before the batch is decided is refused for it, and nobody else of it', async () => {
  const offer = await g.offer();
  const [asha, other] = [await g.customer(), await g.customer()];
  await g.h.t.db.transaction((tx) => releaseNumber(tx, asha, 'pan'));
  const ends = (await Promise.all([g.ask(asha, offer, 1), g.ask(other, offer, 1)])).map(endOf);
  expect(ends).toEqual(['verification.required', 'allotted']);
});

test('the auditor sees a person who was served twice', async () => {
  const offer = await g.offer();
  for (const id of await g.crowd(2)) expect(endOf(await g.ask(id, offer, 1))).toBe('allotted');
  const same = `update grab.request set person = (select person from grab.request where offer_id = ${offer} order by id limit 1)
    where offer_id = ${offer}`;
  expect(await g.bent(same, { without: 'grab.one_account_a_person' })).toEqual(['grab_serves_a_person_once']);
});

let keys = 0;
function commandFor(customerId: bigint, offerId: bigint): GrabCommand {
  return commandOf({ customerId, offerId, lots: 1, now: g.h.clock.now() }, `person ${(keys += 1)}`);
}

/** As a process of its own has it. `before`: what is done before the commit. */
function batchOf(before: (answers: GrabAnswer[]) => Promise<GrabAnswer[]>) {
  return createBatch<GrabCommand, GrabAnswer>({
    db: g.h.db,
    name: 'grab',
    sizeMax: 4,
    run: async (tx, commands) => before(await grabMany(g.deps, tx, commands)),
  });
}

async function waitingForTheOffer(): Promise<number> {
  const { rows } = await g.h.t.owner.query<{ count: bigint }>(
    `select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query like '%from grab.offer%for no key update%'`,
  );
  return Number(rows[0]!.count);
}
