/** The seed of the practice market as the database keeps it (decision 0044). */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../platform/database.ts';
import { loadMigrations, migrate } from '../platform/migrations.ts';
import { administer, databaseUrl, testDatabase } from '../platform/testing.ts';
import { loadMarketState } from './state.ts';

const NOON = Date.parse('2026-11-21T12:00:00+05:30');

test('a new market draws 256 bits once, and everything follows from them', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  const load = ({ db }: typeof one) => loadMarketState(db, { calendar: practiceCalendar, now: NOON });
  const first = await load(one);
  expect(first.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(first.renewal).toBeUndefined();
  expect(await load(one)).toEqual(first);
  expect((await load(other)).seed).not.toBe(first.seed);
  await one.drop();
  await other.drop();
});

test('a market that began before keeps its seed for the past and has another for what is ahead, for ever', async () => {
  const name = 'bahi_test_renewal';
  await administer(`create database ${name}`);
  const url = databaseUrl(name);
  await migrate(
    url,
    loadMigrations().filter((migration) => migration.name < '0131'),
  );
  const owner = openDatabase({ url, role: 'owner', poolSize: 1 });
  const db = openDatabase({ url, poolSize: 1 });
  try {
    const seed = 'c0ffee00112233445566778899aabbcc';
    await owner.query('insert into market.genesis (seed, started_at) values ($1, $2)', [seed, new Date(NOON)]);
    const now = async () => {
      const { rows } = await owner.query<{ ms: bigint }>(
        'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms',
      );
      return Number(rows[0]!.ms);
    };
    const before = await now();
    await migrate(url);
    const after = await now();
    const load = () => loadMarketState(db, { calendar: practiceCalendar, now: NOON + 86_400_000 });
    const state = await load();
    expect(state).toMatchObject({ seed, genesis: NOON, renewal: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(state.renewal!.at).toBeGreaterThanOrEqual(before);
    expect(state.renewal!.at).toBeLessThanOrEqual(after);
    expect(await load()).toEqual(state);
    for (const statement of ['update market.renewal set renewed_at = now()', 'delete from market.renewal'])
      await expect(db.query(statement)).rejects.toThrow(/permission denied/);
  } finally {
    await db.close();
    await owner.close();
    await administer(`drop database ${name} with (force)`);
  }
});
