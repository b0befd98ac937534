/** The proof of a book at a checkpoint: made from the one run of leaves it stands in and the kept nodes over all runs. */
import { assert } from '@bahi/core/assert.ts';
import { pathOf, rootOf } from '@bahi/core/merkle.ts';
import type { Currency } from '@bahi/core/money.ts';
import type { Checkpoint, StatementProof } from '@bahi/core/statement-form.ts';
import { bookKeys, type BookKey, type ChainedBook } from '../ledger/chains.ts';
import type { Tx } from '../platform/database.ts';
import { saltKey } from './checkpoints.ts';
import { balancesOf, hashOfLeaf, nodesOf, RUN_LEAVES, saltOf, sha256 } from './leaves.ts';

/** A checkpoint, and where the book's chain stood at it. */
export interface ProofPlace {
  readonly checkpoint: number;
  readonly seq: number;
}

/** The newest, or the newest made before a moment, at which the chain stood at one of these numbers. A leaf stands until the checkpoint before the book's next leaf. */
export async function placeWithin(
  tx: Tx,
  { customerId, currency }: BookKey,
  { from, until, before = null }: { readonly from: number; readonly until: number; readonly before?: number | null },
): Promise<ProofPlace | null> {
  const { rows } = await tx.query<ProofPlace>(
    `select l.seq, least(c.newest,
       (select min(n.checkpoint) - 1 from proofs.leaf n
        where n.customer_id = $1 and n.currency = $2 and n.checkpoint > l.checkpoint)) as checkpoint
     from (select max(number) as newest from proofs.checkpoint where $5::bigint is null or at < $5) c
     join proofs.leaf l on l.checkpoint <= c.newest
     where l.customer_id = $1 and l.currency = $2 and l.seq between $3 and $4
     order by l.seq desc limit 1`,
    [customerId, currency, from, until, before],
  );
  return rows[0] ?? null;
}

/** The first made at a moment or later at which the chain had this number, or a later one. */
export async function placeAfter(
  tx: Tx,
  { customerId, currency }: BookKey,
  { at, seq }: { readonly at: number; readonly seq: number },
): Promise<ProofPlace | null> {
  const { rows } = await tx.query<ProofPlace>(
    `select c.number as checkpoint, l.seq
     from (
       select greatest(
         (select min(number) from proofs.checkpoint where at >= $3),
         (select min(checkpoint) from proofs.leaf where customer_id = $1 and currency = $2 and seq >= $4)) as number
       where exists (select from proofs.checkpoint where at >= $3)
     ) c cross join lateral (
       select seq from proofs.leaf where customer_id = $1 and currency = $2 and checkpoint <= c.number
       order by checkpoint desc limit 1
     ) l where l.seq >= $4`,
    [customerId, currency, at, seq],
  );
  return rows[0] ?? null;
}

/** At a checkpoint that has the book. */
export async function proofAt(tx: Tx, book: BookKey, number: number): Promise<StatementProof> {
  const tree = await readTree(tx, number, book);
  const key = await saltKey(tx);
  const run = await readRun(tx, number, tree);
  const hashes = run.map((leaf) => hashOfLeaf(key, number, leaf));
  const place = run.findIndex((leaf) => leaf.customerId === book.customerId && leaf.currency === book.currency);
  assert(place >= 0, `checkpoint ${number} has the book`);
  assert(
    Buffer.compare(rootOf(sha256, hashes), tree.nodes[tree.index]!) === 0,
    `the leaves of checkpoint ${number} stand`,
  );
  const leaf = run[place]!;
  const path = [...pathOf(sha256, hashes, place), ...pathOf(sha256, tree.nodes, tree.index)];
  return {
    checkpoint: tree.checkpoint,
    salt: saltOf(key, number, leaf).toString('hex'),
    balances: balancesOf(leaf),
    seq: leaf.seq,
    head: leaf.head.toString('hex'),
    path: path.map((step) => ({ side: step.side, hash: Buffer.from(step.hash).toString('hex') })),
  };
}

interface Tree {
  readonly checkpoint: Checkpoint;
  readonly nodes: readonly Buffer[];
  /** The book's run, its first book, and the first book of the next run. */
  readonly index: number;
  readonly first: BookKey;
  readonly next: BookKey | null;
}

async function readTree(tx: Tx, number: number, { customerId, currency }: BookKey): Promise<Tree> {
  type Row = Checkpoint & { nodes: Buffer; customers: bigint[]; currencies: Currency[] };
  const { rows } = await tx.query<Row>(
    `select number, at, leaves, encode(root, 'hex') as root, encode(previous, 'hex') as previous, encode(hash, 'hex') as hash,
       run_nodes as nodes, run_customers as customers, run_currencies as currencies
     from proofs.checkpoint where number = $1`,
    [number],
  );
  const { nodes, customers, currencies, ...checkpoint } = rows[0]!;
  const index = customers.findLastIndex(
    (first, run) => first < customerId || (first === customerId && currencies[run]! <= currency),
  );
  const bookAt = (run: number) => ({ customerId: customers[run]!, currency: currencies[run]! });
  return {
    checkpoint: { ...checkpoint, at: Number(checkpoint.at) },
    // Of every run, and of the log of draws.
    nodes: nodesOf(nodes),
    index,
    first: bookAt(index),
    next: index + 1 < customers.length ? bookAt(index + 1) : null,
  };
}

/** Books that were opened after the checkpoint have no leaf yet, and so are not in the run. */
async function readRun(tx: Tx, number: number, { first, next }: Tree): Promise<ChainedBook[]> {
  const keys = await bookKeys(tx, first, next);
  const { rows } = await tx.query<ChainedBook>(
    `select l.customer_id as "customerId", l.currency, l.seq, l.head, l.cash, l.margin, l.receivable, l.loan, l.accrued
     from unnest($2::bigint[], $3::text[]) with ordinality as k (customer_id, currency, place) cross join lateral (
       select * from proofs.leaf l
       where l.customer_id = k.customer_id and l.currency = k.currency collate "C" and l.checkpoint <= $1
       order by l.checkpoint desc limit 1
     ) l order by k.place`,
    [number, keys.map((key) => key.customerId), keys.map((key) => key.currency)],
  );
  assert(rows.length <= RUN_LEAVES, 'a run is a run');
  return rows;
}
