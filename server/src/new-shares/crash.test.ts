/**
 * Power cuts in a settlement: the process that settles and allots is killed (SIGKILL) again and again, at moments that follow from
 * a printed seed. The next one goes on from where it was; in the end everybody was decided, paid, paid back and allotted once.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestOf } from '../orders/service.ts';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import { applyMany } from './service.ts';
import { BODY, startOffering, type Offering } from './testing.ts';

const APPLICANTS = 300;
const GRANT = 10_00_000_00n;
const seed = testSeed(import.meta.filename);
const random = createRng(seed);
let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
afterAll(() => o.stop());

test(
  `a settlement that is killed anywhere goes on, and posts nothing twice (seed ${seed})`,
  { timeout: 120_000 },
  async () => {
    const customers = await crowd(APPLICANTS);
    const offer = await o.offer({ lots: 200 });
    const now = o.h.clock.now();
    const answers = await o.h.t.db.transaction((tx) =>
      applyMany(
        o.deps,
        tx,
        customers.map((customerId, index) => {
          const call = requestOf(`crowd ${index}`, BODY);
          return {
            customerId,
            sessionId: null,
            offerId: offer.id,
            lots: 1 + (index % 5),
            bid: undefined,
            now,
            ...call,
          };
        }),
      ),
    );
    expect(answers.filter((answer) => 'refusal' in answer)).toEqual([]);
    await o.close(offer);
    await o.draw(offer);

    let kills = 0;
    while (await isKilled(offer.id)) {
      kills += 1;
      expect(await o.audit()).toEqual([]);
    }
    expect(kills).toBeGreaterThan(3);
    expect(await o.audit()).toEqual([]);

    const { rows } = await o.h.t.db.query<{
      status: string;
      lots: bigint;
      cost: bigint;
      movements: bigint;
      positions: bigint;
    }>(
      `select s.status, sum(s.won_lots) as lots, sum(s.cost) as cost, count(m.*) as movements, count(p.*) as positions
     from new_shares.subscription s
     left join new_shares.movement m on m.subscription_id = s.id and m.kind = 'paid'
     left join orders.position p on p.id = s.position_id and p.opened_quantity = s.won_lots * 100
     where s.offer_id = $1 group by 1 order by 1`,
      [offer.id],
    );
    expect(rows.map(({ status }) => status)).toEqual(['allotted', 'not_won']);
    const [allotted, lost] = rows;
    expect(allotted).toMatchObject({ lots: 200n, cost: 200n * 5_000_00n, movements: allotted!.positions });
    expect(lost).toMatchObject({ lots: null, movements: 0n, positions: 0n });
    const { rows: books } = await o.h.t.db.query<{ cash: bigint; held: bigint; margin: bigint }>(
      'select sum(cash) as cash, sum(held) as held, sum(margin) as margin from ledger.balance where customer_id = any ($1)',
      [customers],
    );
    const spent = 200n * 5_000_00n;
    expect(books[0]).toMatchObject({ cash: BigInt(APPLICANTS) * GRANT - spent, held: 0n, margin: spent });
  },
);

/** Lets a process work for some batches and a moment, then kills it. False: it was done before. */
async function isKilled(offerId: bigint): Promise<boolean> {
  const args = [join(import.meta.dirname, 'testing-crash.ts'), o.h.t.url, offerId.toString(), String(o.h.clock.now())];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let left = 3 + random.below(12);
  child.stdout.on('data', (text: Buffer) => {
    left -= text.toString().split('\n').length - 1;
    if (left <= 0) setTimeout(() => child.kill('SIGKILL'), random.below(12));
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once('close', (...ended) => resolve(ended)),
  );
  expect([code, signal]).toEqual(signal === null ? [0, null] : [null, 'SIGKILL']);
  return signal !== null;
}

async function crowd(count: number): Promise<bigint[]> {
  const { rows } = await o.h.t.owner.query<{ id: bigint }>(
    `insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
     select 'crowd' || n, '$argon2id$test', i.id, 'CROWD-' || n, 'en', false, now()
     from identity.institution i, generate_series(1, $1::int) as n where i.code = 'TEST-HOUSE' returning id`,
    [count],
  );
  const customerIds = rows.map(({ id }) => id);
  for (const id of customerIds) o.verified.add(id);
  const at = o.h.clock.now();
  await o.h.t.owner.transaction(async (tx) => {
    await tx.query(
      `insert into verification.number select 'pan', sha256(id::text::bytea), id from unnest($1::bigint[]) as c (id)`,
      [customerIds],
    );
    await openBooks(tx, customerIds);
    await grantPractice(tx, { customerIds, amount: GRANT, at, businessDate: businessDateOf(practiceCalendar, at) });
  });
  return customerIds;
}
