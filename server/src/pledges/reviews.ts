/** Requests for pledges as staff review them (desks §7, rules §10). */
import {
  approvePledge as approveCall,
  getPledgeCase,
  rejectPledge as rejectCall,
} from '@bahi/contract/pledges/staff-calls.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { pledgeLimit } from '@bahi/core/pledge.ts';
import { readBalance } from '../ledger/read.ts';
import { barredFromPaying } from '../loans/service.ts';
import type { Desk } from '../staff/service.ts';
import { caseOf } from './cases.ts';
import { approvePledge, rejectPledge } from './decisions.ts';
import { markOf, type PledgesDeps } from './checks.ts';
import { pledges } from './store.ts';
import { staffPledgeView } from './views.ts';

const SHOWN = { page: 1, pageSize: 20 };

export function registerPledgeReviews(desk: Desk, deps: PledgesDeps): void {
  const queue = 'pledges';
  desk.look(getPledgeCase, {
    queue,
    caseOf,
    async read(tx, { customerId, account }, { id: caseId, now }) {
      const book = await readBalance(tx, customerId);
      const row = (await pledges.select(tx, caseId))!;
      const { rows } = await pledges.page(tx, { customerId }, SHOWN);
      const shown = { ...deps, now, barred: await barredFromPaying(tx, customerId) };
      const [mark, percent] = [markOf(deps, row.symbol, now), deps.parametersAt(now).pledgePercent];
      return {
        pledge: staffPledgeView(row, shown),
        customer: { id: customerId.toString(), account, name: await deps.verifiedName(tx, customerId) },
        limit: mark === null ? null : formatMoney(pledgeLimit({ mark, shares: row.pledged, percent })),
        cash: formatMoney(book.cash),
        held: formatMoney(book.held),
        receivable: formatMoney(book.receivable),
        owed: formatMoney(book.loan + book.accrued),
        earlier: rows.filter((one) => one.id !== caseId).map((one) => staffPledgeView(one, shown)),
      };
    },
  });
  desk.decide(approveCall, {
    queue,
    what: () => 'approve',
    detail: ({ amount, note = null }) => ({ amount, note }),
    decide: (tx, { id, staff, now }, { amount, note = null }) =>
      approvePledge(deps, tx, { id, staff, amount, note, now }),
    answer: ({ pledge }, next) => ({ pledge, next }),
  });
  desk.decide(rejectCall, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, { id, staff, now }, { reason, note = null }) =>
      rejectPledge(deps, tx, { id, staff, reason, note, now }),
    answer: ({ pledge }, next) => ({ pledge, next }),
  });
}
