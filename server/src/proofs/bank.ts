/**
 * The client bank account by the bank's own statement, against the journal (rules §2): the closing balance of a date that has
 * passed, entered by one person and confirmed by another, shown to everybody.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listBankStatements } from '@bahi/contract/staff/corrections.ts';
import { addDays, businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, type Currency, type Minor } from '@bahi/core/money.ts';
import { balanceThrough } from '../ledger/business-dates.ts';
import type { Tx } from '../platform/database.ts';

export interface BankStatement {
  readonly currency: Currency;
  /** "2026-11-20". */
  readonly date: string;
  readonly total: Minor;
}

interface Row extends BankStatement {
  readonly confirmedAt: bigint;
  readonly maker: string;
  readonly checker: string;
}

type StatementView = OutputOf<typeof listBankStatements>['rows'][number];

const COLUMNS = 'currency, date::text as date, total, confirmed_at as "confirmedAt", maker, checker';

/** The business date before the one that runs: nothing can be posted to it any more. */
export function latestStatementDate(calendar: Calendar, now: number): string {
  return addDays(businessDateOf(calendar, now), -1);
}

/** Of a date, as it was confirmed last. */
export async function statementOf(tx: Tx, { currency, date }: Omit<BankStatement, 'total'>): Promise<Minor | null> {
  const { rows } = await tx.query<{ total: Minor }>(
    'select total from proofs.bank_statement where currency = $1 and date = $2 order by number desc limit 1',
    [currency, date],
  );
  return rows[0]?.total ?? null;
}

export interface ConfirmedStatement extends BankStatement {
  readonly changeId: bigint;
  readonly maker: string;
  readonly checker: string;
  readonly now: number;
}

/** Whoever approves a change of a date holds the change's row; a second one of the date is numbered after it. */
export async function insertStatement(tx: Tx, of: ConfirmedStatement): Promise<void> {
  await tx.query(
    `insert into proofs.bank_statement (currency, date, number, total, confirmed_at, change_id, maker, checker)
     select $1, $2, 1 + coalesce(max(number), 0), $3, $4, $5, $6, $7 from proofs.bank_statement where currency = $1 and date = $2`,
    [of.currency, of.date, of.total, of.now, of.changeId, of.maker, of.checker],
  );
}

/** Newest first. */
export async function statementsPage(
  tx: Tx,
  { page, pageSize, latest }: { readonly page: number; readonly pageSize: number; readonly latest: string },
): Promise<OutputOf<typeof listBankStatements>> {
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from proofs.bank_statement order by date desc, currency, number desc limit $1 offset $2`,
    [pageSize, (page - 1) * pageSize],
  );
  const count = await tx.query<{ total: bigint }>('select count(*) as total from proofs.bank_statement');
  const shown = await Promise.all(rows.map((row) => view(tx, row)));
  return { rows: shown, total: Number(count.rows[0]!.total), page, pageSize, latest };
}

/** The newest date of each currency. */
export async function newestStatements(tx: Tx): Promise<ReadonlyMap<string, StatementView>> {
  const { rows } = await tx.query<Row>(
    `select distinct on (currency) ${COLUMNS} from proofs.bank_statement order by currency, date desc, number desc`,
  );
  const shown = await Promise.all(rows.map(async (row) => [row.currency, await view(tx, row)] as const));
  return new Map(shown);
}

async function view(tx: Tx, { currency, date, total, confirmedAt, maker, checker }: Row): Promise<StatementView> {
  // What the house owes its customers stands on the account with a minus: the money in the bank is the other side of it.
  const ledger = -(await balanceThrough(tx, { account: 'client_bank', asset: currency, date }));
  return {
    currency,
    date,
    total: formatMoney(total, currency),
    ledger: formatMoney(ledger, currency),
    difference: formatMoney(total - ledger, currency),
    maker,
    checker,
    confirmedAt: Number(confirmedAt),
  };
}
