import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareJobs, startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await prepareJobs(t.url);
  // Each start does so.
  await prepareJobs(t.url);
});
afterAll(() => t.drop());

test('a queued task runs, a failing one is logged and harms no other', async () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  let ran = 0;
  const jobs = await startJobs({
    url: t.url,
    log,
    tasks: [
      { name: 'count', cron: '0 0 1 1 *', run: async () => void ran++ },
      { name: 'fail', cron: '0 0 1 1 *', run: () => Promise.reject(new Error('no good')) },
    ],
  });
  await t.owner.query(`select graphile_worker.add_job('fail', '{}'::json, max_attempts => 1)`);
  await t.owner.query(`select graphile_worker.add_job('count', '{}'::json)`);
  await expect.poll(() => ran).toBe(1);
  await expect.poll(() => lines.some((line) => line.includes('no good'))).toBe(true);
  await expect
    .poll(async () => jobs.state())
    .toEqual({ waiting: 0, oldestDueAt: null, failing: [{ task: 'fail', attempts: 1, error: 'no good' }] });
  await jobs.stop();
});

test('a task that takes longer than the time between its turns takes one place, and the others go on', async () => {
  const began: string[] = [];
  const isOver = Promise.withResolvers<void>();
  const cron = '0 0 1 1 *';
  const jobs = await startJobs({
    url: t.url,
    log: createLog({ level: 'silent' }),
    tasks: [
      { name: 'long', cron, run: () => (began.push('long'), isOver.promise) },
      { name: 'short', cron, run: async () => void began.push('short') },
    ],
  });
  for (const name of ['long', 'long', 'long', 'short'])
    await t.owner.query('select graphile_worker.add_job($1, priority => $2)', [name, name === 'short' ? 1 : 0]);
  await expect.poll(() => began).toContain('short');
  expect(began).toEqual(['long', 'short']);
  isOver.resolve();
  await jobs.stop();
});
