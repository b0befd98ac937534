/** Loans over real books: what the tests of loans start from. */
import { randomUUID } from 'node:crypto';
import type { Call, CallResult } from '@bahi/contract/client.ts';
import { login } from '@bahi/contract/identity/calls.ts';
import * as contract from '@bahi/contract/loans/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { PARAMETERS, type Parameters } from '@bahi/core/parameters.ts';
import { CREDIT_INVARIANTS } from '../credit-score/audit.ts';
import { writeEvents } from '../credit-score/service.ts';
import { expectOk, PASSWORD, startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { readBalance, type BalanceRow } from '../ledger/read.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import type { Tx } from '../platform/database.ts';
import { createGuarded } from '../platform/guarded.ts';
import { refuse } from '../platform/refuse.ts';
import type { Staff } from '../platform/requests/table.ts';
import { LOAN_INVARIANTS } from './audit.ts';
import { approveLoan, rejectLoan, type DecisionDeps } from './decisions.ts';
import { progress, type LoanJobsDeps } from './jobs.ts';
import { registerLoansRoutes } from './routes.ts';
import type { LoanDetail, LoanView, Reason, StaffLoanView } from './rows.ts';

export const REVIEWER: Staff = { id: 71n, name: 'Revathi' };
export const FUND = { fundPassword: '482913' };

export interface Borrower {
  readonly id: bigint;
  readonly account: string;
  readonly call: Call;
}

type Numbered = Pick<LoanView, 'id' | 'amount'>;

export interface Lending {
  readonly h: Harness;
  readonly deps: DecisionDeps & LoanJobsDeps;
  readonly verified: Set<bigint>;
  readonly underReview: Set<bigint>;
  /** In force from now on. */
  parameters: Parameters;
  /** Verified, with the practice grant of 1,000,000 and a score of 600: a limit of 100,000. */
  customer(): Promise<Borrower>;
  /** Anew, once the session is too old. */
  signIn(by: Borrower): Promise<Borrower>;
  ask(by: Borrower, amount: string, changes?: object): Promise<CallResult<LoanView>>;
  asked(by: Borrower, amount: string, termDays?: number): Promise<LoanView>;
  approve(loan: Numbered, changes?: object): Promise<StaffLoanView>;
  reject(loan: Numbered, reason?: Reason): Promise<StaffLoanView>;
  /** Asked for and paid out now. */
  lent(by: Borrower, amount: string, termDays?: number): Promise<StaffLoanView>;
  cancel(by: Borrower, loan: string): Promise<CallResult<LoanView>>;
  repay(by: Borrower, loan: string, amount: string): Promise<CallResult<LoanView>>;
  /** What the clock makes of it. */
  progress(): Promise<void>;
  score(): Promise<void>;
  read(by: Borrower, loan: string): Promise<LoanDetail>;
  book(customerId: bigint): Promise<BalanceRow>;
  /** To a moment of India, as "2026-11-26T00:00". */
  goTo(moment: string): Promise<void>;
  audit(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export const key = () => ({ idempotencyKey: randomUUID() });

export async function startLending(): Promise<Lending> {
  const verified = new Set<bigint>();
  const underReview = new Set<bigint>();
  const calendar = practiceCalendar;
  const inForce = { parameters: PARAMETERS.at(-1)! };
  const parametersAt = (): Parameters => inForce.parameters;
  const identity = {
    verifiedName: async (_tx: unknown, id: bigint) => (verified.has(id) ? 'Asha Rao' : null),
    isUnderReview: async (_tx: unknown, id: bigint) => underReview.has(id),
  };
  let count = 0;
  const h = await startHarness({
    addRoutes(server, { db }) {
      const guarded = createGuarded(db, {
        async check({ fundPassword }) {
          if (fundPassword !== FUND.fundPassword) refuse('security.fund_password_wrong', { left: 4 });
        },
        use: async () => {},
      });
      registerLoansRoutes(server, { db, guarded, calendar, parametersAt, ...identity });
      registerMessagesRoutes(server, { db });
    },
  });
  const deps = { db: h.t.db, clock: h.clock, calendar, parametersAt, ...identity };
  const act = <T>(work: (tx: Tx) => Promise<T>) => h.t.db.transaction(work);
  const lending: Lending = {
    h,
    deps,
    verified,
    underReview,
    get parameters() {
      return inForce.parameters;
    },
    set parameters(parameters) {
      inForce.parameters = parameters;
    },
    async customer() {
      count += 1;
      const account = `borrower${count}`;
      const { token, customerId } = await h.register(account);
      const id = BigInt(customerId);
      verified.add(id);
      return { id, account, call: h.as(token) };
    },
    async signIn(by) {
      const { token } = expectOk(await h.as()(login, { account: by.account, password: PASSWORD }));
      return { ...by, call: h.as(token) };
    },
    ask: ({ call }, amount, changes = {}) =>
      call(contract.requestLoan, { amount, termDays: 30, ...FUND, ...changes }, key()),
    asked: async (by, amount, termDays = 30) => expectOk(await lending.ask(by, amount, { termDays })),
    async approve({ id, amount }, changes = {}) {
      const decision = { id: BigInt(id), staff: REVIEWER, amount, note: null, now: h.clock.now(), ...changes };
      return (await act((tx) => approveLoan(deps, tx, decision))).loan;
    },
    async reject({ id }, reason = 'unaffordable') {
      const decision = { id: BigInt(id), staff: REVIEWER, reason, note: null, now: h.clock.now() };
      return (await act((tx) => rejectLoan(deps, tx, decision))).loan;
    },
    lent: async (by, amount, termDays) => lending.approve(await lending.asked(by, amount, termDays)),
    cancel: ({ call }, loan) => call(contract.cancelLoan, { loan }, key()),
    repay: ({ call }, loan, amount) => call(contract.repayLoan, { loan, amount }, key()),
    progress: () => progress(deps),
    score: () => writeEvents(deps),
    read: async ({ call }, loan) => expectOk(await call(contract.getLoan, { loan })),
    book: (customerId) => readBalance(h.t.db, customerId),
    goTo: (moment) => h.clock.advance(Date.parse(`${moment}:00+05:30`) - h.clock.now()),
    async audit() {
      const { breaks } = await act((tx) => auditWhole(tx, [...LOAN_INVARIANTS, ...CREDIT_INVARIANTS]));
      return breaks.map(({ invariant }) => invariant);
    },
    stop: () => h.stop(),
  };
  return lending;
}
