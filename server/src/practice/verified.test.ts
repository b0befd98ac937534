/** Participants of practice offers: each is verified before it applies for anything, as a customer has to be, and a later start finds it done. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityCase } from '../verification/service.ts';
import { createCustomerKeys } from '../platform/customer-keys.ts';
import { SEALER } from '../identity/testing.ts';
import { startPracticeMarket, type PracticeMarket } from './testing.ts';

let market: PracticeMarket;
beforeAll(async () => {
  market = await startPracticeMarket();
});
afterAll(() => market.stop());

interface Verified {
  readonly caseId: bigint;
  readonly account: string;
  readonly submittedAt: bigint;
  readonly decidedAt: bigint;
  readonly openedAt: bigint;
  readonly first: string | null;
  readonly last: string;
  readonly told: bigint;
  readonly documents: bigint;
}

async function verified(): Promise<Verified[]> {
  const { rows } = await market.o.h.t.db.query<Verified>(
    `select s.id as "caseId", c.account, s.submitted_at as "submittedAt", s.decided_at as "decidedAt",
       (extract(epoch from c.created_at) * 1000)::bigint as "openedAt", s.first_approved_name as first, s.decided_by_name as last,
       (select count(*) from messages.message m where m.customer_id = c.id and m.story_key = 'verification.approved') as told,
       (select count(distinct u.content_index) from uploads.upload u where u.customer_id = c.id and u.used_by is not null) as documents
     from identity.customer c join verification.person p on p.customer_id = c.id join verification.submission s on s.id = p.case_id
     where c.account like 'participant-%' and p.state = 'verified' order by c.account`,
  );
  return rows;
}

test('who applied was verified before, by two people where the rules ask for it, and a reviewer can open each case', async () => {
  const { h } = market.o;
  const offers = market.keep();
  await offers.ready;
  const all = await verified();
  const { rows: accounts } = await h.t.db.query(`select from identity.customer where account like 'participant-%'`);
  expect(all.length).toBe(accounts.length);
  expect(all.length).toBeGreaterThanOrEqual(240);
  for (const { openedAt, submittedAt, decidedAt, told, documents, account } of all) {
    expect(openedAt <= submittedAt && submittedAt < decidedAt, account).toBe(true);
    expect([told, documents], account).toEqual([1n, 2n]);
  }
  const twice = all.filter(({ first }) => first !== null);
  expect(twice.length).toBeGreaterThan(all.length / 30);
  expect(twice.length).toBeLessThan(all.length / 4);
  for (const { first, last } of twice) expect(first).not.toBe(last);

  const { rows: early } = await h.t.db.query<{ account: string }>(
    `select c.account from new_shares.subscription a join identity.customer c on c.id = a.customer_id
     left join verification.person p on p.customer_id = c.id left join verification.submission s on s.id = p.case_id
     where s.decided_at is null or s.state <> 'approved' or s.decided_at > a.applied_at`,
  );
  expect(early).toEqual([]);

  const keys = createCustomerKeys({ folder: market.folders.keys, master: SEALER });
  const { caseId } = all.at(-1)!;
  const staff = { id: 1n, name: 'Ira Sen', customerId: null };
  const opened = await h.t.db.transaction((tx) =>
    identityCase({ keys }, tx, { id: caseId, staff, now: h.clock.now(), withheld: null }),
  );
  expect(opened.entered.map(({ check }) => check)).not.toContain('used_elsewhere');
  expect(opened.entered[0]!.value).toMatch(/^Practice Participant [A-Z]{4}$/);

  await offers.stop();
  const again = market.keep();
  await again.ready;
  await again.stop();
  expect(await verified()).toEqual(all);
  expect(market.failures).toEqual([]);
});
