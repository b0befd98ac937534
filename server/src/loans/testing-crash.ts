/**
 * A process of the crash test: `node testing-crash.ts URL approve|interest|repay LOAN GIVEN NOW STATEMENT` does it, and kills itself before
 * that statement (0: before none), or, where it needs fewer, once it has committed and before it says so.
 */
import { repayLoan as repayCall } from '@bahi/contract/loans/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { openDatabase, type Database, type Tx } from '../platform/database.ts';
import { once } from '../platform/idempotency.ts';
import { RefusalError } from '../platform/refuse.ts';
import { approveLoan } from './decisions.ts';
import { progress } from './jobs.ts';
import { repayLoan } from './service.ts';

const [url, act, loan, given, at, statement] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const [now, killedAt] = [Number(at), Number(statement)];
const kill = () => process.kill(process.pid, 'SIGKILL');
let sent = 0;

const dying = (tx: Tx): Tx =>
  new Proxy(tx, {
    get(target, name, receiver) {
      if (name !== 'query') return Reflect.get(target, name, receiver) as unknown;
      return (...query: Parameters<Tx['query']>) => {
        if ((sent += 1) === killedAt) kill();
        return target.query(...query);
      };
    },
  });

const open = openDatabase({ url, poolSize: 2 });
const db: Database = { ...open, transaction: (work) => open.transaction((tx) => work(dying(tx))) };
const deps = {
  db,
  clock: { now: () => now },
  calendar: practiceCalendar,
  parametersAt: defaultsOf(practiceCalendar),
  verifiedName: async () => 'Asha Rao',
  isUnderReview: async () => false,
};

try {
  if (act === 'interest') await progress(deps);
  else await db.transaction(act === 'approve' ? approve : repay);
} catch (error) {
  // Another process was first: its decision stands.
  if (!(error instanceof RefusalError && error.refusal.code === 'staff.case_decided')) throw error;
}
if (killedAt > 0) kill();
await open.close();

async function approve(tx: Tx): Promise<void> {
  const staff = { id: 71n, name: 'Revathi' };
  await approveLoan(deps, tx, { id: BigInt(loan), staff, amount: given, note: null, now });
}

async function repay(tx: Tx): Promise<void> {
  const [customer, key, amount] = given.split(' ') as [string, string, string];
  const request = { scope: BigInt(customer), endpoint: repayCall.path, key, bodyHash: '0'.repeat(64) };
  await once(tx, request, () => repayLoan(deps, tx, { customerId: BigInt(customer), now, input: { loan, amount } }));
}
