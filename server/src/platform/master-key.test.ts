/** A start with the key, without it, with another one, with half of it; and the first start after the canary was introduced. */
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMasterKey } from './master-key.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

const SECRET = Buffer.from('a secret');

let t: TestDatabase;
let folder: string;
let file: string;
beforeEach(async () => {
  t = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'bahi-key-'));
  file = join(folder, 'keys', 'master.key');
});
afterEach(async () => {
  await t.drop();
  rmSync(folder, { recursive: true });
});

test('the first start makes the key, the next ones open with it what it sealed', async () => {
  const sealed = (await openMasterKey(t.db, file)).seal(SECRET, 'test');
  const again = await openMasterKey(t.db, file);
  expect(again.open(sealed, 'test')).toEqual(SECRET);
});

test('a lost key is not made anew: the start refuses, and the key from the backup is taken again', async () => {
  const sealed = (await openMasterKey(t.db, file)).seal(SECRET, 'test');
  const backup = readFileSync(file);
  unlinkSync(file);
  await expect(openMasterKey(t.db, file)).rejects.toThrow(
    /master\.key is missing, .* Put the key back from its backup/,
  );
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, backup);
  expect((await openMasterKey(t.db, file)).open(sealed, 'test')).toEqual(SECRET);
});

test('another installation’s key, and half a key, are told apart', async () => {
  await openMasterKey(t.db, file);
  writeFileSync(file, Buffer.alloc(32, 1));
  await expect(openMasterKey(t.db, file)).rejects.toThrow('is not the key under which this database was sealed');
  truncateSync(file, 16);
  await expect(openMasterKey(t.db, file)).rejects.toThrow('is damaged: it has 16 bytes');
});

test('a database that held sealed values before there was a canary needs its key too, and has a canary from then on', async () => {
  await t.owner.query('insert into key_canary (sealed) values (null)');
  await expect(openMasterKey(t.db, file)).rejects.toThrow('is missing');
  expect(existsSync(file)).toBe(false);
  writeFileSync(`${folder}/key`, Buffer.alloc(32, 3));
  await openMasterKey(t.db, `${folder}/key`);
  await expect(openMasterKey(t.db, file)).rejects.toThrow('is missing');
  writeFileSync(`${folder}/key`, Buffer.alloc(32, 4));
  await expect(openMasterKey(t.db, `${folder}/key`)).rejects.toThrow('is not the key');
});

test('two processes that start at once over a fresh database use one key', async () => {
  const [one, two] = await Promise.all([openMasterKey(t.db, file), openMasterKey(t.db, file)]);
  expect(two.open(one.seal(SECRET, 'test'), 'test')).toEqual(SECRET);
});
