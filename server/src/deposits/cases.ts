/** Deposits as cases of a queue (rules §10): those that wait, oldest first, and those that were decided, newest first. */
import type { Minor } from '@bahi/core/money.ts';
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import type { Tx } from '../platform/database.ts';
import { moneyCase, shownAs, type Queue } from '../platform/queue.ts';
import { requests } from './store.ts';
import { DEPOSIT_RULE } from './published-rule.ts';

export interface DepositCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: string;
  /** UTC milliseconds, as is `promisedBy`. */
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly needsTwo: boolean;
  readonly firstId: bigint | null;
  readonly firstName: string | null;
  readonly firstAt: bigint | null;
  /** Who decided it, or approved it last. */
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
  /** An upload. */
  readonly proof: bigint;
}

const COLUMNS = `d.id, d.customer_id as "customerId", c.account, d.amount, d.currency, d.status, d.created_at as "at",
  d.promised_by as "promisedBy", d.needs_two as "needsTwo", d.first_approved_by as "firstId",
  d.first_approved_name as "firstName", d.first_approved_at as "firstAt",
  d.decided_name as "decidedName", d.decided_at as "decidedAt", d.proof`;

const stored = createCaseQueue<DepositCase>({
  table: 'deposits.deposit',
  columns: COLUMNS,
  waiting: { where: `d.status in ('pending')`, order: ['d.id'] },
  decided: { where: `d.status in ('credited', 'rejected')`, order: ['d.decided_at', 'd.id'] },
  matches: (text) => `d.reference = upper(${text})`,
  mayTake: (staff) => `d.first_approved_by is distinct from ${staff}`,
});

export const { caseOf } = stored;

export const DEPOSITS_QUEUE: Queue = {
  name: 'deposits',
  rule: DEPOSIT_RULE,
  ...shownAs(stored, moneyCase),
  open: ['pending'],
  markClaimed: requests.markClaimed,
  figures: createCaseFigures({
    table: 'deposits.deposit',
    waiting: `d.status = 'pending'`,
    at: 'd.created_at',
    promisedBy: 'd.promised_by',
    approved: { where: `d.status = 'credited'`, at: 'd.decided_at' },
    rejected: { where: `d.status = 'rejected'`, at: 'd.decided_at' },
    reasons: 'select d.reason',
  }),
  promise: 'depositPromiseMinutes',
};

export interface DepositHistory {
  readonly count: number;
  readonly sum: Minor;
}

/** What was credited to the customer before this one. */
export async function creditedBefore(tx: Tx, { id, customerId }: DepositCase): Promise<DepositHistory> {
  const { rows } = await tx.query<{ count: bigint; sum: bigint }>(
    `select count(*), coalesce(sum(amount), 0) as sum from deposits.deposit
     where customer_id = $1 and status = 'credited' and id < $2`,
    [customerId, id],
  );
  return { count: Number(rows[0]!.count), sum: rows[0]!.sum };
}

/** Other deposits told of with these references. */
export async function idsOfReferences(tx: Tx, references: readonly string[]): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    'select id from deposits.deposit where reference = any($1) order by id',
    [references],
  );
  return rows.map(({ id }) => id);
}
