/** SQL of block trades (block-trade.ts), of what the venue printed of them, and of what offers promise of a seller's shares. */
import { BLOCKS_KEPT, type BlockPrint } from '@bahi/contract/venue.ts';
import { plainArray, textArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { write } from './store.ts';

interface NewTrade {
  /** Of its position. */
  readonly id: bigint;
  readonly origin: 'block' | 'grab';
  readonly customerId: bigint;
  readonly reference: bigint;
  readonly symbol: string;
  readonly quantity: number;
  readonly price: bigint;
  readonly mark: bigint;
  readonly openedAt: number;
}

export async function insertBlockTrades(tx: Tx, trades: readonly NewTrade[]): Promise<void> {
  await write(tx, trades.length, {
    name: 'orders.insert_block_trades',
    text: `insert into orders.block_trade (position_id, customer_id, reference, price, mark, agreed_at, quantity, origin, symbol)
      select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::int[], $8::text[], $9::text[])`,
    values: [
      plainArray(trades.map(({ id }) => id)),
      plainArray(trades.map(({ customerId }) => customerId)),
      plainArray(trades.map(({ reference }) => reference)),
      plainArray(trades.map(({ price }) => price)),
      plainArray(trades.map(({ mark }) => mark)),
      plainArray(trades.map(({ openedAt }) => openedAt)),
      plainArray(trades.map(({ quantity }) => quantity)),
      plainArray(trades.map(({ origin }) => origin)),
      textArray(trades.map(({ symbol }) => symbol)),
    ],
  });
}

export interface Unprinted {
  readonly id: bigint;
  readonly symbol: string;
  readonly price: number;
  readonly quantity: number;
}

/** In the order in which they were agreed. */
export async function selectUnprinted(tx: Reader, limit: number): Promise<Unprinted[]> {
  const { rows } = await tx.query<Omit<Unprinted, 'price'> & { price: bigint }>({
    name: 'orders.unprinted_blocks',
    text: `select position_id as id, symbol, price, quantity from orders.block_trade where number is null order by position_id limit $1`,
    values: [limit],
  });
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}

/** One that is written already stays as it is. */
export async function updatePrinted(tx: Tx, prints: readonly BlockPrint[]): Promise<void> {
  await tx.query({
    name: 'orders.print_blocks',
    text: `update orders.block_trade t set number = p.number, printed_at = p.at
      from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as p (id, number, at) where t.position_id = p.id and t.number is null`,
    values: [
      plainArray(prints.map(({ tradeId }) => tradeId)),
      plainArray(prints.map(({ number }) => number)),
      plainArray(prints.map(({ at }) => at)),
    ],
  });
}

export interface SoldBlocks {
  readonly symbol: string;
  readonly sold: number;
  readonly prints: readonly BlockPrint[];
}

/** What the venue is told of at a start: of each symbol what was sold, and the newest prints. */
export async function selectSoldBlocks(tx: Reader): Promise<SoldBlocks[]> {
  const { rows } = await tx.query<{
    symbol: string;
    sold: bigint;
    prints: (Omit<BlockPrint, 'tradeId'> & { id: number })[];
  }>({
    name: 'orders.sold_blocks',
    text: `select s.symbol, s.sold, p.prints from
        (select symbol, sum(quantity) as sold from orders.block_trade where number is not null group by symbol) s
      cross join lateral (select json_agg(n order by n.number) as prints from
        (select position_id as id, symbol, price, quantity, number, printed_at as at from orders.block_trade t
         where t.symbol = s.symbol and number is not null order by number desc limit $1) n) p`,
    values: [BLOCKS_KEPT],
  });
  return rows.map(({ symbol, sold, prints }) => ({
    symbol,
    sold: Number(sold),
    prints: prints.map(({ id, ...print }) => ({ tradeId: String(id), ...print })),
  }));
}

export interface Promising {
  readonly kind: 'block' | 'grab';
  readonly offerId: bigint;
}

/** Nobody else promises shares of this symbol until the transaction ends. */
export async function lockPromises(tx: Tx, symbol: string): Promise<void> {
  await tx.query({
    name: 'orders.lock_block_promises',
    text: `select pg_advisory_xact_lock(hashtextextended('orders.block_promise ' || $1, 0))`,
    values: [symbol],
  });
}

export async function selectPromised(tx: Reader, symbol: string): Promise<number> {
  const { rows } = await tx.query<{ shares: bigint }>({
    name: 'orders.promised_blocks',
    text: `select coalesce(sum(shares), 0)::bigint as shares from orders.block_promise where symbol = $1`,
    values: [symbol],
  });
  return Number(rows[0]!.shares);
}

export async function insertPromise(
  tx: Tx,
  { kind, offerId, symbol, shares }: Promising & { readonly symbol: string; readonly shares: number },
): Promise<void> {
  await tx.query({
    name: 'orders.insert_block_promise',
    text: `insert into orders.block_promise (kind, offer_id, symbol, shares) values ($1, $2, $3, $4)`,
    values: [kind, offerId, symbol, shares],
  });
}

export async function updatePromise(
  tx: Tx,
  { kind, offerId, shares }: Promising & { readonly shares: number },
): Promise<void> {
  await write(tx, 1, {
    name: 'orders.end_block_promise',
    text: `update orders.block_promise set shares = $3 where kind = $1 and offer_id = $2`,
    values: [kind, offerId, shares],
  });
}
