/** What must be true of the checkpoints and their leaves, for the ledger's auditor (ledger/audit.ts): nobody rewrites a proof unseen. */
import type { Invariant } from '../ledger/invariants.ts';

/** Each minute those that are new since the minute before, and what they stand on. */
const NEWEST = 'number > (select max(number) from proofs.checkpoint) - 3';

export const PROOF_INVARIANTS: readonly Invariant[] = [
  {
    name: 'newest_checkpoint_stands',
    meaning: 'The newest checkpoints follow from each other, and hash and root are those of what they say.',
    sql: brokenCheckpoints(NEWEST),
  },
  {
    name: 'newest_leaf_is_the_chain',
    meaning:
      'The newest leaf of a book is its chain and its balances at that number: a book was not wound back behind it.',
    sql: `select b.customer_id, b.currency, l.checkpoint, l.seq, b.chain_seq, l.head, p.hash
      from book b
      cross join lateral (
        select * from proofs.leaf l where l.customer_id = b.customer_id and l.currency = b.currency collate "C"
        order by l.checkpoint desc limit 1
      ) l
      left join lateral (
        select p.hash from ledger.entry e join ledger.posting p on p.entry_id = e.id and p.line = l.seq - e.first_seq + 1
        where e.customer_id = l.customer_id and e.currency = l.currency and e.first_seq <= l.seq
        order by e.first_seq desc limit 1
      ) p on true
      cross join lateral (
        select coalesce(sum(p.amount) filter (where p.account = 'cash'), 0) as cash,
          coalesce(sum(p.amount) filter (where p.account = 'margin'), 0) as margin,
          -coalesce(sum(p.amount) filter (where p.account = 'receivable'), 0) as receivable,
          -coalesce(sum(p.amount) filter (where p.account = 'loan'), 0) as loan,
          -coalesce(sum(p.amount) filter (where p.account = 'accrued'), 0) as accrued
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.customer_id = l.customer_id and e.currency = l.currency and e.first_seq > l.seq
      ) since
      where l.seq > b.chain_seq or l.head is distinct from coalesce(p.hash, decode(repeat('00', 32), 'hex'))
        or (l.cash, l.margin, l.receivable, l.loan, l.accrued) is distinct from (b.cash - since.cash, b.margin - since.margin,
          b.receivable - since.receivable, b.loan - since.loan, b.accrued - since.accrued)`,
  },
  {
    name: 'checkpoint_chain',
    meaning:
      'Every checkpoint follows from the one before, without a gap, and hash and root are those of what it says.',
    sql: brokenCheckpoints('true'),
    isWholeOnly: true,
  },
  {
    name: 'checkpoint_has_its_leaves',
    meaning: 'A checkpoint has a leaf for each book that there was, and a leaf its checkpoint.',
    sql: `select number, leaves, books from (
        select c.number, c.leaves, sum(coalesce(f.books, 0)) over (order by c.number) as books
        from proofs.checkpoint c
        left join (
          select number, count(*) as books
          from (select min(checkpoint) as number from proofs.leaf group by customer_id, currency) first group by number
        ) f on f.number = c.number
      ) n where leaves <> books
      union all
      select l.checkpoint, null, count(*) from proofs.leaf l
      where not exists (select from proofs.checkpoint c where c.number = l.checkpoint) group by l.checkpoint`,
    isWholeOnly: true,
  },
  {
    name: 'checkpoint_keeps_its_leaves',
    meaning: 'The leaves that came with a checkpoint are those that its tree says, none more and none less.',
    sql: `select c.number, c.added_leaves, l.added, n.nodes, length(c.run_nodes) / 32 as kept_nodes
      from proofs.checkpoint c
      left join (
        select checkpoint,
          sha256(convert_to(string_agg(concat(customer_id, ' ', currency, ' ', seq, E'\\n'), ''
            order by customer_id, currency collate "C"), 'UTF8')) as added
        from proofs.leaf group by checkpoint
      ) l on l.checkpoint = c.number
      cross join lateral (
        select cardinality(c.run_customers) + num_nonnulls(c.record_rows) as place,
          cardinality(c.run_customers) + num_nonnulls(c.record_rows, c.added_leaves, c.pools, c.draws) as nodes
      ) n
      where n.nodes <> length(c.run_nodes) / 32 or (c.added_leaves is not null and (
        c.added_leaves <> coalesce(l.added, sha256('')) or substr(c.run_nodes, 32 * n.place + 1, 32)
          <> sha256('\\x00'::bytea || convert_to(concat('bahi-leaves-1|', encode(c.added_leaves, 'hex')), 'UTF8'))))
        or (c.pools is not null and substr(c.run_nodes, 32 * (n.place + num_nonnulls(c.added_leaves)) + 1, 32)
          <> sha256('\\x00'::bytea || convert_to(concat('bahi-pools-1|', c.pools), 'UTF8')))`,
    isWholeOnly: true,
  },
  {
    name: 'leaf_is_the_chain',
    meaning: 'Every leaf is the hash and the sums of the postings of its book at its number.',
    sql: `select l.customer_id, l.currency, l.checkpoint, l.seq, l.cash, s.cash as cash_posted, l.head, s.hash
      from proofs.leaf l
      left join (
        select customer_id, currency, seq, hash, sum(amount) filter (where account = 'cash') over chain as cash,
          sum(amount) filter (where account = 'margin') over chain as margin,
          -sum(amount) filter (where account = 'receivable') over chain as receivable,
          -sum(amount) filter (where account = 'loan') over chain as loan,
          -sum(amount) filter (where account = 'accrued') over chain as accrued
        from line where hash is not null window chain as (partition by customer_id, currency order by seq)
      ) s on s.customer_id = l.customer_id and s.currency = l.currency and s.seq = l.seq
      where l.head is distinct from coalesce(s.hash, decode(repeat('00', 32), 'hex'))
        or (l.cash, l.margin, l.receivable, l.loan, l.accrued) is distinct from (coalesce(s.cash, 0), coalesce(s.margin, 0),
          coalesce(s.receivable, 0), coalesce(s.loan, 0), coalesce(s.accrued, 0))
        or (s.hash is null and l.seq > 0)`,
    isWholeOnly: true,
  },
];

/** The root is added up again level by level, from the kept nodes. */
function brokenCheckpoints(which: string): string {
  return `with recursive shown as (
      select * from proofs.checkpoint where ${which}
    ), level as (
      select number, run_nodes || ''::bytea as nodes, length(run_nodes) / 32 as count from shown
      union all
      select number, (
          select string_agg(case when 2 * i + 1 < count
            then sha256('\\x01'::bytea || substr(nodes, 64 * i + 1, 64)) else substr(nodes, 64 * i + 1, 32) end, ''::bytea order by i)
          from generate_series(0, (count + 1) / 2 - 1) i
        ), (count + 1) / 2
      from level where count > 1
    )
    select c.number, c.hash, c.previous, p.hash as before, c.root, t.nodes as added_up
    from shown c
    left join proofs.checkpoint p on p.number = c.number - 1
    left join level t on t.number = c.number and t.count <= 1
    where c.hash <> sha256(convert_to(concat_ws('|', 'bahi-checkpoint-1', c.number, c.at, c.leaves, encode(c.previous, 'hex'),
        encode(c.root, 'hex')), 'UTF8'))
      or c.previous is distinct from (case when c.number = 1 then decode(repeat('00', 32), 'hex') else p.hash end)
      or c.root is distinct from t.nodes`;
}
