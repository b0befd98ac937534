/** The kill switch in the hands of staff (rules §10): thrown by one person, at once; put back by two. The halt itself: halt/service.ts. */
import { proposeRestart as proposeRestartCall } from '@bahi/contract/staff/health.ts';
import type { Tx } from '../platform/database.ts';
import { beginHalt, currentHalt, endHalt } from '../halt/service.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { writeAudit } from './audit-log.ts';
import type { ChangeView } from './change-store.ts';
import { propose, rolesOf, type ChangeRule } from './changes.ts';

interface Asked {
  readonly reason: string;
  readonly staff: StaffPrincipal;
  readonly now: number;
}

export async function haltTrading(tx: Tx, { reason, staff, now }: Asked): Promise<{ at: number }> {
  const id = await beginHalt(tx, { staff, reason, now });
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'trading.halt',
    subject: `halt:${id}`,
    detail: { reason },
    now,
  });
  return { at: now };
}

export async function proposeRestart(tx: Tx, { reason, staff, now }: Asked): Promise<ChangeView> {
  const halt = (await currentHalt(tx)) ?? refuse('staff.not_halted', {});
  return propose(tx, {
    kind: 'restart',
    subject: halt.id.toString(),
    before: { haltedSince: Number(halt.at), by: halt.name, why: halt.reason },
    after: { haltedSince: null },
    reason,
    makerId: staff.staffId,
    now,
  });
}

export const restartRule: ChangeRule = {
  proposers: () => rolesOf(proposeRestartCall),
  checkers: () => ['risk', 'admin', 'funds_checker'],
  isAbout: () => false,
  apply: (tx, { id: changeId, subject }, { now }) => endHalt(tx, { id: BigInt(subject), changeId, now }),
};
