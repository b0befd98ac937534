/** That reads go on from a disk that is full or broken must not look like health. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { virtualClock, type VirtualClock } from './clock.ts';
import { openDatabase, type Database } from './database.ts';
import { createStorage, type Storage } from './storage.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'bahi-storage-'));
let t: TestDatabase;
let db: Database;
let clock: VirtualClock;
let storage: Storage;

beforeAll(async () => {
  t = await testDatabase();
  db = openDatabase({ url: t.url, poolSize: 1, onFailure: (error) => storage.heard(error) });
});
beforeEach(() => {
  clock = virtualClock(Date.UTC(2026, 10, 21));
  storage = createStorage({ clock, folders: [folder], freeBytesMin: 0 });
});
afterAll(async () => {
  await db.close();
  await t.drop();
  rmSync(folder, { recursive: true });
});

/** As PostgreSQL words it where a file cannot be made longer or read. */
const failing = (sqlState: string) => `do $$ begin raise exception 'broken' using errcode = '${sqlState}'; end $$`;

test.each([
  ['a full disk', '53100', 'disk_full', 'no room is left'],
  ['a broken disk', '58030', 'io_error', 'input/output error'],
])(
  '%s is told for a minute after a write met it, in a transaction or by itself',
  async (_name, code, problem, said) => {
    expect(await storage.check.problem()).toBeNull();
    for (const work of [() => db.query(failing(code)), () => db.transaction((tx) => tx.query(failing(code)))]) {
      await expect(work()).rejects.toThrow('broken');
      expect(await storage.state()).toMatchObject({ problem });
      await clock.advance(60_000);
      expect(await storage.check.problem()).toBe(said);
      await clock.advance(60_000);
      expect(await storage.check.problem()).toBeNull();
    }
  },
);

test('a full disk that has room again is no problem any more where nothing else is written to', async () => {
  const whole = createStorage({ clock, folders: [folder], freeBytesMin: 0, holdsDatabase: true });
  for (const code of ['53100', '58030']) {
    const error = await db.query(failing(code)).catch((failure: unknown) => failure);
    whole.heard(error);
  }
  expect(await whole.check.problem()).toBe('input/output error');
  const full = await db.query(failing('53100')).catch((failure: unknown) => failure);
  whole.heard(full);
  expect(await whole.check.problem()).toBeNull();
});

test('any other failure says nothing of the disk', async () => {
  await expect(db.query('select 1 / 0')).rejects.toThrow('division by zero');
  expect(await storage.check.problem()).toBeNull();
});

test('little room is told before anything fails, with what is left', async () => {
  const { freeBytes } = await storage.state();
  expect(freeBytes).toBeGreaterThan(0);
  const picky = createStorage({ clock, folders: [join(folder, 'none'), folder], freeBytesMin: Infinity });
  expect(await picky.check.problem()).toBe('little room is left');
  expect((await picky.state()).problem).toBe('space_low');
});
