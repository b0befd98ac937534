/** The queues of requests that people decide (rules §10), read through the domains that own the requests. */
import type { OutputOf, ParsedInputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { queueDeciders, queueReaders, type claimCase, type listQueue } from '@bahi/contract/staff/queues.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import * as actions from '../corporate-actions/service.ts';
import * as deposits from '../deposits/service.ts';
import * as placements from '../placements/service.ts';
import type { CaseQueue } from '../platform/case-queue.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import * as restrictions from '../restrictions/service.ts';
import * as verification from '../verification/service.ts';
import * as withdrawals from '../withdrawals/service.ts';
import { writeAudit } from './audit-log.ts';
import { claimsOf, takeClaim, type Claim, type Queue } from './claims.ts';
import { goneAmong } from './store.ts';

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
  readonly decidedAt: bigint | null;
}

interface Source extends CaseQueue<QueueCase> {
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
  appeals: { ...sourceOf(restrictions, appealOf), open: ['pending'] },
  dividends: { ...sourceOf(actions, dividendOf), markClaimed: actions.markClaimed, open: ['pending'] },
  placements: { ...sourceOf(placements, placementOf), markClaimed: placements.markClaimed, open: ['pending'] },
};

function sourceOf<Row>(
  { cases, caseOf, nextCase }: CaseQueue<Row>,
  shown: (row: Row) => QueueCase,
): CaseQueue<QueueCase> {
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

const NO_MONEY = { amount: null, currency: null, firstName: null, firstAt: null, needsTwo: false };

/** Whoever looks second sees that somebody did, not who. */
function verificationOf(row: verification.VerificationCase): QueueCase {
  const hints: QueueCase['hints'] = row.attempt > 1 ? [{ key: 'attempt', params: { attempt: row.attempt } }] : [];
  if (row.firstId !== null) hints.push({ key: 'second_look', params: {} });
  return { ...row, ...NO_MONEY, promisedBy: null, hints };
}

function appealOf(row: restrictions.AppealCase): QueueCase {
  return { ...row, ...NO_MONEY, firstId: null, hints: [{ key: row.kind, params: {} }] };
}

function dividendOf(row: actions.DividendCase): QueueCase {
  const hints = [{ key: 'dividend', params: { symbol: row.symbol } }];
  return { ...row, firstId: null, firstName: null, firstAt: null, needsTwo: false, hints };
}

function placementOf(row: placements.PlacementCase): QueueCase {
  const hints = [{ key: 'placement', params: { symbol: row.symbol, lots: row.lots } }];
  return { ...row, firstId: null, firstName: null, firstAt: null, needsTwo: false, hints };
}

export interface Names {
  /** Null unless the customer is verified. */
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
  readonly verifiedNames: (tx: Tx, customerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
  readonly identityPromiseMinutes: (now: number) => number;
}

export async function queuePage(
  names: Names,
  tx: Tx,
  { input, staff, now }: { input: ParsedInputOf<typeof listQueue>; staff: StaffPrincipal; now: number },
): Promise<OutputOf<typeof listQueue>> {
  const { queue, state, text, page, pageSize } = input;
  requireRole(staff, [...queueDeciders[queue], ...queueReaders]);
  const own = state === 'mine' ? [...(await claimsOf(tx, queue, { staffId: staff.staffId, now })).keys()] : null;
  const { rows, total } = await SOURCES[queue].cases(tx, {
    state: state === 'decided' ? 'decided' : 'waiting',
    ids: own,
    text: text?.trim() || null,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    now,
  });
  const claims = await claimsOf(tx, queue, { caseIds: rows.map(({ id }) => id), now });
  return { rows: await shownRows(names, tx, { queue, rows, claims }), total, page, pageSize };
}

/** Takes a case, or keeps it for five more minutes. */
export async function claim(
  names: Names,
  tx: Tx,
  { input, staff, now }: { input: ParsedInputOf<typeof claimCase>; staff: StaffPrincipal; now: number },
): Promise<QueueRow> {
  const { queue } = input;
  requireRole(staff, queueDeciders[queue]);
  // First: whoever decides it at the moment holds the claim, and then it is decided.
  const caseId = storedId(input.case);
  await takeClaim(tx, { queue, caseId, staffId: staff.staffId, now });
  const row = await openCase(tx, { queue, caseId, staff });
  await SOURCES[queue].markClaimed?.(tx, caseId, now);
  await writeAudit(tx, { staffId: staff.staffId, action: `${queue}.claim`, subject: `${queue}:${caseId}`, now });
  const claims = await claimsOf(tx, queue, { caseIds: [caseId], now });
  return (await shownRows(names, tx, { queue, rows: [row], claims }))[0]!;
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

function requireRole(staff: StaffPrincipal, roles: readonly StaffRole[]): void {
  if (!roles.some((role) => staff.roles.includes(role))) refuse('staff.role_missing', { role: roles.join(', ') });
}

type FirstApproved = Pick<QueueCase, 'status' | 'firstId' | 'firstName' | 'firstAt'>;

export async function firstApprovalOf(
  tx: Tx,
  queue: Queue,
  row: FirstApproved,
): Promise<{ by: string; at: number } | null> {
  const first = (await firstApprovals(tx, queue, [row]))[0]!;
  return first === null ? null : { by: first.name, at: first.at };
}

/** Of a case that waits, the first approval counts while whoever made it may still decide there (decision-route.ts). */
async function firstApprovals(
  tx: Tx,
  queue: Queue,
  rows: readonly FirstApproved[],
): Promise<QueueRow['firstApproval'][]> {
  const gone = await goneAmong(
    tx,
    rows.flatMap(({ status, firstId }) => (status === 'pending' && firstId !== null ? [firstId] : [])),
    queueDeciders[queue],
  );
  return rows.map(({ status, firstId, firstName, firstAt }) =>
    firstId === null || firstName === null || (status === 'pending' && gone.has(firstId))
      ? null
      : { staff: firstId.toString(), name: firstName, at: Number(firstAt) },
  );
}

interface Shown {
  readonly queue: Queue;
  readonly rows: readonly QueueCase[];
  readonly claims: ReadonlyMap<bigint, Claim>;
}

async function shownRows(names: Names, tx: Tx, { queue, rows, claims }: Shown): Promise<QueueRow[]> {
  const customers = [...new Set(rows.map((row) => row.customerId))];
  const known = await names.verifiedNames(tx, customers);
  const first = await firstApprovals(tx, queue, rows);
  return rows.map((row, index) => {
    const { customerId, account, decidedName, decidedAt } = row;
    const held = claims.get(row.id);
    const promised = row.promisedBy ?? row.at + BigInt(names.identityPromiseMinutes(Number(row.at)) * MINUTE_MS);
    return {
      id: row.id.toString(),
      queue,
      customer: { id: customerId.toString(), account, name: known.get(customerId) ?? null },
      hints: row.hints,
      amount: row.amount === null ? null : formatMoney(row.amount),
      currency: row.currency,
      status: row.status,
      at: Number(row.at),
      promisedBy: Number(promised),
      claim: held === undefined ? null : { staff: held.memberId.toString(), name: held.name, until: held.until },
      firstApproval: first[index]!,
      decision: decidedName === null || decidedAt === null ? null : { by: decidedName, at: Number(decidedAt) },
    };
  });
}
