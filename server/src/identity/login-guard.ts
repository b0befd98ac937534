/**
 * Five wrong passwords lock an account for 15 minutes (rules §6). The count lives in the database, so it holds across
 * restarts and processes. An attempt is counted before the password is looked at: of twenty guesses sent at once only
 * five are judged. Accounts that do not exist are counted alike, so that a lock tells nothing.
 */
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';

export const MISSES_MAX = 5;
/** Of one session, right or wrong, without a quarter of an hour between two of them. */
const ASKS_MAX = 30;
/** Of the fund password: each movement of money asks for it. */
export const FUND_ASKS_MAX = 100;
export const LOCK_MS = 15 * MINUTE_MS;

export interface Attempt {
  /** Set when this is the last attempt before the lock: a miss now means locked until then. */
  readonly lockedUntil: number | null;
  /** What a right password forgets, by `clearAttempt`. */
  readonly counts: readonly string[];
}

/** Text that cannot be an account has no row to count in. */
export const UNCOUNTED: Attempt = { lockedUntil: null, counts: [] };

/**
 * Counts an attempt, or refuses it when the account is locked. `place` is one where the customer has been signed in (an address, an
 * open session), or null: misses elsewhere do not lock it, its own five do. So nobody locks a customer out by guessing.
 */
export async function countAttempt(
  tx: Tx,
  { account, place, now }: { account: string; place: string | null; now: number },
): Promise<Attempt> {
  const all = await countGuess(tx, account, now);
  if (place === null) {
    if (all.left < 0) refuse('identity.locked', { until: all.lockedUntil! });
    return { lockedUntil: all.lockedUntil, counts: [account] };
  }
  const key = `${account} ${place}`;
  const own = await countGuess(tx, key, now);
  if (own.left < 0) refuse('identity.locked', { until: own.lockedUntil! });
  return { lockedUntil: own.lockedUntil, counts: all.left < 0 ? [key] : [account, key] };
}

/**
 * Counts that a password is asked for in an open session, whether it is right or not: hashing it is costly. Other sessions, what ends
 * access, and the fund password have counts of their own; whoever signs in again has a new one.
 */
export async function countAsk(
  tx: Tx,
  {
    account,
    place,
    line,
    now,
    max = ASKS_MAX,
  }: { account: string; place: string; line: string; now: number; max?: number },
): Promise<void> {
  const { left, lockedUntil } = await countGuess(tx, `${account} asks ${line} ${place}`, now, max);
  if (left < 0) refuse('request.too_frequent', { wait: Math.ceil((lockedUntil! - now) / 1000) });
}

export async function clearAttempt(tx: Tx, { counts }: Attempt): Promise<void> {
  for (const key of counts) await clearMisses(tx, key);
}

/** Of the account at every place. */
export async function clearAllMisses(tx: Tx, account: string): Promise<void> {
  await tx.query(`delete from identity.login_guard where account = $1 or starts_with(account, $1 || ' ')`, [account]);
}

/** The place that an address is to countAttempt: null unless the customer signed in from there. */
export async function placeOfAddress(tx: Reader, account: string, ip: string): Promise<string | null> {
  return (await isKnownAddress(tx, account, ip)) ? `at ${ip}` : null;
}

/** Whether the customer signed in from there; of a name that is nobody's no address is known. */
export async function isKnownAddress(tx: Reader, account: string, ip: string): Promise<boolean> {
  const { rows } = await tx.query<{ is_known: boolean }>({
    name: 'identity_known_address',
    text: `select exists (select from identity.session join identity.customer on customer.id = session.customer_id
        where customer.account = $1 and session.ended_at is null and session.ip = $2)
      or exists (select from identity.login_attempt join identity.customer on customer.id = login_attempt.customer_id
        where customer.account = $1 and login_attempt.outcome = 'ok' and login_attempt.ip = $2) as is_known`,
    values: [account, ip],
  });
  return rows[0]!.is_known;
}

/** The place that an open session is. */
export function placeOfSession(sessionId: bigint): string {
  return `in ${sessionId}`;
}

export interface Guess {
  readonly lockedUntil: number | null;
  /** Guesses that are left after this one; less than none: this one is not to be looked at. */
  readonly left: number;
}

/** Counts a guess at what `key` names: an account's password, or a secret of another domain ("fund:10001"). */
export async function countGuess(tx: Tx, key: string, now: number, max = MISSES_MAX): Promise<Guess> {
  const { rows } = await tx.query<{ misses: number; locked_until: Date | null }>({
    name: 'identity_count_attempt',
    text: COUNT_ATTEMPT,
    values: [key, new Date(now), new Date(now - LOCK_MS), new Date(now + LOCK_MS), max],
  });
  const { misses, locked_until } = rows[0]!;
  return { left: max - misses, lockedUntil: locked_until?.getTime() ?? null };
}

/** $2 now, $3 before which misses are forgotten, $4 end of a lock that begins now, $5 the misses that lock. */
const COUNT_ATTEMPT = `
  insert into identity.login_guard as guard (account, misses, last_miss_at)
  values ($1, 1, $2)
  on conflict (account) do update set (misses, last_miss_at, locked_until) = (
    select
      case when state.is_locked then least(guard.misses + 1, 1000000) when state.is_over then 1 else guard.misses + 1 end,
      case when state.is_locked then guard.last_miss_at else $2 end,
      case
        when state.is_locked then guard.locked_until
        when not state.is_over and guard.misses + 1 >= $5 then $4
      end
    from (select
      coalesce(guard.locked_until > $2, false) as is_locked,
      coalesce(guard.locked_until <= $2, guard.last_miss_at <= $3) as is_over
    ) as state
  )
  returning misses, locked_until`;

export async function clearMisses(tx: Tx, account: string): Promise<void> {
  await tx.query({
    name: 'identity_clear_misses',
    text: 'delete from identity.login_guard where account = $1',
    values: [account],
  });
}

/** Answers a miss: with the lock if this one began it. */
export function refuseMiss(
  attempt: Pick<Attempt, 'lockedUntil'>,
  code: 'identity.wrong_credentials' | 'identity.old_password_wrong',
): never {
  if (attempt.lockedUntil !== null) refuse('identity.locked', { until: attempt.lockedUntil });
  refuse(code, {});
}

/** Forgets counts whose time is over; a job calls it, so that guessed names do not pile up. */
export async function forgetOldMisses(tx: Tx, now: number): Promise<void> {
  await tx.query('delete from identity.login_guard where last_miss_at <= $1 and coalesce(locked_until <= $2, true)', [
    new Date(now - LOCK_MS),
    new Date(now),
  ]);
}
