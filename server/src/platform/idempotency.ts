/**
 * A mutation is applied once for each idempotency key (rules §2): the same key and body get the same answer again, be
 * it a success or a refusal; the same key with another body is refused. The first call of several at once does the work
 * while the others wait at the primary key.
 */
import type { Refusal } from '@bahi/contract/errors.ts';
import { refuse, RefusalError } from './refuse.ts';
import type { Tx } from './database.ts';

export interface OnceOptions {
  /** Whose keys: a customer's id, or for a public call a name that cannot collide with one ("account:priya"). */
  readonly scope: bigint | string;
  readonly endpoint: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** Answers are kept as JSON: what `fn` answers must survive JSON, as the wire's shapes do. */
export async function once<T>(tx: Tx, options: OnceOptions, fn: () => Promise<T>): Promise<T> {
  const { scope, endpoint, key, bodyHash } = options;
  const id = [scope.toString(), endpoint, key];
  const claimed = await tx.query(CLAIM, [...id, bodyHash]);
  if (claimed.rowCount === 0) return formerAnswer(tx, id, bodyHash);

  await tx.query('savepoint once');
  try {
    const answer = await fn();
    await tx.query(KEEP, [...id, JSON.stringify({ ok: answer })]);
    return answer;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    await tx.query('rollback to savepoint once');
    await tx.query(KEEP, [...id, JSON.stringify({ refused: error.refusal })]);
    throw new RefusalError(error.refusal, true);
  }
}

const CLAIM = `insert into idempotency (scope, endpoint, key, body_hash) values ($1, $2, $3, $4) on conflict do nothing`;

const KEEP = `update idempotency set answer = $4 where scope = $1 and endpoint = $2 and key = $3`;

async function formerAnswer<T>(tx: Tx, id: readonly string[], bodyHash: string): Promise<T> {
  const { rows } = await tx.query<{ body_hash: string; answer: { ok: T } | { refused: Refusal } }>(
    'select body_hash, answer from idempotency where scope = $1 and endpoint = $2 and key = $3',
    id,
  );
  const former = rows[0]!;
  if (former.body_hash !== bodyHash) refuse('request.idempotency_key_reused', {});
  if ('refused' in former.answer) throw new RefusalError(former.answer.refused);
  return former.answer.ok;
}
