/** Withdrawals as cases of a queue (rules §10): those that wait, oldest first, and those that were decided, newest first. */
import type { Minor } from '@bahi/core/money.ts';
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import type { Tx } from '../platform/database.ts';
import { moneyCase, shownAs, type Queue } from '../platform/queue.ts';
import { requests } from './store.ts';
import { WITHDRAWAL_RULE } from './published-rule.ts';

export interface WithdrawalCase {
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
  readonly destinationId: bigint;
  readonly firstId: bigint | null;
  readonly firstName: string | null;
  readonly firstAt: bigint | null;
  /** Who decided it, or approved it last. */
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

const COLUMNS = `d.id, d.customer_id as "customerId", c.account, d.amount, d.currency, d.status, d.created_at as "at",
  d.usually_by as "promisedBy", d.needs_two as "needsTwo", d.destination_id as "destinationId", d.first_approved_by as "firstId",
  d.first_approved_name as "firstName", d.first_approved_at as "firstAt",
  coalesce(d.rejected_name, d.approved_name) as "decidedName", coalesce(d.rejected_at, d.approved_at) as "decidedAt"`;

/** An approved one waits for its payment, and is nobody's next. */
const stored = createCaseQueue<WithdrawalCase>({
  table: 'withdrawals.withdrawal',
  columns: COLUMNS,
  waiting: { where: `d.status in ('pending', 'approved')`, order: ['d.id'] },
  decided: { where: `d.status in ('paid', 'rejected')`, order: ['d.id'] },
  mayTake: (staff) => `d.status = 'pending' and d.first_approved_by is distinct from ${staff}`,
});

export const { caseOf } = stored;

export const WITHDRAWALS_QUEUE: Queue = {
  name: 'withdrawals',
  rule: WITHDRAWAL_RULE,
  ...shownAs(stored, moneyCase),
  open: ['pending', 'approved'],
  markClaimed: requests.markClaimed,
  figures: createCaseFigures({
    table: 'withdrawals.withdrawal',
    waiting: `d.status in ('pending', 'approved')`,
    at: 'd.created_at',
    promisedBy: 'd.usually_by',
    approved: { where: 'd.approved_at is not null', at: 'd.approved_at' },
    rejected: { where: 'd.rejected_at is not null', at: 'd.rejected_at' },
    reasons: 'select d.reason',
  }),
  promise: 'withdrawalPromiseMinutes',
};

/** What was paid to the customer before this one. */
export async function paidBefore(
  tx: Tx,
  { id, customerId }: Pick<WithdrawalCase, 'id' | 'customerId'>,
): Promise<{ count: number; sum: Minor }> {
  const { rows } = await tx.query<{ count: bigint; sum: bigint }>(
    `select count(*), coalesce(sum(amount), 0) as sum from withdrawals.withdrawal
     where customer_id = $1 and status = 'paid' and id < $2`,
    [customerId, id],
  );
  return { count: Number(rows[0]!.count), sum: rows[0]!.sum };
}
