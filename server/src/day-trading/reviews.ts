/** Mandates as staff review them (desks §4, rules §10). */
import { approveDayMandate, getDayMandateCase, rejectDayMandate } from '@bahi/contract/day-trading/staff-calls.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { readBalance } from '../ledger/read.ts';
import { countOpen } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import type { Desk } from '../staff/service.ts';
import { caseOf } from './cases.ts';
import { approveMandate, rejectMandate, type DecisionDeps } from './decisions.ts';
import { mandateOf, mandatesPage } from './service.ts';

export interface MandateReviewsDeps extends DecisionDeps {
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
}

const EARLIER_MAX = 20;

export function registerMandateReviews(desk: Desk, deps: MandateReviewsDeps): void {
  const queue = 'mandates';
  desk.look(getDayMandateCase, {
    queue,
    caseOf,
    async read(tx, { customerId, account }, { id: caseId, now }) {
      const id = caseId.toString();
      const input = { page: 1, pageSize: EARLIER_MAX };
      const others = await mandatesPage(deps, tx, { customerId, now, input });
      const { cash, held, margin, receivable } = await readBalance(tx, customerId);
      return {
        mandate: await mandateOf(deps, tx, { customerId, now, id }),
        customer: { id: customerId.toString(), account, name: await deps.verifiedName(tx, customerId) },
        cash: formatMoney(cash),
        available: formatMoney(cash - held),
        margin: formatMoney(margin),
        owed: formatMoney(receivable),
        openPositions: (await countOpen(tx, customerId)).positions,
        earlier: others.rows
          .filter((one) => one.id !== id)
          .map(({ id: other, createdAt, amount, state, mostUsed, settlement }) => ({
            id: other,
            at: createdAt,
            amount,
            state,
            mostUsed,
            net: settlement?.net ?? null,
          })),
      };
    },
  });
  desk.decide(approveDayMandate, {
    queue,
    what: () => 'approve',
    detail: ({ amount, note = null }) => ({ amount, note }),
    decide: (tx, { id, staff, now }, { amount, note = null }) =>
      approveMandate(deps, tx, { id, staff, amount, note, now }),
    answer: ({ mandate }, next) => ({ mandate, next }),
  });
  desk.decide(rejectDayMandate, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, { id, staff, now }, { reason, note = null }) =>
      rejectMandate(deps, tx, { id, staff, reason, note, now }),
    answer: ({ mandate }, next) => ({ mandate, next }),
  });
}
