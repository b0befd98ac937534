/** The fund password, the open session for orders, pauses and the customer's own freeze, through the API. */
import { randomUUID } from 'node:crypto';
import type { CallResult } from '@bahi/contract/client.ts';
import { getUser, login } from '@bahi/contract/identity/calls.ts';
import {
  beginPasskey,
  changeFundPassword,
  freezeAccount,
  getSecurity,
  pauseTrading,
  setFundPassword,
  unfreezeAccount,
  unlockTrading,
} from '@bahi/contract/security/calls.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountState } from '../restrictions/service.ts';
import { restrict } from '../restrictions/testing.ts';
import { endOf, expectOk, PASSWORD, SEALER, startHarness, startInstance, type Harness } from '../identity/testing.ts';
import { onceChecked } from '../platform/idempotency.ts';
import { checkStepUp, spendStepUp } from './service.ts';
import { withSecurity } from './testing.ts';

const SECRET = '739164';
const OTHER = '402857';

const options = withSecurity();

let h: Harness;
beforeAll(async () => {
  h = await startHarness(options);
});
afterAll(() => h.stop());

const deps = () => ({ db: h.t.db, sealer: SEALER });
const key = (idempotencyKey = randomUUID()) => ({ idempotencyKey });

interface Customer {
  readonly id: bigint;
  readonly token: string;
}

let count = 0;
async function newcomer(): Promise<Customer> {
  count += 1;
  const { customerId, token } = await h.register(`secured${count}`);
  return { id: BigInt(customerId), token };
}

async function guarded(): Promise<Customer> {
  const customer = await newcomer();
  expectOk(await set(customer, SECRET));
  // As in a session that begins later.
  await h.t.owner.query('delete from security.unlock where customer_id = $1', [customer.id]);
  return customer;
}

const set = ({ token }: Customer, fundPassword: string, more: object = {}) =>
  h.as(token)(
    setFundPassword,
    { loginPassword: PASSWORD, fundPassword, confirmPassword: fundPassword, ...more },
    key(),
  );
const give = ({ token }: Customer, fundPassword: string, on: Pick<Harness, 'as'> = h) =>
  on.as(token)(unlockTrading, { fundPassword });
const stateOf = async ({ token }: Customer) => expectOk(await h.as(token)(getSecurity, {}));
const ends = (results: readonly CallResult<unknown>[]) => results.map(endOf).toSorted();

test('a fund password is set once, with the login password, which opens the session for orders, and told', async () => {
  const customer = await newcomer();
  expect(await stateOf(customer)).toMatchObject({ hasFundPassword: false, unlockedUntil: null });
  expect(endOf(await give(customer, SECRET))).toBe('security.fund_password_missing');
  expect(endOf(await set(customer, '12345'))).toBe('security.fund_password_format');
  expect(endOf(await set(customer, '123456'))).toBe('security.fund_password_simple');
  expect(endOf(await set(customer, SECRET, { confirmPassword: OTHER }))).toBe('identity.passwords_differ');
  expect(endOf(await set(customer, SECRET, { loginPassword: 'wrong-password' }))).toBe('identity.old_password_wrong');
  expectOk(await set(customer, SECRET));
  expect(endOf(await set(customer, OTHER))).toBe('security.fund_password_set');
  const unlockedUntil = h.clock.now() + 15 * MINUTE_MS;
  expect(await stateOf(customer)).toMatchObject({ hasFundPassword: true, unlockedUntil });
  const { rows } = await h.t.owner.query('select kind, story_key from messages.message where customer_id = $1', [
    customer.id,
  ]);
  expect(rows).toEqual([{ kind: 'security', story_key: 'security.fund_password_set' }]);
});

test('two first fund passwords at once: one is set, the other is refused', async () => {
  const customer = await newcomer();
  expect(ends(await Promise.all([set(customer, SECRET), set(customer, OTHER)]))).toEqual([
    'ok',
    'security.fund_password_set',
  ]);
});

test('nothing that is stored lets the six digits be searched for', async () => {
  const customer = await guarded();
  const { rows } = await h.t.owner.query<{ text: string }>(
    `select (select jsonb_agg(i)::text from public.idempotency i where scope = $1)
       || (select jsonb_agg(a)::text from security.account a where customer_id = $2) as text`,
    [customer.id.toString(), customer.id],
  );
  expect(rows[0]!.text).not.toContain(SECRET);
  expect(rows[0]!.text).toContain('$argon2id$');
});

test('giving it opens this session for 15 minutes to the millisecond; other sessions and customers stay closed', async () => {
  const customer = await guarded();
  const other = await guarded();
  const { unlockedUntil } = expectOk(await give(customer, SECRET));
  expect(unlockedUntil).toBe(h.clock.now() + 15 * MINUTE_MS);
  expect((await stateOf(customer)).unlockedUntil).toBe(unlockedUntil);
  expect((await stateOf(other)).unlockedUntil).toBeNull();
  await h.clock.advance(15 * MINUTE_MS - 1);
  expect((await stateOf(customer)).unlockedUntil).toBe(unlockedUntil);
  await h.clock.advance(1);
  expect((await stateOf(customer)).unlockedUntil).toBeNull();
});

test('the fifth miss locks for 15 minutes, and the right one does not help before', async () => {
  const customer = await guarded();
  for (const left of [4, 3, 2, 1]) {
    expect(await give(customer, OTHER)).toMatchObject({ refusal: { params: { left } } });
  }
  const until = h.clock.now() + 15 * MINUTE_MS;
  expect(await give(customer, OTHER)).toMatchObject({
    refusal: { code: 'security.fund_password_locked', params: { until } },
  });
  await h.clock.advance(15 * MINUTE_MS - 1);
  expect(endOf(await give(customer, SECRET))).toBe('security.fund_password_locked');
  // Whoever guesses with somebody's session is not alone in knowing; once for each time it locks.
  const { rows } = await h.t.owner.query(
    `select story_params as params from messages.message where customer_id = $1 and story_key = 'security.fund_password_locked'`,
    [customer.id],
  );
  expect(rows).toEqual([{ params: { until } }]);
  await h.clock.advance(1);
  expect(endOf(await give(customer, SECRET))).toBe('ok');
});

test('twenty guesses at once over two processes: no more than five are looked at', async () => {
  const customer = await guarded();
  const other = await startInstance(h.t.url, h.clock, options);
  const guesses = Array.from({ length: 20 }, (_, n) => give(customer, String(402_850 + n), n % 2 === 0 ? h : other));
  const results = ends(await Promise.all(guesses));
  expect(results.filter((end) => end === 'security.fund_password_wrong').length).toBeLessThanOrEqual(4);
  expect(new Set(results)).toEqual(new Set(['security.fund_password_wrong', 'security.fund_password_locked']));
  expect(endOf(await give(customer, SECRET))).toBe('security.fund_password_locked');
  await other.stop();
});

test('twenty right ones at once all count as right', async () => {
  const customer = await guarded();
  const results = await Promise.all(Array.from({ length: 20 }, () => give(customer, SECRET)));
  expect(new Set(results.map(endOf))).toEqual(new Set(['ok']));
});

test('a change closes the session again, and a retry of it gets the same answer and counts no miss', async () => {
  const customer = await guarded();
  expectOk(await give(customer, SECRET));
  const change = { oldPassword: SECRET, newPassword: OTHER, confirmPassword: OTHER };
  const once = key();
  for (let time = 0; time < 7; time += 1) expectOk(await h.as(customer.token)(changeFundPassword, change, once));
  expect((await stateOf(customer)).unlockedUntil).toBeNull();
  expect(await give(customer, SECRET)).toMatchObject({ refusal: { params: { left: 4 } } });
  expectOk(await give(customer, OTHER));
  expect(endOf(await h.as(customer.token)(changeFundPassword, { ...change, newPassword: '914073' }, once))).toBe(
    'request.idempotency_key_reused',
  );
});

test('sixteen changes to different ones at once: one is made', async () => {
  const customer = await guarded();
  const changes = Array.from({ length: 16 }, (_, n) => {
    const newPassword = String(739_170 + n);
    const change = { oldPassword: SECRET, newPassword, confirmPassword: newPassword };
    return h.as(customer.token)(changeFundPassword, change, key());
  });
  const results = ends(await Promise.all(changes));
  expect(results.filter((end) => end === 'ok')).toHaveLength(1);
});

test('a step-up is right only until the fund password is another one, and only with its own customer', async () => {
  const customer = await guarded();
  const now = h.clock.now();
  const stepUp = await checkStepUp(deps(), {
    customerId: customer.id,
    sessionId: 1n,
    fundPassword: SECRET,
    code: undefined,
    now,
  });
  await h.t.db.transaction((tx) => spendStepUp(tx, stepUp));
  const change = { oldPassword: SECRET, newPassword: OTHER, confirmPassword: OTHER };
  expectOk(await h.as(customer.token)(changeFundPassword, change, key()));
  await expect(h.t.db.transaction((tx) => spendStepUp(tx, stepUp))).rejects.toMatchObject({
    refusal: { code: 'security.fund_password_wrong' },
  });
});

test('a movement with a step-up, sent twice at once, happens once and is answered twice', async () => {
  const customer = await guarded();
  const call = { scope: customer.id, endpoint: '/test/move', key: randomUUID(), bodyHash: 'body' };
  let moves = 0;
  const move = () =>
    onceChecked(
      h.t.db,
      call,
      () =>
        checkStepUp(deps(), {
          customerId: customer.id,
          sessionId: 1n,
          fundPassword: SECRET,
          code: undefined,
          now: h.clock.now(),
        }),
      async (tx, stepUp) => {
        await spendStepUp(tx, stepUp);
        moves += 1;
        return { moved: moves };
      },
    );
  expect(await Promise.all([move(), move(), move()])).toEqual([{ moved: 1 }, { moved: 1 }, { moved: 1 }]);
  await expect(
    onceChecked(
      h.t.db,
      { ...call, bodyHash: 'other' },
      async () => {},
      async () => ({}),
    ),
  ).rejects.toMatchObject({
    refusal: { code: 'request.idempotency_key_reused' },
  });
});

test('a trading pause only grows', async () => {
  const customer = await newcomer();
  const pause = async (days: number) => h.as(customer.token)(pauseTrading, { days }, key());
  const { pausedUntil } = expectOk(await pause(3));
  expect(pausedUntil).toBe(h.clock.now() + 3 * DAY_MS);
  expect(await pause(2)).toMatchObject({ refusal: { code: 'security.pause_shorter', params: { until: pausedUntil } } });
  expect(expectOk(await pause(7)).pausedUntil).toBe(h.clock.now() + 7 * DAY_MS);
  for (const days of [0, 31, 1.5]) expect(endOf(await pause(days))).toBe('request.invalid');
  await h.clock.advance(7 * DAY_MS);
  expect((await stateOf(customer)).pausedUntil).toBeNull();
});

test('a customer freezes and unfreezes the own account with the login password', async () => {
  const customer = await newcomer();
  const call = h.as(customer.token);
  expect(endOf(await call(freezeAccount, { loginPassword: 'wrong-password' }, key()))).toBe(
    'identity.old_password_wrong',
  );
  expectOk(await call(freezeAccount, { loginPassword: PASSWORD }, key()));
  expect((await stateOf(customer)).isFrozenByCustomer).toBe(true);
  expect(expectOk(await call(getUser, {})).restrictions).toMatchObject([{ kind: 'frozen' }]);
  expectOk(await call(unfreezeAccount, { loginPassword: PASSWORD }, key()));
  expect((await stateOf(customer)).isFrozenByCustomer).toBe(false);
  expect(endOf(await call(unfreezeAccount, { loginPassword: PASSWORD }, key()))).toBe(
    'security.not_frozen_by_customer',
  );
});

test('a session asks for the right login password thirty times, then not for a quarter of an hour; another one still does, and freezes', async () => {
  const { token } = await newcomer();
  const other = expectOk(await h.as()(login, { account: `secured${count}`, password: PASSWORD })).token;
  const ask = async (by: string) => endOf(await h.as(by)(beginPasskey, { loginPassword: PASSWORD }));
  const ends: string[] = [];
  for (let n = 0; n < 30; n += 1) ends.push(await ask(token));
  expect(new Set(ends)).toEqual(new Set(['ok']));
  const refused = await h.as(token)(beginPasskey, { loginPassword: PASSWORD });
  expect(refused).toMatchObject({ refusal: { code: 'request.too_frequent', params: { wait: 900 } } });
  expect(await ask(other)).toBe('ok');
  expect(endOf(await h.as(token)(freezeAccount, { loginPassword: PASSWORD }, key()))).toBe('ok');
  await h.clock.advance(15 * MINUTE_MS - 1);
  expect(await ask(token)).toBe('request.too_frequent');
  await h.clock.advance(1);
  expect(await ask(token)).toBe('ok');
});

test('a session asks for the right fund password a hundred times, then not for a quarter of an hour; who signs in again does, and misses are none', async () => {
  const { token } = await guarded();
  const ask = async (by: string) => endOf(await h.as(by)(unlockTrading, { fundPassword: SECRET }));
  const ends: string[] = [];
  for (let n = 0; n < 100; n += 1) ends.push(await ask(token));
  expect(new Set(ends)).toEqual(new Set(['ok']));
  const refused = await h.as(token)(unlockTrading, { fundPassword: SECRET });
  expect(refused).toMatchObject({ refusal: { code: 'request.too_frequent', params: { wait: 900 } } });
  for (let n = 0; n < 10; n += 1) expect(await ask(token)).toBe('request.too_frequent');
  const other = expectOk(await h.as()(login, { account: `secured${count}`, password: PASSWORD })).token;
  expect(await ask(other)).toBe('ok');
  await h.clock.advance(15 * MINUTE_MS);
  expect(await ask(token)).toBe('ok');
});

test('a freeze by staff cannot be turned into one that the customer ends', async () => {
  const customer = await newcomer();
  const { id: customerId } = customer;
  const now = h.clock.now();
  await h.t.db.transaction((tx) => restrict(tx, { customerId, kind: 'frozen', now }));
  const call = h.as(customer.token);
  expectOk(await call(freezeAccount, { loginPassword: PASSWORD }, key()));
  expectOk(await call(unfreezeAccount, { loginPassword: PASSWORD }, key()));
  expect(endOf(await call(unfreezeAccount, { loginPassword: PASSWORD }, key()))).toBe(
    'security.not_frozen_by_customer',
  );
  const { frozen } = await h.t.db.read((tx) => accountState(tx, customerId, now));
  expect(frozen).toMatchObject({ reason: 'court_order' });
});
