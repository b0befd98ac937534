/** Corrections of the books and the bank's own figure, by two people, through the whole server. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import { getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { getStatus } from '@bahi/contract/proofs/calls.ts';
import {
  getCorrectable,
  listBankStatements,
  proposeBankStatement,
  proposeCorrection,
} from '@bahi/contract/staff/corrections.ts';
import { approveChange, rejectChange } from '@bahi/contract/staff/operations.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { addDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { practiceGrant, type Entry } from '@bahi/core/ledger.ts';
import { depositCredited, withdrawalPaid } from '@bahi/core/ledger-transfers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { placeHold, postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { reverseEntry } from '../ledger/reverse.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { latestStatementDate } from '../proofs/service.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { CORRECTION_INVARIANTS } from './audit.ts';

let w: WholeApp;
let count = 0;
let reference = 900_000n;
const tokens: Partial<Record<StaffRole, string>> = {};
const PEOPLE = ['funds_maker', 'funds_checker', 'risk', 'auditor'] as const;

beforeAll(async () => {
  w = await startWholeApp();
  for (const role of PEOPLE) tokens[role] = await w.signIn(role);
});
afterAll(async () => {
  expect(await broken()).toEqual([]);
  await w.stop();
});

/** By the whole audit. */
async function broken(): Promise<string[]> {
  const invariants = [...ORDER_INVARIANTS, ...CORRECTION_INVARIANTS];
  const { breaks } = await w.t.db.transaction((tx) => auditWhole(tx, invariants));
  return breaks.map(({ invariant }) => invariant);
}

const as = (role: (typeof PEOPLE)[number]) => w.staff(tokens[role]);
const key = () => ({ idempotencyKey: randomUUID() });
const reason = 'the transfer was recalled by the sender’s bank';

interface Holder {
  readonly id: bigint;
  readonly call: Call;
}

async function customer(): Promise<Holder> {
  const account = `holder${(count += 1)}`;
  const call = w.as(await w.register(account));
  const { rows } = await w.t.db.query<{ id: bigint }>('select id from identity.customer where account = $1', [account]);
  return { id: rows[0]!.id, call };
}

/** An entry as the domains make it; `held` reserves cash beside it. */
async function posted({ id }: Holder, entry: (reference: bigint) => Entry, held = 0n): Promise<string> {
  const moment = { at: w.clock.now(), businessDate: businessDateOf(practiceCalendar, w.clock.now()) };
  return w.t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [id] });
    postEntry(books, entry((reference += 1n)));
    if (held > 0n) placeHold(books, { kind: 'withdrawal', reference, customerId: id, amount: held });
    const [written] = await writeBooks(tx, books, moment);
    return written!.id.toString();
  });
}

const deposited = (holder: Holder, amount: bigint, held = 0n) =>
  posted(holder, (depositId) => depositCredited({ customerId: holder.id, depositId, amount }), held);
const propose = (entry: string) => as('funds_maker')(proposeCorrection, { entry, reason }, key());
const approve = (change: string) => as('funds_checker')(approveChange, { change }, key());

async function correct(entry: string): Promise<void> {
  expectOk(await approve(expectOk(await propose(entry)).id));
}

const cashOf = async ({ call }: Holder) => {
  const { available, receivable } = expectOk(await call(getSummary, {}));
  return { available, receivable };
};

test('a credit is undone by a second entry, with a reason that the customer reads in the record and in a message', async () => {
  const holder = await customer();
  const entry = await deposited(holder, 6_000_00n);
  const seen = expectOk(await as('auditor')(getCorrectable, { entry }));
  expect(seen).toMatchObject({ kind: 'deposit', bar: null, effect: { available: '1000000.00', owed: '0.00' } });
  const change = expectOk(await propose(entry));
  expect(change).toMatchObject({ kind: 'correction', before: { cash: '6000.00', customer: holder.id.toString() } });
  expect(endOf(await as('funds_maker')(approveChange, { change: change.id }, key()))).toBe('staff.role_missing');
  expect(endOf(await propose(entry))).toBe('staff.already_proposed');
  expectOk(await approve(change.id));

  expect(await cashOf(holder)).toEqual({ available: '1000000.00', receivable: '0.00' });
  const { rows } = expectOk(await holder.call(listRecords, {}));
  expect(rows[0]).toMatchObject({ kind: 'reversal', cash: '-6000.00', corrects: { entry, reason } });
  expect(rows[1]).toMatchObject({ kind: 'deposit', corrects: null });
  const told = expectOk(await holder.call(listMessages, {})).rows[0]!;
  expect(told.story).toMatchObject({ key: 'correction.made', params: { entry, amount: '-6000.00', reason } });
  const again = expectOk(await as('auditor')(getCorrectable, { entry }));
  expect(again).toMatchObject({ bar: 'reversed', reversedBy: rows[0]!.entry, effect: null });
  expect(endOf(await propose(entry))).toBe('staff.already_reversed');
});

test('what free cash does not cover is owed, and what is on hold stays on hold', async () => {
  const holder = await customer();
  const entry = await deposited(holder, 6_000_00n, 10_04_000_00n);
  expect(await cashOf(holder)).toEqual({ available: '2000.00', receivable: '0.00' });
  const seen = expectOk(await as('funds_maker')(getCorrectable, { entry }));
  expect(seen.effect).toEqual({ available: '0.00', owed: '4000.00' });
  await correct(entry);
  expect(await cashOf(holder)).toEqual({ available: '0.00', receivable: '4000.00' });
  const told = expectOk(await holder.call(listMessages, {})).rows[0]!;
  expect(told.story).toMatchObject({ key: 'correction.made_owed', params: { owed: '4000.00' } });
});

test('a payment that came back is cash again, and pays off what is owed first; its fee comes back with it', async () => {
  const holder = await customer();
  const paid = await posted(holder, (withdrawalId) =>
    withdrawalPaid({ customerId: holder.id, withdrawalId, amount: 500_00n, fee: 10_00n, networkFee: 0n }),
  );
  const entry = await deposited(holder, 200_00n, 9_99_700_00n);
  await correct(entry);
  expect(await cashOf(holder)).toEqual({ available: '0.00', receivable: '200.00' });
  await correct(paid);
  expect(await cashOf(holder)).toEqual({ available: '300.00', receivable: '0.00' });
  const { rows } = expectOk(await holder.call(listRecords, {}));
  expect(rows.slice(0, 4).map(({ kind, cash }) => [kind, cash])).toEqual([
    ['receivable_settled', '-200.00'],
    ['reversal', '500.00'],
    ['reversal', '-200.00'],
    ['receivable_raised', '200.00'],
  ]);
});

test('a grant, a fill or a correction is not undone by hand, and an unknown entry is unknown', async () => {
  const holder = await customer();
  const { rows } = expectOk(await holder.call(listRecords, {}));
  const grant = rows.find(({ kind }) => kind === 'practice_grant')!.entry;
  expect(endOf(await propose(grant))).toBe('staff.not_reversible');
  expect(expectOk(await as('auditor')(getCorrectable, { entry: grant })).bar).toBe('kind');
  const entry = await deposited(holder, 100_00n);
  await correct(entry);
  const undone = expectOk(await holder.call(listRecords, {})).rows[0]!.entry;
  expect(endOf(await propose(undone))).toBe('staff.not_reversible');
  expect(endOf(await propose('999999999999'))).toBe('funds.unknown_entry');
  expect(practiceGrant({ customerId: 1n, amount: 1n }).kind).toBe('practice_grant');
});

test('nobody corrects, or approves a correction of, the own account', async () => {
  const holder = await customer();
  const entry = await deposited(holder, 100_00n);
  const change = expectOk(await propose(entry)).id;
  const link = (role: string, id: bigint | null) =>
    w.t.db.query('update staff.member set customer_id = $2 where account = $1', [role, id]);
  await link('funds.checker', holder.id);
  expect(endOf(await approve(change))).toBe('staff.own_case');
  await link('funds.checker', null);
  await link('funds.maker', holder.id);
  expect(endOf(await as('funds_maker')(rejectChange, { change, reason }, key()))).toBe('ok');
  expect(endOf(await propose(entry))).toBe('staff.own_case');
  await link('funds.maker', null);
});

test.each([2, 8, 32])('%i approvals and rejections of one correction at once: one effect', async (ways) => {
  const holder = await customer();
  const change = expectOk(await propose(await deposited(holder, 100_00n))).id;
  const ends = await Promise.all(
    Array.from({ length: ways }, (_, index) =>
      index % 2 === 0 ? approve(change) : as('funds_maker')(rejectChange, { change, reason }, key()),
    ),
  );
  expect(ends.map(endOf).toSorted()).toEqual(
    ['ok', ...Array<string>(ways - 1).fill('staff.change_decided')].toSorted(),
  );
  const isDone = ends.some((end, index) => endOf(end) === 'ok' && index % 2 === 0);
  expect((await cashOf(holder)).available).toBe(isDone ? '1000000.00' : '1000100.00');
});

test('the bank’s balance of a passed date stands beside the journal for everybody, once two people agree', async () => {
  const status = async () => {
    await w.clock.advance(10_000);
    return expectOk(await w.as()(getStatus, {})).totals.find(({ currency }) => currency === 'INR')!;
  };
  expect((await status()).bank).toBeNull();
  const today = businessDateOf(practiceCalendar, w.clock.now());
  const ask = (changes: object = {}) =>
    as('funds_maker')(proposeBankStatement, { date: '2026-11-20', total: '0.00', reason, ...changes }, key());
  expect(endOf(await ask({ date: today }))).toBe('staff.value_invalid');
  const { latest } = expectOk(await as('risk')(listBankStatements, {}));
  expect(latest).toBe(addDays(today, -1));
  expect(latestStatementDate(practiceCalendar, Date.parse('2026-11-22T02:00:00+05:30'))).toBe('2026-11-20');
  expect(endOf(await ask({ date: '2026-02-30' }))).toBe('staff.value_invalid');
  expect(endOf(await ask({ currency: 'XXX' }))).toBe('staff.value_invalid');
  expect(endOf(await ask({ total: '0.001' }))).toBe('staff.value_invalid');

  const first = expectOk(await ask({ total: '25.00' })).id;
  expect(endOf(await as('funds_maker')(approveChange, { change: first }, key()))).toBe('staff.role_missing');
  expectOk(await approve(first));
  const bank = { date: '2026-11-20', total: '25.00', ledger: '0.00', difference: '25.00' };
  expect((await status()).bank).toEqual(bank);
  expect(endOf(await ask({ total: '25.00' }))).toBe('staff.value_same');
  expectOk(await approve(expectOk(await ask()).id));
  expect((await status()).bank).toMatchObject({ total: '0.00', difference: '0.00' });
  const { rows } = expectOk(await as('risk')(listBankStatements, {}));
  expect(rows.map(({ total, maker, checker }) => [total, maker, checker])).toEqual([
    ['0.00', 'funds_maker', 'funds_checker'],
    ['25.00', 'funds_maker', 'funds_checker'],
  ]);
  await expect(w.t.owner.query('update proofs.bank_statement set total = 1')).rejects.toThrow(/append-only/);
});

test('the auditor finds an entry undone by nobody’s agreement, a correction that undid nothing, and another figure of the bank', async () => {
  const holder = await customer();
  const entry = await deposited(holder, 100_00n);
  const moment = { at: w.clock.now(), businessDate: businessDateOf(practiceCalendar, w.clock.now()) };
  const agreed = expectOk(await propose(await deposited(holder, 50_00n))).id;
  const figure = expectOk(
    await as('funds_maker')(proposeBankStatement, { date: '2026-11-19', total: '7.00', reason }, key()),
  ).id;
  const { rows } = await w.t.db.query<{ id: bigint }>(`select id from staff.member where account = 'funds.checker'`);
  const found = new Error('found');
  const tampered = w.t.owner.transaction(async (tx) => {
    await reverseEntry(tx, { entryId: BigInt(entry), reason: 'nobody agreed', ...moment });
    await tx.query(
      `update staff.change set state = 'approved', checker_id = $1, checked_at = now() where id = any ($2)`,
      [rows[0]!.id, [agreed, figure]],
    );
    await tx.query(
      `insert into proofs.bank_statement (currency, date, number, total, confirmed_at, change_id, maker, checker)
       values ('INR', '2026-11-19', 1, 800, 1, $1, 'a', 'b')`,
      [figure],
    );
    const { breaks } = await auditWhole(tx, CORRECTION_INVARIANTS);
    expect(breaks.map(({ invariant }) => invariant)).toEqual([
      'reversal_has_its_correction',
      'correction_has_its_reversal',
      'bank_figure_is_the_agreed_one',
    ]);
    throw found;
  });
  await expect(tampered).rejects.toBe(found);
});
