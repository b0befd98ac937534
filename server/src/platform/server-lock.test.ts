/** Two servers on one database, behind a network that goes silent: at no moment do both write. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock, virtualClock, type Clock } from './clock.ts';
import { openDatabase } from './database.ts';
import { takeServerLock, type ServerLock } from './server-lock.ts';
import { turns, until } from './testing-waits.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
let ends: (() => unknown)[] = [];
beforeAll(async () => {
  t = await testDatabase();
  await t.owner.query('create table mark (who text); grant all on mark to bahi_app');
});
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
  await t.owner.query('truncate mark');
});
afterAll(() => t.drop());

test('a second server is refused while the first has the lock, and may start once it has stopped', async () => {
  const first = await server();
  await expect(server()).rejects.toThrow('another Bahi server is running on this database: stop it first');
  await first.lock.release();
  const second = await server();
  expect([first.lost, second.lost]).toEqual([[], []]);
});

test('a lock whose connection goes silent is lost after ten seconds; one that answers is kept', async () => {
  const clock = virtualClock(0);
  const proxy = await silentProxy();
  const { lost } = await server({ url: proxy.url, clock });
  const before = proxy.answers();
  for (let turn = 0; turn < 4; turn += 1) {
    await clock.advance(5_000);
    await until(() => proxy.isQuiet());
    await turns(20);
  }
  expect(lost).toEqual([]);
  expect(proxy.answers()).toBeGreaterThan(before + 1);
  proxy.silence();
  await clock.advance(14_999);
  expect(lost).toEqual([]);
  await clock.advance(1);
  expect(lost).toEqual(['the connection that holds the lock on the database does not answer']);
});

test('what a server whose lock has gone over in silence had not committed is gone, and it writes no more', async () => {
  const proxy = await silentProxy();
  const first = await server({ url: proxy.url });
  const tool = openDatabase({ url: t.url, poolSize: 1 });
  ends.push(() => tool.close());
  await tool.query('select 1');
  const { rows: tools } = await tool.query<{ pid: number }>('select pg_backend_pid() pid');
  await first.db.query(`insert into mark values ('first, before')`);
  const written = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  const late = first.db.transaction(async (tx) => {
    await tx.query(`insert into mark values ('first, late')`);
    written.resolve();
    await isOver.promise;
  });
  const outcome = late.then(
    () => 'committed',
    () => 'failed',
  );
  await written.promise;

  proxy.loseUpstream();
  const second = await retried(() => server());
  isOver.resolve();
  expect(await outcome).toBe('failed');
  await second.db.query(`insert into mark values ('second')`);
  await expect(first.db.query(`insert into mark values ('first, after')`)).rejects.toThrow();
  await expect(first.db.query(`insert into mark values ('first, again')`)).rejects.toThrow();
  const { rows } = await t.owner.query<{ who: string }>('select who from mark');
  expect(rows.map(({ who }) => who)).toEqual(['first, before', 'second']);
  expect(first.lost).toEqual(['the lock on the database is not this server’s any more']);
  expect(second.lost).toEqual([]);
  expect((await tool.query<{ pid: number }>('select pg_backend_pid() pid')).rows).toEqual(tools);
});

async function server({ url = t.url, clock = systemClock() }: { url?: string; clock?: Clock } = {}) {
  const lost: string[] = [];
  const lock: ServerLock = await takeServerLock({ url, clock, onLost: (why) => lost.push(why) });
  ends.push(lock.release);
  const db = openDatabase({ url: t.url, fence: lock.fence, poolSize: 2 });
  ends.push(() => db.close());
  return { lock, db, lost };
}

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  let found: T | undefined;
  await until(async () => {
    found = await attempt().catch(() => undefined);
    return found !== undefined;
  });
  return found!;
}

/** A TCP address before the database, whose connections can go silent without ending. */
async function silentProxy() {
  const target = new URL(t.url);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const pairs: { near: Socket; far: Socket }[] = [];
  let questions = 0;
  let answers = 0;
  let isSilent = false;
  const listener = createServer((near) => {
    const far = folder === null ? connect(port, target.hostname) : connect(`${folder}/.s.PGSQL.${port}`);
    pairs.push({ near, far });
    near.on('data', (data) => {
      questions += 1;
      if (!isSilent) far.write(data);
    });
    far.on('data', (data) => {
      answers += 1;
      if (!isSilent) near.write(data);
    });
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  ends.push(() => {
    for (const { near, far } of pairs) [near, far].forEach((socket) => socket.destroy());
    listener.close();
  });
  const url = new URL(t.url);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  return {
    url: url.href,
    answers: () => answers,
    /** Whatever was asked has its answer on the way. */
    isQuiet: () => answers >= questions && pairs.every(({ near }) => near.writableLength === 0),
    silence: () => void (isSilent = true),
    /** PostgreSQL sees an end, the server sees nothing. */
    loseUpstream() {
      isSilent = true;
      for (const { far } of pairs) far.destroy();
    },
  };
}
