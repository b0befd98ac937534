/**
 * The ledger's work by the clock: the auditor each minute, its verdict on /metrics and /readyz, the closing of the business date
 * that has passed, and the whole audit after it.
 */
import { addBusinessDays, businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import type { Currency } from '@bahi/core/money.ts';
import { CLOSING_DELAY_MS } from '@bahi/core/statement-form.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Check } from '../platform/health.ts';
import type { Task } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { auditChanges, breaksByName, type AuditResult } from './audit.ts';
import { closeBusinessDate } from './business-dates.ts';
import { LEDGER_INVARIANTS, type Invariant } from './invariants.ts';
import { lockBooks, writeBooks } from './post.ts';
import { isWholeAuditDue, lastWholeAudit, runWholeAudit, type WholeAudit } from './whole-audits.ts';

export interface LedgerJobs {
  /** Pays debts that could be paid, then audits, in the background: what is on /metrics is a verdict from the start, not from the next minute on. */
  start(): void;
  /** Waits for what `start` began. */
  stop(): Promise<void>;
  readonly tasks: readonly Task[];
  /** Not ready while the last audit found something broken: nobody should trade on books that do not add up. */
  readonly check: Check;
  /** Null before the first audit of this process. */
  lastAudit(): LastAudit | null;
  /** Of any process; null before the first. */
  lastWholeAudit(): Promise<WholeAudit | null>;
  /** All that are checked, those of the whole audit alone among them. */
  readonly invariants: readonly Invariant[];
}

export interface LastAudit {
  readonly isClean: boolean;
  readonly at: number;
  /** Rows found by the name of the invariant that they break. */
  readonly broken: ReadonlyMap<string, number>;
}

export interface LedgerJobsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Of the domains that stand on the ledger. */
  readonly invariants: readonly Invariant[];
}

/** Of each minute: catching up after a long time without an auditor must not take the machine from the customers. */
const AUDIT_SECONDS_MAX = 10;
/** Five million postings take about a minute. */
const WHOLE_AUDIT_SECONDS_MAX = 1_800;

export function createLedgerJobs({ db, clock, calendar, log, metrics, invariants }: LedgerJobsOptions): LedgerJobs {
  let last: AuditResult | null = null;
  let lastAt = 0;
  let first = Promise.resolve();

  async function audit(): Promise<void> {
    const result = await auditChanges(db, invariants, { secondsMax: AUDIT_SECONDS_MAX });
    if (result.isSkipped) return;
    last = result;
    lastAt = clock.now();
    metrics.setAudit(last.breaks.length === 0, last.seconds);
    for (const found of last.breaks) log.error(found, 'an invariant of the books is broken');
  }

  /** Books that were written before a debt was paid from whatever became free: nothing else would write them soon. */
  async function payDebts(): Promise<void> {
    const { rows } = await db.query<{ customerId: bigint; currency: Currency }>(
      `select customer_id as "customerId", currency from ledger.balance where receivable > 0 and cash > held`,
    );
    const moment = { at: clock.now(), businessDate: businessDateOf(calendar, clock.now()) };
    for (const { customerId, currency } of rows) {
      const paid = db.transaction(async (tx) => {
        await writeBooks(tx, await lockBooks(tx, { customerIds: [customerId], currency }), moment);
        tx.after('funds.changed', { customerId });
      });
      await paid.catch((error: unknown) =>
        log.error({ err: error, customerId }, 'a debt could not be paid at the start'),
      );
    }
  }

  async function auditAll(): Promise<void> {
    const at = clock.now();
    if (!isWholeAuditDue(calendar, await lastWholeAudit(db), at)) return;
    const { breaks, seconds } = await runWholeAudit(db, invariants, { at, secondsMax: WHOLE_AUDIT_SECONDS_MAX });
    for (const found of breaks) log.error(found, 'an invariant of the books is broken');
    log.info({ breaks: breaks.length, seconds }, 'whole audit done');
  }

  /** Some time after it has passed, so that a batch that was under way can still end in it. */
  async function closePassedDate(): Promise<void> {
    const current = businessDateOf(calendar, clock.now() - CLOSING_DELAY_MS);
    const businessDate = addBusinessDays(calendar, current, -1);
    const isClosed = await db.transaction((tx) =>
      closeBusinessDate(tx, { businessDate, next: current, at: clock.now() }),
    );
    if (isClosed) log.info({ businessDate }, 'business date closed');
  }

  return {
    start() {
      const paid = payDebts().catch((error: unknown) => log.error({ err: error }, 'debts could not be paid'));
      first = paid.then(audit).catch((error: unknown) => log.error({ err: error }, 'the first audit failed'));
    },
    stop: () => first,
    tasks: [
      { name: 'ledger_audit', cron: '* * * * *', run: audit },
      { name: 'ledger_close_date', cron: '*/10 * * * *', run: closePassedDate },
      { name: 'ledger_audit_whole', cron: '*/10 * * * *', run: auditAll },
    ],
    check: { name: 'books', problem: async () => verdictOf(last) },
    lastAudit: () =>
      last === null ? null : { isClean: last.breaks.length === 0, at: lastAt, broken: breaksByName(last) },
    lastWholeAudit: () => lastWholeAudit(db),
    invariants: [...LEDGER_INVARIANTS, ...invariants],
  };
}

function verdictOf(last: AuditResult | null): string | null {
  if (last === null || last.breaks.length === 0) return null;
  return `broken: ${[...new Set(last.breaks.map((found) => found.invariant))].join(', ')}`;
}
