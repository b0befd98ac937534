/** The queues of requests that people decide (rules §10), read through the domains that own the requests. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { claimCase, listQueue } from '@bahi/contract/staff/queues.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import * as deposits from '../deposits/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import * as verification from '../verification/service.ts';
import * as withdrawals from '../withdrawals/service.ts';
import { writeAudit } from './audit-log.ts';
import { claimsOf, takeClaim, type Claim, type Queue } from './claims.ts';

export type QueueRow = OutputOf<typeof claimCase>;
export interface QueueCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly hints: QueueRow['hints'];
  readonly amount: Minor | null;
  readonly currency: string | null;
  readonly status: string;
  readonly at: bigint;
  /** Null: by the promise of the queue. */
  readonly promisedBy: bigint | null;
  readonly needsTwo: boolean;
  readonly firstId: bigint | null;
  readonly firstName: string | null;
  readonly firstAt: bigint | null;
  readonly decidedName: string | null;
}

interface Source {
  cases(tx: Tx, filter: deposits.CaseFilter): Promise<{ rows: QueueCase[]; total: number }>;
  caseOf(tx: Tx, id: bigint): Promise<QueueCase | null>;
  nextCase: typeof deposits.nextCase;
  /** Where the customer's timeline tells that somebody took it up. */
  readonly markClaimed?: (tx: Tx, id: bigint, now: number) => Promise<void>;
  readonly open: readonly string[];
}

export const SOURCES: Readonly<Record<Queue, Source>> = {
  identity: { ...sourceOf(verification, verificationOf), open: ['waiting'] },
  deposits: { ...sourceOf(deposits, moneyOf), markClaimed: deposits.markClaimed, open: ['pending'] },
  withdrawals: {
    ...sourceOf(withdrawals, moneyOf),
    markClaimed: withdrawals.markClaimed,
    open: ['pending', 'approved'],
  },
};

interface Domain<Row> {
  cases(tx: Tx, filter: deposits.CaseFilter): Promise<{ rows: Row[]; total: number }>;
  caseOf(tx: Tx, id: bigint): Promise<Row | null>;
  nextCase: typeof deposits.nextCase;
}

function sourceOf<Row>(
  { cases, caseOf, nextCase }: Domain<Row>,
  shown: (row: Row) => QueueCase,
): Pick<Source, 'cases' | 'caseOf' | 'nextCase'> {
  return {
    async cases(tx, filter) {
      const { rows, total } = await cases(tx, filter);
      return { rows: rows.map(shown), total };
    },
    async caseOf(tx, id) {
      const row = await caseOf(tx, id);
      return row === null ? null : shown(row);
    },
    nextCase,
  };
}

function moneyOf(row: Omit<withdrawals.WithdrawalCase, 'destinationId'>): QueueCase {
  return { ...row, hints: row.needsTwo ? [{ key: 'two_people', params: {} }] : [] };
}

/** Whoever looks second does not see that somebody looked first. */
function verificationOf(row: verification.VerificationCase): QueueCase {
  const hints = row.attempt > 1 ? [{ key: 'attempt', params: { attempt: row.attempt } }] : [];
  const nothing = { amount: null, currency: null, promisedBy: null, firstName: null, firstAt: null, needsTwo: false };
  return { ...row, ...nothing, hints };
}

export interface Names {
  /** Null unless the customer is verified. */
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
  readonly identityPromiseMinutes: (now: number) => number;
}

const MINUTE_MS = 60_000;

export async function queuePage(
  names: Names,
  tx: Tx,
  { input, staff, now }: { input: ParsedInputOf<typeof listQueue>; staff: StaffPrincipal; now: number },
): Promise<OutputOf<typeof listQueue>> {
  const { queue, state, text, page, pageSize } = input;
  const own = state === 'mine' ? [...(await claimsOf(tx, queue, { staffId: staff.staffId, now })).keys()] : null;
  const { rows, total } = await SOURCES[queue].cases(tx, {
    state: state === 'decided' ? 'decided' : 'waiting',
    ids: own,
    text: text?.trim() || null,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const claims = await claimsOf(tx, queue, { caseIds: rows.map(({ id }) => id), now });
  const shown = await Promise.all(rows.map((row) => rowOf(names, tx, { queue, row, claim: claims.get(row.id) })));
  return { rows: shown, total, page, pageSize };
}

/** Takes a case, or keeps it for five more minutes. */
export async function claim(
  names: Names,
  tx: Tx,
  { input, staff, now }: { input: ParsedInputOf<typeof claimCase>; staff: StaffPrincipal; now: number },
): Promise<QueueRow> {
  const { queue } = input;
  // First: whoever decides it at the moment holds the claim, and then it is decided.
  const caseId = storedId(input.case);
  await takeClaim(tx, { queue, caseId, staffId: staff.staffId, now });
  const row = await openCase(tx, { queue, caseId, staff });
  await SOURCES[queue].markClaimed?.(tx, caseId, now);
  await writeAudit(tx, { staffId: staff.staffId, action: `${queue}.claim`, subject: `${queue}:${caseId}`, now });
  const claims = await claimsOf(tx, queue, { caseIds: [caseId], now });
  return rowOf(names, tx, { queue, row, claim: claims.get(caseId) });
}

/** A case that still waits and is not about this person. */
export async function openCase(
  tx: Tx,
  { queue, caseId, staff }: { queue: Queue; caseId: bigint; staff: StaffPrincipal },
): Promise<QueueCase> {
  const row = (await SOURCES[queue].caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
  if (row.customerId === staff.customerId) refuse('staff.own_case', {});
  if (!SOURCES[queue].open.includes(row.status)) refuse('staff.case_decided', { by: row.decidedName ?? 'customer' });
  return row;
}

/** What opens by itself after a decision. */
export async function nextOf(tx: Tx, queue: Queue, staff: StaffPrincipal, now: number): Promise<string | null> {
  const taken = [...(await claimsOf(tx, queue, { now })).values()].filter((held) => held.memberId !== staff.staffId);
  const { staffId, customerId } = staff;
  const next = await SOURCES[queue].nextCase(tx, { staffId, customerId, taken: taken.map((held) => held.caseId) });
  return next?.toString() ?? null;
}

async function rowOf(
  { verifiedName, identityPromiseMinutes }: Names,
  tx: Tx,
  { queue, row, claim: held }: { queue: Queue; row: QueueCase; claim: Claim | undefined },
): Promise<QueueRow> {
  const { customerId, account, firstId, firstName, firstAt } = row;
  return {
    id: row.id.toString(),
    queue,
    customer: { id: customerId.toString(), account, name: await verifiedName(tx, customerId) },
    hints: row.hints,
    amount: row.amount === null ? null : formatMoney(row.amount),
    currency: row.currency,
    status: row.status,
    at: Number(row.at),
    promisedBy: Number(row.promisedBy ?? row.at + BigInt(identityPromiseMinutes(Number(row.at)) * MINUTE_MS)),
    claim: held === undefined ? null : { staff: held.memberId.toString(), name: held.name, until: held.until },
    firstApproval: firstId === null ? null : { staff: firstId.toString(), name: firstName!, at: Number(firstAt) },
  };
}
