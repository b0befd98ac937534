/**
 * One server at a time works on a database: the exchange and the settlement of its executions have one owner. The lock
 * is held by a connection; when that breaks, another server may take over at any moment, so this one must end.
 */
import pg from 'pg';
import { connectionConfig } from './database.ts';
import { StartError } from './env.ts';

const LOCK = 827_400;

export interface ServerLock {
  release(): Promise<void>;
}

export async function takeServerLock(url: string, onLost: () => void): Promise<ServerLock> {
  const client = new pg.Client({ ...connectionConfig({ url }), keepAlive: true });
  let isReleased = false;
  client.on('error', () => {});
  client.once('end', () => {
    if (!isReleased) onLost();
  });
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) taken', [LOCK]);
  if (rows[0]!.taken) {
    return {
      async release() {
        isReleased = true;
        await client.end();
      },
    };
  }
  isReleased = true;
  await client.end();
  throw new StartError('another Bahi server is running on this database: stop it first');
}
