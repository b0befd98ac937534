/**
 * One server at a time works on a database: the exchange and the settlement of its executions have one owner. The lock is held by a
 * connection. When that breaks, or answers no heartbeat, another server may take over at any moment, so this one must end.
 *
 * It may learn of that late, behind a proxy that went silent. So whoever has the lock ends every connection of the server before it,
 * and no connection is opened for a server without the lock (decision 0039): nothing of the former one is written after that.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Clock } from './clock.ts';
import { connectionConfig, type Fence } from './database.ts';
import { StartError } from './env.ts';

const LOCK = 827_400;
const BEAT_MS = 5_000;
/** A statement without a table that takes so long has nobody at the other end. */
const ANSWER_MS_MAX = 10_000;
const END_MS_MAX = 10_000;
const NAME = 'bahi-server';
/** PostgreSQL gives the lock of a machine that is gone away within half a minute, not after two hours. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

export interface ServerLock {
  /** For every connection of this server. */
  readonly fence: Fence;
  release(): Promise<void>;
}

export interface LockOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly onLost: (why: string) => void;
}

export async function takeServerLock({ url, clock, onLost }: LockOptions): Promise<ServerLock> {
  const name = `${NAME} ${randomBytes(6).toString('hex')}`;
  const config = { ...connectionConfig({ url }), application_name: name, options: KEEPALIVE };
  const client = new pg.Client({ ...config, keepAlive: true });
  let isOver = false;
  client.on('error', () => {});
  client.once('end', () => lose('the connection that holds the lock on the database broke'));
  await client.connect();
  const { rows } = await client.query<{ taken: boolean; pid: number }>(
    'select pg_try_advisory_lock($1) taken, pg_backend_pid() pid',
    [LOCK],
  );
  const { taken, pid } = rows[0]!;
  if (!taken) {
    isOver = true;
    await client.end();
    throw new StartError('another Bahi server is running on this database: stop it first');
  }
  const stopBeats = clock.every(BEAT_MS, beat);
  try {
    await endFormer(client, name);
  } catch (error) {
    await release();
    throw error;
  }

  function lose(why: string): void {
    if (isOver) return;
    isOver = true;
    stopBeats?.();
    onLost(why);
  }

  let isAsking = false;
  function beat(): void {
    if (isAsking) return;
    isAsking = true;
    const stopWaiting = clock.after(ANSWER_MS_MAX, () => {
      // After a sleep of the machine the answer may be here already, unread.
      setImmediate(() => isAsking && lose('the connection that holds the lock on the database does not answer'));
    });
    const answered = () => {
      isAsking = false;
      stopWaiting();
    };
    // A connection that breaks says so itself.
    client.query('select 1').then(answered, answered);
  }

  async function release(): Promise<void> {
    isOver = true;
    stopBeats();
    await client.end();
  }

  async function admit(one: pg.ClientBase): Promise<void> {
    const { rowCount } = await one.query(HOLDER, [LOCK, pid, name]);
    if (rowCount === 1) return;
    lose('the lock on the database is not this server’s any more');
    throw new Error('this server has lost its lock on the database');
  }

  return { fence: { name, admit }, release };
}

/** An advisory lock by a number of 64 bits stands as two halves. */
const HOLDER = `select from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and l.objsubid = 1 and l.pid = $2
    and l.database = (select oid from pg_database where datname = current_database()) and a.application_name = $3`;

/** Tools and audits have connections of other names, and go on. */
async function endFormer(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ has_ended: boolean }>(
    `select pg_terminate_backend(pid, $3) has_ended from pg_stat_activity
     where datname = current_database() and application_name like $1 || ' %' and application_name <> $2`,
    [NAME, name, END_MS_MAX],
  );
  if (rows.every((row) => row.has_ended)) return;
  throw new StartError('a connection of the server before this one does not end: see pg_stat_activity');
}
