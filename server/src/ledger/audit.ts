/**
 * The auditor: asks the database for the evidence of every broken invariant (invariants.ts and those that other domains
 * hand in), in one statement and so of one moment. Whole: from the first posting. Incremental: from what it has verified
 * before, in tables of its own; it goes on from there only when nothing at all was broken.
 */
import { isRetryable, type Database, type Tx } from '../platform/database.ts';
import { auditScope, LEDGER_INVARIANTS, type Invariant } from './invariants.ts';

export interface AuditBreak {
  readonly invariant: string;
  readonly meaning: string;
  /** The row that breaks it, as JSON text. */
  readonly evidence: string;
}

export interface AuditResult {
  readonly breaks: readonly AuditBreak[];
  /** Books and entries looked at, and changed books left for the next time. */
  readonly books: number;
  readonly entries: number;
  readonly booksLeft: number;
  /** Another auditor was at work, so that this one looked at nothing. */
  readonly isSkipped: boolean;
  readonly seconds: number;
}

/** Of one invariant. The first few tell what is wrong; the count is not needed to know that it is. */
const EVIDENCE_MAX = 20;
/** Customers' lines verified by one statement: some seconds of work at most. */
const LINES_MAX = 200_000;

/** Everything, from the first posting. */
export async function auditWhole(
  tx: Tx,
  extra: readonly Invariant[] = [],
  { secondsMax = 0 }: { readonly secondsMax?: number | undefined } = {},
): Promise<AuditResult> {
  await tx.query(`set local statement_timeout = '${secondsMax}s'; set local work_mem = '128MB'`);
  // Beside customers it is content with one core.
  if (secondsMax > 0) await tx.query('set local max_parallel_workers_per_gather = 0');
  return ask(tx, { text: auditQuery([...LEDGER_INVARIANTS, ...extra], false) }, extra);
}

/** Books that changed since they were verified, as many as one statement may take. */
export async function auditIncremental(
  tx: Tx,
  extra: readonly Invariant[] = [],
  linesMax = LINES_MAX,
): Promise<AuditResult> {
  const invariants = [...LEDGER_INVARIANTS, ...extra].filter((invariant) => invariant.isWholeOnly !== true);
  // Planned each time: a plan of when the tables were small would walk through them a row of another at a time.
  const result = await ask(tx, { text: auditQuery(invariants, true), values: [linesMax] }, extra);
  if (result.breaks.length === 0 && result.books > 0) await markVerified(tx, linesMax);
  return result;
}

/**
 * Incremental audits until every book is verified, one is broken, or the time is used up: the rest is for the next time.
 * Another auditor at work counts as nothing to do.
 */
export async function auditChanges(
  db: Database,
  extra: readonly Invariant[] = [],
  { secondsMax = Infinity }: { readonly secondsMax?: number } = {},
): Promise<AuditResult> {
  const startedAt = performance.now();
  let books = 0;
  let entries = 0;
  for (;;) {
    const result = await db.transaction((tx) => auditAlone(tx, extra), { leavesMuch: true }).catch(skipWhenRaced);
    const seconds = (performance.now() - startedAt) / 1000;
    books += result.books;
    entries += result.entries;
    if (result.breaks.length > 0 || result.booksLeft === 0 || seconds > secondsMax)
      return { ...result, books, entries, seconds };
  }
}

/**
 * Both statements of an incremental audit see one moment, and only one auditor goes on from what is verified. The planner
 * cannot know how few entries are new, and would read the whole journal for them.
 */
async function auditAlone(tx: Tx, extra: readonly Invariant[]): Promise<AuditResult> {
  await tx.query('set transaction isolation level repeatable read; set local enable_seqscan = off');
  const { rows } = await tx.query<{ alone: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('ledger.audit')) as alone`,
  );
  return rows[0]!.alone ? auditIncremental(tx, extra) : NOTHING;
}

const NOTHING: AuditResult = { breaks: [], books: 0, entries: 0, booksLeft: 0, isSkipped: true, seconds: 0 };

function skipWhenRaced(error: unknown): AuditResult {
  if (isRetryable(error)) return NOTHING;
  throw error;
}

/** How many rows break each, of those that are broken. */
export function breaksByName({ breaks }: AuditResult): ReadonlyMap<string, number> {
  const names = Map.groupBy(breaks, ({ invariant }) => invariant);
  return new Map([...names].map(([name, found]) => [name, found.length]));
}

interface Query {
  readonly text: string;
  readonly values?: readonly unknown[];
}

async function ask(tx: Tx, query: Query, extra: readonly Invariant[]): Promise<AuditResult> {
  const startedAt = performance.now();
  const { rows } = await tx.query<{ name: string; evidence: string }>(query);
  const meanings = new Map([...LEDGER_INVARIANTS, ...extra].map(({ name, meaning }) => [name, meaning]));
  const size = JSON.parse(rows.find((row) => row.name === SIZE)!.evidence) as Pick<
    AuditResult,
    'books' | 'entries' | 'booksLeft'
  >;
  return {
    breaks: rows
      .filter((row) => row.name !== SIZE)
      .map(({ name, evidence }) => ({ invariant: name, meaning: meanings.get(name)!, evidence })),
    ...size,
    isSkipped: false,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** The row that says how much was looked at. */
const SIZE = '';

export function auditQuery(invariants: readonly Invariant[], isIncremental: boolean): string {
  const parts = invariants.map(
    ({ name, sql }) =>
      `(select '${name}' as name, to_jsonb(evidence)::text as evidence from (${sql}) evidence limit ${EVIDENCE_MAX})`,
  );
  const size = `select '${SIZE}' as name, json_build_object(
    'books', (select count(*) from book), 'entries', (select count(*) from fresh),
    'booksLeft', (select count(*) from changed) - (select count(*) from book))::text as evidence`;
  return `${auditScope(isIncremental)}\n${[size, ...parts].join('\nunion all\n')}`;
}

/** The auditor's own sums go on from its own sums: nothing is copied from the balances it judges but their version. */
async function markVerified(tx: Tx, linesMax: number): Promise<void> {
  await tx.query({
    name: 'ledger.mark_verified',
    text: `${auditScope(true)}, shares as (
        insert into ledger.audited_share as s (customer_id, security, quantity)
        select customer_id, security, sum(amount) from line where account in ('shares', 'shares_lent') group by 1, 2
        on conflict (customer_id, security) do update set quantity = s.quantity + excluded.quantity
      )
      insert into ledger.audited (customer_id, currency, row_version, chain_seq, chain_head, cash, margin, receivable,
        loan, accrued, realised, charges, escrow)
      select b.customer_id, b.currency, b.row_version, coalesce(t.last_seq, b.from_seq), coalesce(l.hash, b.from_head),
        b.from_cash + coalesce(t.cash, 0), b.from_margin + coalesce(t.margin, 0),
        b.from_receivable + coalesce(t.receivable, 0), b.from_loan + coalesce(t.loan, 0),
        b.from_accrued + coalesce(t.accrued, 0), b.from_realised + coalesce(t.realised, 0),
        b.from_charges + coalesce(t.charges, 0), b.from_escrow + coalesce(t.escrow, 0)
      from book b
      left join total t on t.customer_id = b.customer_id and t.currency = b.currency
      left join line l on l.customer_id = b.customer_id and l.currency = b.currency and l.seq = t.last_seq
      on conflict (customer_id, currency) do update set
        row_version = excluded.row_version, chain_seq = excluded.chain_seq, chain_head = excluded.chain_head,
        cash = excluded.cash, margin = excluded.margin, receivable = excluded.receivable, loan = excluded.loan, accrued = excluded.accrued,
        realised = excluded.realised, charges = excluded.charges, escrow = excluded.escrow`,
    values: [linesMax],
  });
}
