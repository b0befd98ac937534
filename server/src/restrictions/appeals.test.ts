/** Appeals from the customer, logged in or barred, to the answer of another person (rules §6, T6). */
import { getUser, login } from '@bahi/contract/identity/calls.ts';
import { appeal, appealWithoutSession, getBanCase, listRestrictions } from '@bahi/contract/restrictions/calls.ts';
import { approveChange, listAudit, listChanges } from '@bahi/contract/staff/operations.ts';
import { claimCase, listQueue } from '@bahi/contract/staff/queues.ts';
import { decideAppeal, getAppealCase } from '@bahi/contract/staff/reviews.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD } from '../identity/testing.ts';
import { until } from '../platform/testing-waits.ts';
import type { WholeApp } from '../testing-app.ts';
import { createRestrictionTasks } from './staff-restrictions.ts';
import { ANSWER, key, startRestrictions, type RestrictionsHarness } from './testing-restricted.ts';

let h: RestrictionsHarness;
let w: WholeApp;
beforeAll(async () => {
  h = await startRestrictions();
  w = h.w;
});
beforeEach(() => h.signIn());
afterAll(() => w.stop());

const now = () => w.clock.now();

test('banned: out of every session, appeals with account and password, is answered, and comes in again', async () => {
  const asha = await h.customer();
  const { id } = await h.impose(asha.id, 'banned', 20);
  await until(async () => endOf(await asha.call(getUser, {})) === '401');
  const given = { account: asha.account, password: PASSWORD };
  expect(await w.as()(login, given)).toMatchObject({ refusal: { code: 'identity.banned', params: { case: id } } });
  expect(endOf(await w.as()(getBanCase, { ...given, password: 'wrong-password' }))).toBe('identity.wrong_credentials');
  expect(endOf(await w.as()(getBanCase, { ...given, account: 'nobody.there' }))).toBe('identity.wrong_credentials');
  expect(expectOk(await w.as()(getBanCase, given))).toMatchObject({ id, kind: 'banned', appeal: null });
  const written = { ...given, text: 'The payment was from my own mother.' };
  const once = key();
  const sent = expectOk(await w.as()(appealWithoutSession, written, once));
  expect(expectOk(await w.as()(appealWithoutSession, written, once))).toEqual(sent);
  expect(sent.appeal).toMatchObject({ state: 'pending', promisedBy: now() + 24 * HOUR_MS });
  expect(endOf(await w.as()(appealWithoutSession, written, key()))).toBe('restrictions.appeal_pending');

  const appealId = sent.appeal!.id;
  expectOk(await w.staff(h.support)(claimCase, { queue: 'appeals', case: appealId }, key()));
  const decision = { case: appealId, isUpheld: true, answer: ANSWER };
  expectOk(await w.staff(h.support)(decideAppeal, decision, key()));
  expect(endOf(await w.as()(getBanCase, given))).toBe('restrictions.not_in_force');
  const back = expectOk(await w.as()(login, given)).token;
  expect(expectOk(await w.as(back)(listRestrictions, {}))).toMatchObject([
    { isInForce: false, liftReason: ANSWER, appeal: { state: 'upheld', answer: ANSWER } },
  ]);
  expect(await h.stories(back)).toEqual(['restriction.appeal_upheld', 'restriction.appealed', 'restriction.banned']);
  const { rows } = await w.t.db.query('select 1 from identity.login_guard where account = $1', [asha.account]);
  expect(rows).toEqual([]);
});

test('five wrong passwords lock the way of the appeal as they lock the login', async () => {
  const asha = await h.customer();
  await h.impose(asha.id, 'disabled');
  const wrong = { account: asha.account, password: 'wrong-password' };
  for (let miss = 0; miss < 4; miss += 1) await w.as()(getBanCase, wrong);
  expect(endOf(await w.as()(appealWithoutSession, { ...wrong, text: 'Let me in, please.' }, key()))).toBe(
    'identity.locked',
  );
  expect(endOf(await w.as()(login, { account: asha.account, password: PASSWORD }))).toBe('identity.locked');
});

test('who guesses elsewhere keeps no barred customer from the appeal where they have signed in before', async () => {
  const asha = await h.customer();
  const call = (url: string, remoteAddress: string, password: string, more = {}) =>
    w.app.server
      .inject({
        method: 'POST',
        url: `/api/vue/user/${url}`,
        remoteAddress,
        headers: { 'idempotency-key': key().idempotencyKey },
        body: { account: asha.account, password, ...more },
      })
      .then((answer) => answer.json<{ data: { code?: string } }>().data.code ?? 'ok');
  const [home, elsewhere] = ['192.0.2.7', '198.51.100.66'];
  expect(await call('login', home, PASSWORD)).toBe('ok');
  await h.impose(asha.id, 'banned', 20);
  const guesses = [];
  for (let miss = 0; miss < 6; miss += 1) guesses.push(await call('banCase', elsewhere, 'wrong-password'));
  expect(guesses.slice(3)).toEqual(['identity.wrong_credentials', 'identity.locked', 'identity.locked']);
  expect(await call('banCase', elsewhere, PASSWORD)).toBe('identity.locked');
  expect(await call('banCase', home, PASSWORD)).toBe('ok');
  expect(await call('banAppeal', home, PASSWORD, { text: 'The payment was from my own mother.' })).toBe('ok');
  // At home there are five guesses as anywhere.
  for (let miss = 0; miss < 5; miss += 1) await call('banCase', home, 'wrong-password');
  expect(await call('banCase', home, PASSWORD)).toBe('identity.locked');
});

test('who may log in learns nothing there, and five looks lock as five misses do: codes cannot be guessed behind it', async () => {
  const asha = await h.customer();
  const given = { account: asha.account, password: PASSWORD };
  for (let look = 0; look < 5; look += 1)
    expect(endOf(await w.as()(getBanCase, given))).toBe('restrictions.not_in_force');
  expect(endOf(await w.as()(getBanCase, given))).toBe('identity.locked');
});

test('an appeal reaches its queue, is never answered by whoever imposed or confirmed it, and rejected it can be made again', async () => {
  const asha = await h.customer();
  const made = await h.impose(asha.id, 'no_withdrawal', 72);
  expectOk(await w.staff(h.support)(approveChange, { change: made.change! }, key()));
  const text = 'The money is my salary, see the slip.';
  const told = expectOk(await asha.call(appeal, { restriction: made.id, text }, key()));
  expect(endOf(await asha.call(appeal, { restriction: made.id, text }, key()))).toBe('restrictions.appeal_pending');
  const appealId = told.appeal!.id;
  const { rows } = expectOk(await w.staff(h.risk)(listQueue, { queue: 'appeals', text: asha.account }));
  expect(rows).toMatchObject([{ id: appealId, status: 'pending', hints: [{ key: 'no_withdrawal' }], amount: null }]);
  const shown = expectOk(await w.staff(h.risk)(getAppealCase, { case: appealId }));
  expect(shown).toMatchObject({
    mayDecide: false,
    appeal: { text },
    restriction: { id: made.id, author: 'risk', approvedBy: 'support' },
    earlier: [],
  });
  for (const token of [h.risk, h.support]) {
    expectOk(await w.staff(token)(claimCase, { queue: 'appeals', case: appealId }, key()));
    const decision = { case: appealId, isUpheld: true, answer: ANSWER };
    expect(endOf(await w.staff(token)(decideAppeal, decision, key()))).toBe('staff.same_person');
    await w.clock.advance(5 * 60_000);
  }
  expectOk(await w.staff(h.otherRisk)(claimCase, { queue: 'appeals', case: appealId }, key()));
  expectOk(await w.staff(h.otherRisk)(decideAppeal, { case: appealId, isUpheld: false, answer: ANSWER }, key()));
  expect(expectOk(await asha.call(listRestrictions, {}))).toMatchObject([
    { isInForce: true, appeal: { state: 'rejected', answer: ANSWER } },
  ]);
  const again = expectOk(await asha.call(appeal, { restriction: made.id, text }, key()));
  expect(again.appeal).toMatchObject({ state: 'pending' });
  // The database holds it too, whoever asks.
  await expect(
    w.t.db.query(
      `update restrictions.appeal set state = 'rejected', answer = 'No.', decided_at = 1, decided_name = 'risk',
         decided_by = (select id from staff.member where account = 'risk') where id = $1`,
      [BigInt(again.appeal!.id)],
    ),
  ).rejects.toThrow('for another person');
  // Lifted otherwise, the appeal is over too.
  expectOk(await h.lift(made.id));
  expect(expectOk(await asha.call(listRestrictions, {}))).toMatchObject([{ appeal: { state: 'ended' } }]);
});

test('an appeal is about a restriction of the own, in force, and of staff', async () => {
  const [asha, ravi] = [await h.customer(), await h.customer()];
  const made = await h.impose(asha.id, 'no_trade', 1);
  const text = 'This is not about me at all.';
  expect(endOf(await ravi.call(appeal, { restriction: made.id, text }, key()))).toBe('restrictions.unknown');
  const waiting = expectOk(await asha.call(appeal, { restriction: made.id, text }, key()));
  await w.clock.advance(HOUR_MS);
  expect(endOf(await asha.call(appeal, { restriction: made.id, text }, key()))).toBe('restrictions.not_in_force');
  // One that ended by itself is not in the way of another.
  await h.signIn();
  const next = await h.impose(asha.id, 'no_trade', 1);
  expectOk(await asha.call(appeal, { restriction: next.id, text }, key()));
  const { rows } = await w.t.db.query('select state from restrictions.appeal where id = $1', [
    BigInt(waiting.appeal!.id),
  ]);
  expect(rows).toEqual([{ state: 'ended' }]);
});

test('what waits for a restriction that ended by itself waits no more, once, and what is in force waits on', async () => {
  const [asha, ravi] = [await h.customer(), await h.customer()];
  const text = 'This is not about me at all.';
  const made = [await h.impose(asha.id, 'frozen', 48), await h.impose(ravi.id, 'no_trade', 72)] as const;
  const [over, waiting] = [
    expectOk(await asha.call(appeal, { restriction: made[0].id, text }, key())),
    expectOk(await ravi.call(appeal, { restriction: made[1].id, text }, key())),
  ];
  expectOk(await w.staff(h.support)(approveChange, { change: made[1].change! }, key()));
  await w.clock.advance(made[0].until! - 1 - now());
  await h.signIn();
  const ended = await h.impose(ravi.id, 'no_withdrawal', 72);
  const task = createRestrictionTasks({ db: w.t.db, clock: w.clock })[0]!;
  await Promise.all([task.run(), task.run()]);

  const changes = expectOk(await w.staff(h.support)(listChanges, { kind: 'restriction', pageSize: 100 })).rows;
  const changeOf = (id: string | null) => changes.find((change) => change.id === id);
  expect(changeOf(made[0].change)).toMatchObject({ state: 'overtaken', checker: null });
  expect(changeOf(ended.change)).toMatchObject({ state: 'proposed' });
  expect(endOf(await w.staff(h.otherRisk)(approveChange, { change: made[0].change! }, key()))).toBe(
    'staff.change_decided',
  );
  const { rows } = expectOk(await w.staff(h.otherRisk)(listQueue, { queue: 'appeals', pageSize: 100 }));
  expect(rows.map(({ id }) => id)).toContain(waiting.appeal!.id);
  expect(rows.map(({ id }) => id)).not.toContain(over.appeal!.id);
  expect(expectOk(await asha.call(listRestrictions, {}))).toMatchObject([
    { isInForce: false, appeal: { state: 'ended', decidedAt: made[0].until } },
  ]);
  const audit = expectOk(await w.staff(await w.signIn('auditor'))(listAudit, { action: 'restriction.overtaken' }));
  expect(audit.rows.map(({ staff, subject }) => [staff, subject])).toEqual([[null, `change:${made[0].change}`]]);
});
