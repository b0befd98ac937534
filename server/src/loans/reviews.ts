/** Requests for loans as staff review them (desks §2, rules §10). */
import { approveLoan as approveCall, getLoanCase, rejectLoan as rejectCall } from '@bahi/contract/loans/staff-calls.ts';
import { loanLimit } from '@bahi/core/loan.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { creditEventsPage, creditScore } from '../credit-score/service.ts';
import { readBalance } from '../ledger/read.ts';
import type { Desk } from '../staff/service.ts';
import { caseOf } from './cases.ts';
import { approveLoan, rejectLoan, type DecisionDeps } from './decisions.ts';
import { loans, selectCurrent } from './store.ts';
import { staffLoanView } from './views.ts';
import { barredFromPaying } from './waits.ts';

const SHOWN = { page: 1, pageSize: 20 };

export function registerLoanReviews(desk: Desk, deps: DecisionDeps): void {
  const queue = 'loans';
  desk.look(getLoanCase, {
    queue,
    caseOf,
    async read(tx, { customerId, account }, { id: caseId, now }) {
      const book = await readBalance(tx, customerId);
      const score = await creditScore(tx, customerId);
      const current = await selectCurrent(tx, customerId);
      const { principal, interest } = current ?? { principal: 0n, interest: 0n };
      const owed = book.receivable + principal + interest;
      const { rows } = await loans.page(tx, { customerId }, SHOWN);
      const shown = { calendar: deps.calendar, now, barred: await barredFromPaying(tx, customerId) };
      return {
        loan: staffLoanView((await loans.select(tx, caseId))!, shown),
        customer: { id: customerId.toString(), account, name: await deps.verifiedName(tx, customerId) },
        score,
        left: formatMoney(loanLimit(deps.parametersAt(now), { score, owed }).left),
        cash: formatMoney(book.cash),
        held: formatMoney(book.held),
        margin: formatMoney(book.margin),
        receivable: formatMoney(book.receivable),
        events: (await creditEventsPage(tx, customerId, SHOWN)).rows,
        earlier: rows.filter((one) => one.id !== caseId).map((one) => staffLoanView(one, shown)),
      };
    },
  });
  desk.decide(approveCall, {
    queue,
    what: () => 'approve',
    detail: ({ amount, note = null }) => ({ amount, note }),
    decide: (tx, { id, staff, now }, { amount, note = null }) =>
      approveLoan(deps, tx, { id, staff, amount, note, now }),
    answer: ({ loan }, next) => ({ loan, next }),
  });
  desk.decide(rejectCall, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, { id, staff, now }, { reason, note = null }) => rejectLoan(deps, tx, { id, staff, reason, note, now }),
    answer: ({ loan }, next) => ({ loan, next }),
  });
}
