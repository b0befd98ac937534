/** Whatever comes at once to rights: one effect, a clear refusal to the rest, nothing lost, and a clean audit. */
import * as contract from '@bahi/contract/rights/calls.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { RefusalError } from '../platform/refuse.ts';
import { takeUpRights } from './service.ts';
import { shareOutExtras } from './settlement.ts';
import { key, startRaising, type Raising } from './testing.ts';

let r: Raising;

beforeEach(async () => {
  await r?.stop();
  r = await startRaising();
});
afterAll(() => r.stop());

const several = (code: string, count: number) => Array.from({ length: count }, () => code);
const answer = async (work: Promise<unknown>): Promise<string> => {
  try {
    const result = await work;
    return typeof result === 'object' && result !== null && 'kind' in result ? endOf(result as never) : 'ok';
  } catch (error) {
    return error instanceof RefusalError ? error.refusal.code : String(error);
  }
};

test('rights taken up eight times at once are taken up once', async () => {
  const asha = await r.customer(1000);
  const issue = await r.issue();
  await r.open(issue);
  const { cash } = await r.book(asha.id);
  const answers = await Promise.all(several('', 8).map(() => answer(r.take(asha, issue, 250))));
  expect(answers.toSorted()).toEqual(['ok', ...several('rights.above_entitlement', 7)]);
  expect(await r.book(asha.id)).toMatchObject({ cash: cash - 7_500_00n });
  expect(await r.audit()).toEqual([]);
});

test('one call repeated at once pays once', async () => {
  const asha = await r.customer(1000);
  const issue = await r.issue();
  await r.open(issue);
  const same = key();
  const call = () => asha.call(contract.takeUpRights, { issue, shares: 50, extra: 0 }, same);
  const answers = await Promise.all(several('', 6).map(call));
  expect(
    new Set(
      answers.map((one) =>
        expectOk(one)
          .takeUps.map(({ id }) => id)
          .join(),
      ),
    ).size,
  ).toBe(1);
  expect(await r.read(asha, issue)).toMatchObject({ taken: 50, paid: '1500.00' });
  expect(await r.audit()).toEqual([]);
});

test('taking up in the last millisecond against the sharing out: counted, or refused with nothing paid', async () => {
  for (let round = 0; round < 5; round += 1) {
    const symbol = `RAG${String.fromCharCode(65 + round)}`;
    const [asha, ravi] = [await r.customer(1000, symbol), await r.customer(400, symbol)];
    const issue = await r.issue({ symbol });
    await r.open(issue);
    await r.taken(ravi, issue, 100, 60);
    const { payBy } = await r.read(asha, issue);
    const { cash } = await r.book(asha.id);
    const { rows } = await r.h.t.owner.query<{ id: bigint }>('select id from identity.session where customer_id = $1', [
      asha.id,
    ]);
    const late = {
      customerId: asha.id,
      sessionId: rows[0]!.id,
      now: payBy - 1,
      input: { issue, shares: 250, extra: 0 },
    };
    const acts = [
      () => answer(r.h.t.db.transaction((tx) => takeUpRights(r.deps, tx, late))),
      () => answer(shareOutExtras(r.deps, BigInt(issue), payBy + 30_000)),
    ];
    if (round % 2 === 1) acts.reverse();
    const answers = await Promise.all(acts.map((act) => act()));
    const [taken, shared] = round % 2 === 1 ? answers.toReversed() : answers;
    expect(shared).toBe('ok');
    expect(['ok', 'rights.closed']).toContain(taken);
    await r.end(issue);
    await r.progress();
    const paid = taken === 'ok' ? 7_500_00n : 0n;
    expect(await r.book(asha.id)).toMatchObject({ cash: cash - paid, held: 0n });
    expect(await r.read(ravi, issue)).toMatchObject({ extraAllotted: taken === 'ok' ? 0 : 60 });
    expect(await r.audit()).toEqual([]);
  }
});

test('several processes that do what is due at once record, share out and settle once', async () => {
  const customers = await Promise.all(several('', 4).map(() => r.customer(400)));
  const issue = await r.issue();
  const { opensAt } = await r.read(customers[0]!, issue);
  await r.h.clock.advance(opensAt - r.h.clock.now());
  await Promise.all([r.progress({ batchMax: 1 }), r.progress({ batchMax: 2 }), r.progress()]);
  expect(await r.read(customers[0]!, issue)).toMatchObject({ entitled: 100, offeredShares: 400 });
  for (const customer of customers.slice(0, 3)) await r.taken(customer, issue, 100, 50);
  await r.end(issue);
  await Promise.all([r.progress({ batchMax: 1 }), r.progress({ batchMax: 2 }), r.progress()]);
  const allotted = await Promise.all(customers.map(async (customer) => (await r.read(customer, issue)).extraAllotted));
  expect(allotted.reduce((sum: number, extra) => sum + extra!, 0)).toBe(100);
  expect(await r.audit()).toEqual([]);
});

test('calling off against the recording of holdings: one of them', async () => {
  const asha = await r.customer(400);
  const issue = await r.issue();
  const { opensAt } = await r.read(asha, issue);
  await r.h.clock.advance(opensAt - 1 - r.h.clock.now());
  const [withdrawn] = await Promise.all([answer(r.withdraw(issue)), r.progress()]);
  const { state } = await r.read(asha, issue);
  expect([withdrawn, state]).toEqual(withdrawn === 'ok' ? ['ok', 'withdrawn'] : ['rights.recorded', 'announced']);
  expect(await r.audit()).toEqual([]);
});

test('a market that cannot be told keeps no issue: it goes on, and what failed is said', async () => {
  const asha = await r.customer(1000);
  const issue = await r.issue();
  const { opensAt } = await r.read(asha, issue);
  await r.h.clock.advance(opensAt - r.h.clock.now());
  const broken = new Error('the exchange is gone');
  const setRights = () => {
    throw broken;
  };
  await expect(r.progress({ setRights })).rejects.toMatchObject({ errors: [broken] });
  expect(await r.read(asha, issue)).toMatchObject({ state: 'open', entitled: 250, isFinal: true });
});
