/**
 * Making and reading checkpoints. All books are read in one snapshot and in runs, so that memory stays small however many there are and
 * other work gets its turn between two runs.
 */
import { createHash, randomBytes, type Hash } from 'node:crypto';
import { drawsLeaf } from '@bahi/core/draw-log.ts';
import { rootOf } from '@bahi/core/merkle.ts';
import { poolHeadsText, poolsLeaf, type PoolHead } from '@bahi/core/pool-proof.ts';
import { asciiBytes } from '@bahi/core/sha256.ts';
import { checkpointText, NO_HASH, type Checkpoint } from '@bahi/core/statement-form.ts';
import { forEachBook, type BookKey, type ChainedBook } from '../ledger/chains.ts';
import { bytesArray, plainArray } from '../platform/arrays.ts';
import type { Database, Reader, Tx } from '../platform/database.ts';
import { addedLeaf, addedText, hashOfLeaf, recordLeaf, RUN_LEAVES, sha256, type RecordHead } from './leaves.ts';

/** Runs read by one statement. */
const RUNS_AT_ONCE = 4;
const UNIQUE_VIOLATION = '23505';

/** What the log of draws comes to in a snapshot; null: nothing was published. */
export type DrawsHead = (tx: Tx) => Promise<{ readonly count: number; readonly head: string } | null>;

/** What a checkpoint covers beside the books. */
export interface Heads {
  readonly draws: DrawsHead;
  /** The newest valuation of each pool, in the order of their numbers. */
  readonly pools: (tx: Tx) => Promise<readonly PoolHead[]>;
  readonly record: (tx: Tx) => Promise<RecordHead | null>;
}

/** Null while there is no book. When another server is making the same one, that one is the answer. */
export async function makeCheckpoint(
  db: Database,
  at: number,
  { draws = async () => null, pools = async () => [], record = async () => null }: Partial<Heads> = {},
): Promise<Checkpoint | null> {
  const key = await saltKey(db);
  try {
    return await db.transaction((tx) => make(tx, { key, at, draws, pools, record }));
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    return newestCheckpoint(db);
  }
}

export async function newestCheckpoint(reader: Reader): Promise<Checkpoint | null> {
  const { rows } = await reader.query<CheckpointRow>(
    `select ${COLUMNS} from proofs.checkpoint order by number desc limit 1`,
  );
  return rows[0] === undefined ? null : checkpointOf(rows[0]);
}

export async function listCheckpoints(
  tx: Tx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ checkpoints: Checkpoint[]; total: number }> {
  const { rows } = await tx.query<CheckpointRow>(
    `select ${COLUMNS} from proofs.checkpoint order by number desc limit $1 offset $2`,
    [limit, offset],
  );
  const count = await tx.query<{ total: bigint }>('select count(*) as total from proofs.checkpoint');
  return { checkpoints: rows.map(checkpointOf), total: Number(count.rows[0]!.total) };
}

/** Made by whoever needs it first, and never changed. */
export async function saltKey(reader: Reader): Promise<Buffer> {
  const found = await reader.query<{ key: Buffer }>('select key from proofs.salt_key');
  if (found.rows[0] !== undefined) return found.rows[0].key;
  await reader.query('insert into proofs.salt_key (key) values ($1) on conflict do nothing', [randomBytes(32)]);
  return saltKey(reader);
}

export interface CheckpointRow {
  readonly number: number;
  readonly at: bigint;
  readonly leaves: number;
  readonly root: string;
  readonly previous: string;
  readonly hash: string;
}

export const COLUMNS = `number, at, leaves, encode(root, 'hex') as root, encode(previous, 'hex') as previous, encode(hash, 'hex') as hash`;

export function checkpointOf({ at, ...row }: CheckpointRow): Checkpoint {
  return { ...row, at: Number(at) };
}

/** A tree by its runs: the node over each and the first book of each. */
interface Runs {
  readonly leaves: number;
  readonly nodes: readonly Uint8Array[];
  readonly customers: readonly bigint[];
  readonly currencies: readonly string[];
  /** Of the leaves that were kept with it. */
  readonly added: Buffer;
}

async function make(
  tx: Tx,
  { key, at, ...heads }: Heads & { readonly key: Buffer; readonly at: number },
): Promise<Checkpoint | null> {
  await tx.query('set transaction isolation level repeatable read');
  const last = await newestCheckpoint(tx);
  const number = (last?.number ?? 0) + 1;
  const runs = await keepBooks(tx, key, number);
  if (runs.leaves === 0) return null;
  const record = await heads.record(tx);
  const pools = await heads.pools(tx);
  const draws = await heads.draws(tx);
  const nodes = [
    ...runs.nodes,
    ...(record === null ? [] : [recordLeaf(record)]),
    addedLeaf(runs.added),
    ...(pools.length === 0 ? [] : [poolsLeaf(sha256, pools)]),
    ...(draws === null ? [] : [drawsLeaf(sha256, draws)]),
  ];
  const root = Buffer.from(rootOf(sha256, nodes)).toString('hex');
  const open = { number, at, leaves: runs.leaves, root, previous: last?.hash ?? NO_HASH };
  const checkpoint = { ...open, hash: Buffer.from(sha256(asciiBytes(checkpointText(open)))).toString('hex') };
  await insertCheckpoint(tx, checkpoint, { ...runs, nodes, draws: draws?.count ?? null, pools, record });
  return checkpoint;
}

async function keepBooks(tx: Tx, key: Buffer, number: number): Promise<Runs> {
  const [nodes, customers, currencies]: [Uint8Array[], bigint[], string[]] = [[], [], []];
  const added = createHash('sha256');
  let leaves = 0;
  await forEachBook(tx, RUNS_AT_ONCE * RUN_LEAVES, async (books) => {
    for (let start = 0; start < books.length; start += RUN_LEAVES) {
      const run = books.slice(start, start + RUN_LEAVES);
      nodes.push(
        rootOf(
          sha256,
          run.map((book) => hashOfLeaf(key, number, book)),
        ),
      );
      customers.push(run[0]!.customerId);
      currencies.push(run[0]!.currency);
    }
    leaves += books.length;
    await keepLeaves(tx, { number, books, added });
  });
  return { leaves, nodes, customers, currencies, added: added.digest() };
}

/** Cash, margin and what is owed change with an entry only, and so with the chain's number. */
async function keepLeaves(
  tx: Tx,
  { number, books, added }: { readonly number: number; readonly books: readonly ChainedBook[]; readonly added: Hash },
): Promise<void> {
  const { rows } = await tx.query<BookKey>({
    name: 'proofs.keep_leaves',
    text: `insert into proofs.leaf (customer_id, currency, checkpoint, seq, head, cash, margin, receivable, loan, accrued)
     select b.customer_id, b.currency, $1, b.seq, b.head, b.cash, b.margin, b.receivable, b.loan, b.accrued
     from unnest($2::bigint[], $3::text[], $4::int[], $5::bytea[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])
       as b (customer_id, currency, seq, head, cash, margin, receivable, loan, accrued)
     left join lateral (
       select l.seq from proofs.leaf l where l.customer_id = b.customer_id and l.currency = b.currency collate "C"
       order by l.checkpoint desc limit 1
     ) last on true
     where last.seq is distinct from b.seq
     returning customer_id as "customerId", currency`,
    values: [
      number,
      plainArray(books.map((book) => book.customerId)),
      plainArray(books.map((book) => book.currency)),
      plainArray(books.map((book) => book.seq)),
      bytesArray(books.map((book) => book.head)),
      plainArray(books.map((book) => book.cash)),
      plainArray(books.map((book) => book.margin)),
      plainArray(books.map((book) => book.receivable)),
      plainArray(books.map((book) => book.loan)),
      plainArray(books.map((book) => book.accrued)),
    ],
  });
  const kept = new Set(rows.map(nameOf));
  // In the order of the books, not in that of the answer.
  for (const book of books) if (kept.has(nameOf(book))) added.update(addedText(book));
}

function nameOf({ customerId, currency }: BookKey): string {
  return `${customerId} ${currency}`;
}

async function insertCheckpoint(
  tx: Tx,
  { number, at, leaves, root, previous, hash }: Checkpoint,
  {
    nodes,
    customers,
    currencies,
    added,
    draws,
    pools,
    record,
  }: Runs & { readonly draws: number | null; readonly pools: readonly PoolHead[]; readonly record: RecordHead | null },
) {
  await tx.query(
    `insert into proofs.checkpoint
       (number, at, leaves, root, previous, hash, run_nodes, run_customers, run_currencies, added_leaves,
        draws, record_rows, record_head, pools)
     values ($1, $2, $3, decode($4, 'hex'), decode($5, 'hex'), decode($6, 'hex'), $7, $8::bigint[], $9::text[], $10, $11, $12,
       decode($13, 'hex'), $14)`,
    [
      number,
      at,
      leaves,
      root,
      previous,
      hash,
      Buffer.concat(nodes),
      customers,
      currencies,
      added,
      draws,
      record?.rows,
      record?.head,
      pools.length === 0 ? null : poolHeadsText(pools),
    ],
  );
}
