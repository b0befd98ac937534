/**
 * A mutation is applied once for each idempotency key (rules §2): the same key and body get the same answer again, be
 * it a success or a refusal; the same key with another body is refused. The first call of several at once does the work
 * while the others wait at the primary key.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Refusal } from '@bahi/contract/errors.ts';
import { refuse, RefusalError } from './refuse.ts';
import type { Database, Tx } from './database.ts';

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

  try {
    return await tx.savepoint(async () => {
      const answer = await fn();
      await tx.query(KEEP, [...id, JSON.stringify({ ok: answer })]);
      return answer;
    });
  } catch (error) {
    // That a session ended is no answer to the call: sent again from another one it is made.
    if (!(error instanceof RefusalError) || error.refusal.code === 'session.ended') throw error;
    await error.note();
    await tx.query(KEEP, [...id, JSON.stringify({ refused: error.refusal })]);
    throw new RefusalError(error.refusal, true);
  }
}

/**
 * `once` for a call whose body holds a password or code. Checking it takes long and may end in a refusal that must not be kept,
 * so `check` runs before the transaction; what is answered already is answered again without it. Neither key nor body is kept
 * in the clear: six digits could be searched for from a plain hash of the body.
 */
export async function onceChecked<C, T>(
  db: Database,
  options: OnceOptions,
  check: () => Promise<C>,
  fn: (tx: Tx, checked: C) => Promise<T>,
): Promise<T> {
  const traced = traceSecret(options);
  const id = [traced.scope.toString(), traced.endpoint, traced.key];
  const former = () => db.read((tx) => findAnswer<T>(tx, id, traced.bodyHash));
  const known = await former();
  if (known !== null) return known.answer;
  try {
    const checked = await check();
    return await db.transaction((tx) => once(tx, traced, () => fn(tx, checked)));
  } catch (error) {
    // Another call of the same key may have been made while this one was being checked: its effect fails the check.
    const meanwhile = error instanceof RefusalError ? await former() : null;
    if (meanwhile === null) throw error;
    return meanwhile.answer;
  }
}

function traceSecret({ scope, endpoint, key, bodyHash }: OnceOptions): OnceOptions {
  return {
    scope,
    endpoint,
    key: createHash('sha256').update(key).digest('base64url'),
    bodyHash: createHmac('sha256', key).update(bodyHash).digest('base64url'),
  };
}

const CLAIM = `insert into idempotency (scope, endpoint, key, body_hash) values ($1, $2, $3, $4) on conflict do nothing`;

const KEEP = `update idempotency set answer = $4 where scope = $1 and endpoint = $2 and key = $3`;

async function formerAnswer<T>(tx: Tx, id: readonly string[], bodyHash: string): Promise<T> {
  return (await findAnswer<T>(tx, id, bodyHash))!.answer;
}

/** Null: the key is new. */
async function findAnswer<T>(tx: Tx, id: readonly string[], bodyHash: string): Promise<{ answer: T } | null> {
  const { rows } = await tx.query<{ body_hash: string; answer: { ok: T } | { refused: Refusal } }>(
    'select body_hash, answer from idempotency where scope = $1 and endpoint = $2 and key = $3',
    id,
  );
  const former = rows[0];
  if (former === undefined) return null;
  if (former.body_hash !== bodyHash) refuse('request.idempotency_key_reused', {});
  if ('refused' in former.answer) throw new RefusalError(former.answer.refused);
  return { answer: former.answer.ok };
}
