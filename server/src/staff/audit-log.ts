/**
 * What staff did and saw (rules §10): a row in the transaction of the fact, chained by the database to the row before. The
 * verifier computes the chain anew, without the database's own function.
 */
import { createHash } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listAudit } from '@bahi/contract/staff/operations.ts';
import type { Database, Tx } from '../platform/database.ts';
import { createLongCount } from '../platform/long-count.ts';
import { storedId } from '../platform/stored-id.ts';
import { recordAnchor } from '../proofs/service.ts';

export interface AuditRow {
  /** Null: somebody who could not sign in. */
  readonly staffId: bigint | null;
  /** "deposit.approve". */
  readonly action: string;
  /** "deposit:77". */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  readonly now: number;
}

/** Late in the transaction: rows are written one after another, each behind the commit of the one before. */
export async function writeAudit(tx: Tx, { staffId, action, subject, detail = {}, now }: AuditRow): Promise<void> {
  await tx.query({
    name: 'staff_audit',
    text: 'insert into staff.audit (at, member_id, action, subject, detail) values ($1, $2, $3, $4, $5)',
    values: [new Date(now), staffId, action, subject, JSON.stringify(detail)],
  });
}

const countLong = createLongCount();

/** Newest first. Rows are read once the page is found, by an index alone where nothing is asked for. */
export async function auditPage(
  tx: Tx,
  { staff, action, subject, page, pageSize }: ParsedInputOf<typeof listAudit>,
  now: number,
): Promise<OutputOf<typeof listAudit>> {
  const values: unknown[] = [];
  const parts = ['true'];
  if (staff !== undefined) parts.push(`a.member_id = $${values.push(storedId(staff))}`);
  if (action !== undefined) parts.push(`starts_with(a.action, $${values.push(action)})`);
  if (subject !== undefined) parts.push(`a.subject = $${values.push(subject)}`);
  const from = `from staff.audit a where ${parts.join(' and ')}`;
  const total = await countLong(tx, { from, values, now });
  const { rows } = await tx.query<StoredRow & { name: string | null }>(
    `select a.seq, a.at, m.name, a.action, a.subject, a.detail, a.hash
     from (select a.seq ${from} order by a.seq desc limit $${values.length + 1} offset $${values.length + 2}) as found
     join staff.audit a on a.seq = found.seq left join staff.member m on m.id = a.member_id order by a.seq desc`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return {
    rows: rows.map((row) => ({
      seq: Number(row.seq),
      at: row.at.getTime(),
      staff: row.name,
      action: row.action,
      subject: row.subject,
      detail: JSON.parse(row.detail) as Record<string, unknown>,
      hash: row.hash.toString('hex'),
    })),
    total,
    page,
    pageSize,
  };
}

export interface ChainState {
  readonly rows: number;
  /** The first row that does not follow from the one before; null: the chain is whole. */
  readonly brokenAt: number | null;
  /** That row and what came after it are gone: a checkpoint had counted them. */
  readonly isCut: boolean;
}

/** How far the record goes, for a checkpoint; null while it is empty. */
export async function recordHead(tx: Tx): Promise<{ rows: number; head: string } | null> {
  const { rows } = await tx.query<{ seq: bigint; head: string }>(
    `select seq, encode(hash, 'hex') as head from staff.audit order by seq desc limit 1`,
  );
  return rows[0] === undefined ? null : { rows: Number(rows[0].seq), head: rows[0].head };
}

const PAGE = 5_000;

/** Each row after the one before, and the record as long as the newest checkpoint has it, with the same row at that place. */
export async function verifyAuditChain(db: Database): Promise<ChainState> {
  return (await verifyAuditFrom(db, RECORD_START)).state;
}

/** The last row that was found to follow from all before it. */
export interface RecordPlace {
  readonly rows: number;
  readonly hash: string;
}

export const RECORD_START: RecordPlace = { rows: 0, hash: '0'.repeat(64) };

/** Only what came after a place that was verified before, as long as that row is still there as it was; else all of it. */
export async function verifyAuditFrom(
  db: Database,
  from: RecordPlace,
): Promise<{ readonly state: ChainState; readonly place: RecordPlace }> {
  return db.read(async (tx) => {
    const isThere = from.rows === 0 || (await hashAt(tx, from.rows)) === from.hash;
    const { place, ...chain } = await verifyRows(tx, isThere ? from : RECORD_START);
    return { state: await compareWithAnchor(tx, chain), place };
  });
}

async function compareWithAnchor(tx: Tx, chain: Omit<ChainState, 'isCut'>): Promise<ChainState> {
  const anchor = chain.brokenAt === null ? await recordAnchor(tx) : null;
  if (anchor === null) return { ...chain, isCut: false };
  if (chain.rows < anchor.rows) return { ...chain, brokenAt: chain.rows + 1, isCut: true };
  const isSame = anchor.isProven && (await hashAt(tx, anchor.rows)) === anchor.head;
  return { ...chain, brokenAt: isSame ? null : anchor.rows, isCut: false };
}

async function verifyRows(
  tx: Tx,
  from: RecordPlace,
): Promise<Omit<ChainState, 'isCut'> & { readonly place: RecordPlace }> {
  let previous = Buffer.from(from.hash, 'hex');
  let expected = BigInt(from.rows) + 1n;
  const until = (brokenAt: number | null) => {
    const rows = Number(expected - 1n);
    return { rows, brokenAt, place: { rows, hash: previous.toString('hex') } };
  };
  for (;;) {
    const { rows } = await tx.query<StoredRow>(SELECT_CHAIN, [expected, PAGE]);
    for (const row of rows) {
      const isNext = row.seq === expected && row.previous.equals(previous) && row.hash.equals(hashOf(previous, row));
      if (!isNext) return until(Number(expected));
      previous = row.hash;
      expected++;
    }
    if (rows.length < PAGE) return until(null);
  }
}

async function hashAt(tx: Tx, row: number): Promise<string | null> {
  const { rows } = await tx.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from staff.audit where seq = $1`,
    [row],
  );
  return rows[0]?.hash ?? null;
}

interface StoredRow {
  readonly seq: bigint;
  readonly at: Date;
  readonly member_id: bigint | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
  readonly previous: Buffer<ArrayBuffer>;
  readonly hash: Buffer<ArrayBuffer>;
}

const SELECT_CHAIN = `select seq, at, member_id, action, subject, detail, previous, hash
  from staff.audit where seq >= $1 order by seq limit $2`;

function hashOf(previous: Buffer, { seq, at, member_id, action, subject, detail }: StoredRow): Buffer {
  const text = [seq, at.getTime(), member_id ?? 0n, action, subject, detail].join('\n');
  return createHash('sha256').update(previous).update(text).digest();
}
