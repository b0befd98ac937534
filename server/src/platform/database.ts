/**
 * The one way to PostgreSQL. A command runs in `transaction`, a read of several statements in `read` (one snapshot).
 * Connections log in as the role `bahi_app` (app-role.ts), which holds only the grants that the migrations state; time-outs end
 * what hangs. int8 and whole numerics arrive as bigint, dates as "YYYY-MM-DD".
 */
import pg from 'pg';
import { asAppRole } from './database-url.ts';
import type { Facts, Laid, Tell, Topic } from './facts.ts';
import { createListening } from './listening.ts';
import { RefusalError } from './refuse.ts';

export interface Reader {
  /** `text` with `name` is a prepared statement: give one to every statement of a hot path. */
  query<R extends object>(
    query: string | { readonly name?: string; readonly text: string; readonly values?: readonly unknown[] },
    values?: readonly unknown[],
  ): Promise<{ rows: R[]; rowCount: number | null }>;
}

export interface Tx extends Reader {
  /** Told once this is committed; dropped with what is rolled back. */
  after<T extends Topic>(topic: T, fact: Facts[T]): void;
  /** What `fn` wrote, and laid for after the commit, is taken back when it throws; the transaction may go on. */
  savepoint<T>(fn: () => Promise<T>): Promise<T>;
}

/** Writes what belongs to the facts that were laid on a transaction, as the last that it does. */
export type Conclude = (tx: Tx, laid: readonly Laid[]) => Promise<void>;

export interface Database {
  /**
   * READ COMMITTED. Commits when `fn` resolves; rolls back when it throws, but for a refusal marked `isKept`. Its connection ends with one that
   * `leavesMuch` in it: what PostgreSQL learned of very many tables it keeps for as long as the connection stands.
   */
  transaction<T>(fn: (tx: Tx) => Promise<T>, options?: { readonly leavesMuch?: boolean }): Promise<T>;
  /** REPEATABLE READ, READ ONLY: every statement sees the same moment. */
  read<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement in a transaction of its own: the cheapest read. */
  query: Reader['query'];
  /** Who tells what is laid on transactions, from now on; until then nobody hears of it. */
  tell(fn: Tell): void;
  /** Who concludes transactions, from now on. */
  conclude(fn: Conclude): void;
  /** Calls `fn` for each NOTIFY on the channel; survives a lost connection, and then calls `onGap`. All channels share a connection. */
  listen(channel: string, fn: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** What makes connections one server's own, see server-lock.ts. */
export interface Fence {
  /** `application_name` of them all. */
  readonly name: string;
  /** Asked of each new one: a promise, which the pool waits for (its types do not say so). Fails when this server may not work any more. */
  readonly admit: (client: pg.ClientBase) => unknown;
}

export interface DatabaseOptions {
  /** Of the application's role; or of the owner, for the same place as the application where no password is asked. */
  readonly url: string;
  /** Of a server; left out: a tool. */
  readonly fence?: Fence | undefined;
  /** Connections kept for this process. */
  readonly poolSize?: number;
  /** How long a call waits for a connection, of its own or of the pool. */
  readonly connectTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  /** The migrations alone act as the owner. */
  readonly role?: 'app' | 'owner';
  readonly onError?: (error: Error) => void;
  /** Of every statement or transaction that fails, refusals too. */
  readonly onFailure?: (error: unknown) => void;
}

/** The work of a full minute opens some at once, each of which counts 20 to 40 MB for as long as it stands. */
export const KEPT = { idleTimeoutMillis: 3_000 } as const;

export function openDatabase(options: DatabaseOptions): Database {
  const { poolSize = 10, onError = () => {}, onFailure = () => {} } = options;
  const pool = new pg.Pool({
    ...connectionConfig(options),
    ...admission(options),
    ...KEPT,
    // For whoever comes alone: a new one has to learn its tables first.
    min: 1,
    max: poolSize,
    pipeline: true,
  });
  // An idle connection that breaks (a restart of PostgreSQL) is replaced at the next use.
  // `end` answers before its connections are closed: a database that stops meanwhile loses none that is needed.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  // One that breaks between two statements of a transaction fails the next of them; unheard it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const listening = createListening({ ...connectionConfig(options), keepAlive: true, pipeline: true }, onError);

  let tell: Tell = () => {};
  let conclude: Conclude = async () => {};

  async function heard<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      onFailure(error);
      throw error;
    }
  }

  return {
    transaction: (fn, { leavesMuch = false } = {}) =>
      heard(
        inTransaction(pool, 'begin', {
          fn,
          leavesMuch,
          conclude: (...laid) => conclude(...laid),
          tell: (...fact) => tell(...fact),
        }),
      ),
    read: (fn) => heard(inTransaction(pool, 'begin isolation level repeatable read read only', { fn, ...OF_A_READ })),
    tell: (fn) => void (tell = fn),
    conclude: (fn) => void (conclude = fn),
    query: (query, values) => heard((pool as unknown as Tx).query(query, values)),
    listen: (channel, fn, onGap = () => {}) => listening.listen({ channel, fn, onGap }),
    async close() {
      await listening.close();
      await pool.end();
    },
  };
}

/** Connection settings shared by the pool and by single connections. */
export function connectionConfig({
  url,
  fence,
  role = 'app',
  connectTimeoutMs = 5_000,
  statementTimeoutMs = 15_000,
}: DatabaseOptions): pg.ClientConfig {
  return {
    connectionString: role === 'app' ? asAppRole(url) : url,
    application_name: fence?.name ?? (role === 'app' ? 'bahi' : 'bahi-owner'),
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser },
  };
}

/** For a pool beside its connections' settings. */
export function admission({ fence }: Pick<DatabaseOptions, 'fence'>): pg.PoolConfig {
  return fence === undefined ? {} : { onConnect: fence.admit };
}

/** The outcome of a statement that failed this way is unknown: it must not be blindly repeated. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string') {
    return /^(08|57P|ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/.test(code);
  }
  return /connection (terminated|timeout|error)|timeout exceeded when trying to connect|not queryable/i.test(
    error.message,
  );
}

/** Five characters by which PostgreSQL names what failed; null for errors from elsewhere. */
export function sqlStateOf(error: unknown): string | null {
  const code = error instanceof Error ? (error as { code?: unknown }).code : null;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Deadlock or serialization failure: nothing was written, trying again is right. */
export function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40P01' || code === '40001';
}

const IN_FAILED_TRANSACTION = '25P02';
const ENDED = 'this transaction has ended';

interface Work<T> {
  readonly fn: (tx: Tx) => Promise<T>;
  readonly conclude: Conclude;
  /** Null: a read, which makes nothing true. */
  readonly tell: Tell | null;
  readonly leavesMuch: boolean;
}

const OF_A_READ = { conclude: async () => {}, tell: null, leavesMuch: false };

async function inTransaction<T>(pool: pg.Pool, begin: string, { fn, conclude, tell, leavesMuch }: Work<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let hasEnded = false;
  let isCommitted = false;
  let cause: unknown;
  let savepoints = 0;
  const laid: Laid[] = [];
  const tx: Tx = {
    query<R extends object>(...statement: Parameters<Tx['query']>) {
      // On the same connection it would be a statement of its own, committed by itself, or of somebody else's transaction.
      if (hasEnded) return Promise.reject(new Error(ENDED));
      return (client as unknown as Tx).query<R>(...statement).catch((error: unknown) => {
        // Sent along with one that failed: whichever of them is heard of first, the reason is the same.
        if (sqlStateOf(error) === IN_FAILED_TRANSACTION) throw cause ?? error;
        throw (cause = error);
      });
    },
    after(topic, fact) {
      if (tell === null) throw new Error('a read makes nothing true');
      if (hasEnded) throw new Error(ENDED);
      laid.push({ topic, fact } as Laid);
    },
    async savepoint(within) {
      const name = `s${(savepoints += 1)}`;
      const laidBefore = laid.length;
      // Not awaited: as with `begin`.
      tx.query(`savepoint ${name}`).catch(() => {});
      try {
        return await within();
      } catch (error) {
        // On a connection that is gone there is nothing to go back to.
        if (!isConnectionError(error)) await tx.query(`rollback to savepoint ${name}`).catch(() => {});
        laid.length = laidBefore;
        cause = undefined;
        throw error;
      }
    },
  };
  async function end(): Promise<boolean> {
    if (laid.length > 0) await conclude(tx, [...laid]);
    hasEnded = true;
    return commit(client);
  }

  try {
    // Not awaited: it travels with the first statement of `fn`. Should it fail, that statement fails as well.
    const begun = client.query(begin);
    begun.catch(() => {});
    const result = await fn(tx);
    isCommitted = await end();
    // A statement failed and nobody minded: what was done counts for nothing, and must not pass for done.
    if (!isCommitted) throw cause instanceof Error ? cause : new Error('rolled back');
    return result;
  } catch (error) {
    broken = isConnectionError(error) ? (error as Error) : undefined;
    const isKept = error instanceof RefusalError && error.isKept && !hasEnded;
    hasEnded = !isKept;
    const ending = async () => (isKept ? end() : void (await client.query('rollback')));
    if (broken === undefined) {
      isCommitted = (await ending().catch((failure: Error) => void (broken = failure))) === true;
    }
    throw error;
  } finally {
    client.release(broken ?? leavesMuch);
    if (isCommitted) for (const { topic, fact } of laid) tell?.(topic, fact);
  }
}

/** False: PostgreSQL rolled back, since a statement had failed. */
async function commit(client: pg.PoolClient): Promise<boolean> {
  return (await client.query('commit')).command === 'COMMIT';
}

const OID = { int8: 20, textArray: 1009, int8Array: 1016, date: 1082, dateArray: 1182, numeric: 1700 } as const;

type Parse = (text: string) => unknown;
const parseTextArray = pg.types.getTypeParser(OID.textArray as 25) as (text: string) => (string | null)[];

function getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
  switch (oid) {
    case OID.int8:
      return BigInt;
    case OID.int8Array:
      return (text) => parseTextArray(text).map((entry) => (entry === null ? null : BigInt(entry)));
    case OID.numeric:
      return (text) => (/^-?\d+$/.test(text) ? BigInt(text) : text);
    case OID.date:
      return (text) => text;
    case OID.dateArray:
      return parseTextArray;
    default:
      return pg.types.getTypeParser(oid, format) as Parse;
  }
}
