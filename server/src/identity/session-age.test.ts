/** A session ends at a certain age, however it is used. */
import { getUser, listSessions, login } from '@bahi/contract/identity/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityTasks } from './jobs.ts';
import { AGE_MAX_MS } from './sessions.ts';
import { endOf, expectOk, PASSWORD, startHarness, type Harness } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.stop());

test('a session that is used each week is over after 90 days, and a new sign-in goes on', async () => {
  const { token } = await h.register('regular');
  const week = 7 * 24 * 60 * MINUTE_MS;
  const until = h.clock.now() + AGE_MAX_MS;
  while (h.clock.now() + week < until) {
    await h.clock.advance(week);
    expectOk(await h.as(token)(getUser, {}));
  }
  await h.clock.advance(until - 1 - h.clock.now());
  expectOk(await h.as(token)(getUser, {}));
  const next = expectOk(await h.as()(login, { account: 'regular', password: PASSWORD })).token;
  await h.clock.advance(30_000);
  expect(endOf(await h.as(token)(getUser, {}))).toBe('401');
  expect(expectOk(await h.as(next)(listSessions, {}))).toMatchObject([{ isCurrent: true }]);
  for (const task of createIdentityTasks({ db: h.t.db, clock: h.clock })) await task.run();
  const { rows } = await h.t.db.query(
    `select end_reason from identity.session join identity.customer on customer.id = customer_id
     where account = 'regular' order by session.id`,
  );
  expect(rows).toEqual([{ end_reason: 'expired' }, { end_reason: null }]);
});
