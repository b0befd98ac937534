/** Checkpoints by the clock, statements, and the public state of the books (rules §2). */
import { addDays, businessDateOf, isDate, type Calendar } from '@bahi/core/calendar.ts';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type * as contract from '@bahi/contract/proofs/calls.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import type { Metrics } from '../platform/metrics.ts';
import { refuse } from '../platform/refuse.ts';
import { newestStatements } from './bank.ts';
import { listCheckpoints, makeCheckpoint, newestCheckpoint, type Heads } from './checkpoints.ts';
import { makeStatement } from './statement.ts';
import { readTotals } from './status.ts';

export { drawsProof } from './draw-log.ts';
export { poolsProof } from './pools.ts';
export { makeStatement } from './statement.ts';
export { recordAnchor } from './staff-record.ts';
export { insertStatement, latestStatementDate, statementOf, statementsPage } from './bank.ts';

export interface ProofsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly metrics: Pick<Metrics, 'setCheckpoint'>;
  readonly lastAudit: () => { readonly isClean: boolean; readonly at: number } | null;
  readonly lastWholeAudit: () => Promise<{ readonly isClean: boolean; readonly at: number } | null>;
  readonly isTrading: () => boolean;
  /** Of the log of draws, of the valuations of pools and of the record of staff; left out: there are none. */
  readonly heads?: Heads;
  /** Since when the house takes no orders; null: it does. */
  readonly haltedSince: () => number | null;
}

type Status = OutputOf<typeof contract.getStatus>;

export interface Proofs {
  statement(
    customerId: bigint,
    input: ParsedInputOf<typeof contract.getStatement>,
  ): Promise<OutputOf<typeof contract.getStatement>>;
  checkpoints(
    input: ParsedInputOf<typeof contract.listCheckpoints>,
  ): Promise<OutputOf<typeof contract.listCheckpoints>>;
  status(): Promise<Status>;
  readonly tasks: readonly Task[];
}

/** What everybody may ask for is added up once for all who ask. */
const STATUS_KEPT_MS = 10_000;
/** A statement without a first date. */
const SPAN_DAYS = 30;

export function createProofs({
  db,
  clock,
  calendar,
  metrics,
  lastAudit,
  lastWholeAudit,
  isTrading,
  haltedSince,
  heads,
}: ProofsOptions): Proofs {
  let kept: { readonly status: Promise<Status>; readonly at: number } | null = null;

  /** Looked at each minute: an hour that began while nothing ran has its checkpoint soon after the start. */
  async function checkpointOfTheHour(): Promise<void> {
    const now = clock.now();
    const newest = await newestCheckpoint(db);
    if (newest !== null && Math.floor(newest.at / HOUR_MS) >= Math.floor(now / HOUR_MS)) return;
    const startedAt = performance.now();
    const made = await makeCheckpoint(db, now, heads);
    if (made !== null) metrics.setCheckpoint({ ...made, seconds: (performance.now() - startedAt) / 1000 });
  }

  function readStatus(): Promise<Status> {
    return db.read(async (tx) => {
      const statements = await newestStatements(tx);
      const totals = (await readTotals(tx)).map((total) => ({
        ...total,
        others: [...total.others],
        bank: bankOf(statements.get(total.currency)),
      }));
      const checkpoint = await newestCheckpoint(tx);
      const audit = lastAudit();
      const whole = await lastWholeAudit();
      return {
        at: clock.now(),
        totals,
        checkpoint,
        audit: {
          isClean: audit?.isClean ?? null,
          at: audit?.at ?? null,
          whole: whole === null ? null : { isClean: whole.isClean, at: whole.at },
        },
        services: [{ name: 'trading', state: haltedSince() !== null ? 'halted' : isTrading() ? 'ok' : 'closed' }],
        haltedSince: haltedSince(),
      };
    });
  }

  return {
    async statement(customerId, { currency, from: first, to: last }) {
      const today = businessDateOf(calendar, clock.now());
      const to = last ?? today;
      if (!isDate(to) || to > today) refuse('funds.range_invalid', {});
      const from = first ?? addDays(to, -SPAN_DAYS);
      if (!isDate(from) || from > to) refuse('funds.range_invalid', {});
      if (!isCurrency(currency)) refuse('request.invalid', { field: 'currency' });
      const made = await db.read((tx) => makeStatement(tx, { customerId, currency, from, to }));
      return made as OutputOf<typeof contract.getStatement>;
    },
    async checkpoints({ page, pageSize }) {
      const found = await db.read((tx) => listCheckpoints(tx, { limit: pageSize, offset: (page - 1) * pageSize }));
      return { rows: found.checkpoints, total: found.total, page, pageSize };
    },
    status() {
      const now = clock.now();
      if (kept === null || now - kept.at >= STATUS_KEPT_MS) {
        const status = readStatus();
        kept = { status, at: now };
        status.catch(() => (kept = null));
      }
      return kept.status;
    },
    tasks: [{ name: 'proofs_checkpoint', cron: '* * * * *', run: checkpointOfTheHour }],
  };
}

/** Without the names of the two. */
function bankOf(
  statement: NonNullable<Status['totals'][number]['bank']> | undefined,
): Status['totals'][number]['bank'] {
  if (statement === undefined) return null;
  const { date, total, ledger, difference } = statement;
  return { date, total, ledger, difference };
}

function isCurrency(text: string): text is Currency {
  return Object.hasOwn(CURRENCY_DIGITS, text);
}
