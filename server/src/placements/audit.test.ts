/** Each invariant of placements names what breaks it: rows are changed behind the application's back, as the owner of the tables. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestView } from './rows.ts';
import { auditWhole } from '../ledger/audit.ts';
import type { Tx } from '../platform/database.ts';
import { PLACEMENT_INVARIANTS } from './audit.ts';
import { startPlacing, type Placing } from './testing.ts';

let p: Placing;
let waiting: RequestView;
let allotted: RequestView;

beforeAll(async () => {
  p = await startPlacing();
  const offer = await p.offer();
  waiting = await p.asked(await p.customer(), offer, 5);
  allotted = await p.decide(await p.asked(await p.customer(), offer, 10), 4);
  expect(await p.audit()).toEqual([]);
});
afterAll(() => p.stop());

test.each([
  ['placement_request_holds_its_amount', () => change('lots = lots + 1', waiting)],
  ['placement_request_holds_its_amount', () => change(`status = 'cancelled', decided_at = 1`, waiting)],
  ['placement_is_paid_and_allotted', () => change('allotted_lots = 5', allotted)],
  ['placement_is_paid_and_allotted', () => change('entry_id = entry_id + 1', allotted)],
  ['placement_is_paid_and_allotted', () => change('position_id = position_id + 1', allotted)],
  ['placement_is_paid_and_allotted', () => change(`status = 'cancelled', decided_at = 1`, waiting)],
  ['placement_entry_has_its_request', () => change(`status = 'rejected'`, allotted)],
  ['placement_request_is_within_its_offer', () => change('created_at = 1', waiting)],
  ['placement_request_is_within_its_offer', () => change('lots = 1', waiting)],
  ['placement_request_is_within_its_offer', () => change('amount = amount + 1', waiting)],
  ['placement_sells_the_shares_of_its_price', () => splitBeforeAllotment],
  ['placement_gives_what_it_has', () => change('allotted_lots = 9', allotted)],
  ['placement_gives_what_it_has', () => changeOffer('settled_at = 1')],
  ['placement_gives_what_it_has', () => changeOffer('allotted_lots = allotted_lots + 1')],
])('%s', async (name, breakIt) => {
  expect(await foundBy(breakIt())).toContain(name);
});

test.each([
  ['more than is left', 'allotted_lots = 99'],
  ['before the opening', 'opens_at = closes_at - 1'],
])('the database takes no request %s', async (_name, set) => {
  const asha = await p.customer();
  await undone(async (tx) => {
    await changeOffer(set)(tx);
    const inserted = tx.query(
      `insert into placements.request (offer_id, customer_id, lots, amount, created_at, promised_by) values ($1, $2, 2, 800000, $3, $3)`,
      [waiting.offer, asha.id, p.h.clock.now()],
    );
    await expect(inserted).rejects.toMatchObject({ constraint: 'request_fits_its_offer' });
  });
});

test('what was decided stays, and an offer never gives more than it has', async () => {
  await expect(
    p.h.t.owner.query('update placements.request set allotted_lots = 1 where id = $1', [allotted.id]),
  ).rejects.toMatchObject({ constraint: 'decided_once' });
  await expect(
    p.h.t.owner.query('update placements.offer set allotted_lots = 101 where id = $1', [waiting.offer]),
  ).rejects.toMatchObject({ constraint: 'never_allotted_more_than_offered' });
  await expect(
    p.h.t.owner.query('insert into placements.offer_note (offer_id, at, text) values ($1, 1, $2)', [
      waiting.offer,
      'x',
    ]),
  ).resolves.toBeDefined();
  await expect(p.h.t.owner.query('delete from placements.offer_note')).rejects.toThrow(/append-only/);
});

type Break = (tx: Tx) => Promise<void>;

function change(set: string, { id }: RequestView): Break {
  return async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const { rows } = await tx.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'placements.request'::regclass and contype = 'c'`,
    );
    for (const { name } of rows) await tx.query(`alter table placements.request drop constraint ${name}`);
    await tx.query(`update placements.request set ${set} where id = $1`, [id]);
  };
}

async function splitBeforeAllotment(tx: Tx): Promise<void> {
  await tx.query(
    `insert into actions.action (symbol, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at, recorded_at)
     select o.symbol, 'split', 2, 1, 0, '2099-01-01', '2099-01-02', '2099-01-02', $2, o.published_at + 1
     from placements.offer o where o.id = $1`,
    [allotted.offer, Date.UTC(2099, 0, 2)],
  );
}

function changeOffer(set: string): Break {
  return async (tx) => {
    await tx.query(`update placements.offer set ${set} where id = $1`, [waiting.offer]);
  };
}

/** What an audit finds after a change that is undone again. */
async function foundBy(breakIt: Break): Promise<string[]> {
  let found: string[] = [];
  await undone(async (tx) => {
    await breakIt(tx);
    found = (await auditWhole(tx, PLACEMENT_INVARIANTS)).breaks.map(({ invariant }) => invariant);
  });
  return found;
}

async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const undo = new Error('undone');
  const run = p.h.t.owner.transaction(async (tx) => {
    await work(tx);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
}
