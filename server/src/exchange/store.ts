/** The exchanges that were made. */
import type { Currency } from '@bahi/core/money.ts';
import type { Tx } from '../platform/database.ts';
import type { Quote } from './quote.ts';

export interface ExchangeRow {
  readonly id: bigint;
  readonly from: Currency;
  readonly to: Currency;
  readonly paid: bigint;
  readonly got: bigint;
  readonly rate: bigint;
  readonly middle: bigint;
  readonly spreadBps: number;
  readonly source: string;
  readonly ratesAt: bigint;
  readonly at: bigint;
  readonly outEntry: bigint;
  readonly inEntry: bigint;
}

const COLUMNS = `id, from_currency as "from", to_currency as "to", paid, got, rate, middle, spread_bps as "spreadBps", source,
  rates_at as "ratesAt", at, out_entry as "outEntry", in_entry as "inEntry"`;

export async function nextExchangeId(tx: Tx): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(`select nextval('exchange.exchange_id') as id`);
  return rows[0]!.id;
}

export async function isQuoteUsed(tx: Tx, customerId: bigint, quoteId: bigint): Promise<boolean> {
  const { rows } = await tx.query('select 1 from exchange.exchange where quote_id = $1 and customer_id = $2', [
    quoteId,
    customerId,
  ]);
  return rows.length > 0;
}

export async function insertExchange(
  tx: Tx,
  quote: Quote,
  made: { readonly id: bigint; readonly at: number; readonly outEntry: bigint; readonly inEntry: bigint },
): Promise<ExchangeRow> {
  const { rows } = await tx.query<ExchangeRow>(
    `insert into exchange.exchange (id, customer_id, quote_id, from_currency, to_currency, paid, got, residual, rate, middle,
       spread_bps, source, rates_at, at, out_entry, in_entry)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning ${COLUMNS}`,
    [
      made.id,
      quote.customerId,
      quote.id,
      quote.from,
      quote.to,
      quote.pays,
      quote.gets,
      quote.residual,
      quote.rate,
      quote.middle,
      quote.spreadBps,
      quote.source,
      quote.ratesAt,
      made.at,
      made.outEntry,
      made.inEntry,
    ],
  );
  return rows[0]!;
}

export async function selectExchanges(
  tx: Tx,
  {
    customerId,
    currency,
    limit,
    offset,
  }: { customerId: bigint; currency: Currency | null; limit: number; offset: number },
): Promise<{ rows: ExchangeRow[]; total: number }> {
  const where = 'customer_id = $1 and ($2::text is null or $2 in (from_currency, to_currency))';
  const { rows } = await tx.query<ExchangeRow>(
    `select ${COLUMNS} from exchange.exchange where ${where} order by id desc limit $3 offset $4`,
    [customerId, currency, limit, offset],
  );
  const count = await tx.query<{ total: bigint }>(`select count(*) as total from exchange.exchange where ${where}`, [
    customerId,
    currency,
  ]);
  return { rows, total: Number(count.rows[0]!.total) };
}
