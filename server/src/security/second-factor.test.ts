/** The authenticator as a second factor of the login and of what guards money, its recovery codes, and the history of sign-ins. */
import { randomUUID } from 'node:crypto';
import type { CallResult } from '@bahi/contract/client.ts';
import { login } from '@bahi/contract/identity/calls.ts';
import {
  beginTotp,
  confirmTotp,
  freezeAccount,
  getSecurity,
  listLogins,
  removeTotp,
  requestPasswordReset,
  resetFundPassword,
  resetLoginPassword,
  setFundPassword,
  unfreezeAccount,
  unlockTrading,
} from '@bahi/contract/security/calls.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD, SEALER, startHarness, startInstance, type Harness } from '../identity/testing.ts';
import { lockCustomer } from '../identity/service.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { checkStepUp, moneyOutHeldUntil, spendStepUp } from './service.ts';
import { createPhones } from './testing-phones.ts';
import { withSecurity } from './testing.ts';

const STEP = 30_000;
const FUND = '739164';

const options = withSecurity();

let h: Harness;
beforeAll(async () => {
  h = await startHarness(options);
});
afterAll(() => h.stop());

const key = (idempotencyKey = randomUUID()) => ({ idempotencyKey });
const ends = (results: readonly CallResult<unknown>[]) => results.map(endOf).toSorted();

interface Customer {
  readonly id: bigint;
  readonly account: string;
  readonly token: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

let count = 0;
/** A customer with an authenticator, whose current code is not used. */
async function equipped(): Promise<Customer> {
  count += 1;
  const account = `factor${count}`;
  const { customerId, token } = await h.register(account);
  const { secret } = expectOk(await h.as(token)(beginTotp, { loginPassword: PASSWORD }));
  const { recoveryCodes } = expectOk(await h.as(token)(confirmTotp, { code: codeOf(secret) }, key()));
  await h.clock.advance(STEP);
  return { id: BigInt(customerId), account, token, secret, recoveryCodes };
}

function codeOf(secret: string, at = h.clock.now()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at });
}

test('what keeps money in waits for a decision to let money out that has begun, and is answered after it', async () => {
  const { id, token, secret } = await equipped();
  const call = h.as(token);
  expectOk(await call(setFundPassword, { loginPassword: PASSWORD, fundPassword: FUND, confirmPassword: FUND }, key()));
  const words = { loginPassword: PASSWORD, newPassword: '402857', confirmPassword: '402857' };
  const changes = [
    (code: string) => call(resetFundPassword, { ...words, code }, key()),
    (code: string) => call(removeTotp, { loginPassword: PASSWORD, code }, key()),
  ];
  for (const change of changes) {
    await h.clock.advance(DAY_MS);
    const going = await h.t.owner.transaction(async (tx) => {
      await lockCustomer(tx, id);
      expect(await moneyOutHeldUntil(tx, id, h.clock.now())).toBeNull();
      const changed = change(codeOf(secret));
      await untilWaiting(h.t.owner);
      return [changed] as const;
    });
    expect(endOf(await going[0])).toBe('ok');
  }
});

const enter = (
  { account }: Pick<Customer, 'account'>,
  code?: string,
  password = PASSWORD,
  on: Pick<Harness, 'as'> = h,
) => on.as()(login, { account, password, ...(code === undefined ? {} : { code }) });

test('an authenticator counts only once a code of it was confirmed', async () => {
  const { token } = await h.register('beginner');
  const call = h.as(token);
  expect(endOf(await call(confirmTotp, { code: '123456' }, key()))).toBe('security.totp_not_begun');
  expect(endOf(await call(beginTotp, { loginPassword: 'wrong-password' }))).toBe('identity.old_password_wrong');
  const first = expectOk(await call(beginTotp, { loginPassword: PASSWORD }));
  expect(first.uri).toContain(`secret=${first.secret}`);
  expect(endOf(await enter({ account: 'beginner' }))).toBe('ok');
  const second = expectOk(await call(beginTotp, { loginPassword: PASSWORD }));
  expect(endOf(await call(confirmTotp, { code: codeOf(first.secret) }, key()))).toBe('security.code_wrong');
  const once = key();
  const confirmed = expectOk(await call(confirmTotp, { code: codeOf(second.secret) }, once));
  expect(confirmed.recoveryCodes).toHaveLength(10);
  expect(expectOk(await call(confirmTotp, { code: codeOf(second.secret) }, once))).toEqual(confirmed);
  expect(endOf(await call(beginTotp, { loginPassword: PASSWORD }))).toBe('security.totp_set');
  expect(expectOk(await call(getSecurity, {})).hasTotp).toBe(true);
});

test('neither the secret nor a recovery code lies in the database', async () => {
  const { secret, recoveryCodes } = await equipped();
  const { rows } = await h.t.owner.query<{ text: string }>(
    `select concat((select jsonb_agg(t) from identity.totp t), (select jsonb_agg(r) from identity.recovery_code r),
       (select jsonb_agg(i) from idempotency i)) as text`,
  );
  const { text } = rows[0]!;
  const raw = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex');
  for (const one of [secret, raw, ...recoveryCodes]) expect(text).not.toContain(one);
});

test('the login asks for the code, and only whoever knows the password', async () => {
  const customer = await equipped();
  expect(endOf(await enter(customer, undefined, 'wrong-password'))).toBe('identity.wrong_credentials');
  expect(endOf(await enter(customer))).toBe('identity.second_factor');
  expect(endOf(await enter(customer, codeOf(customer.secret)))).toBe('ok');
});

test('a forgotten password does not take the authenticator away: the new one alone does not sign in', async () => {
  const customer = await equipped();
  const phones = createPhones(h);
  const owner = { ...customer, phone: '+919876500001' };
  expectOk(await phones.askBinding(owner));
  expectOk(await phones.bind(owner, await phones.lastCode(owner)));
  await h.clock.advance(DAY_MS);
  expectOk(await h.as()(requestPasswordReset, { account: customer.account }));
  const code = await phones.lastCode(owner);
  const words = { newPassword: 'harvest-lantern-5', confirmPassword: 'harvest-lantern-5' };
  expectOk(await h.as()(resetLoginPassword, { account: customer.account, code, ...words }, key()));
  expect(endOf(await enter(customer, undefined, words.newPassword))).toBe('identity.second_factor');
  expect(endOf(await enter(customer, codeOf(customer.secret), words.newPassword))).toBe('ok');
});

test('a code is good in its half minute and the one on either side, and once', async () => {
  const customer = await equipped();
  const now = h.clock.now();
  expect(endOf(await enter(customer, codeOf(customer.secret, now - 2 * STEP)))).toBe('security.code_wrong');
  expect(endOf(await enter(customer, codeOf(customer.secret, now + 2 * STEP)))).toBe('security.code_wrong');
  expect(endOf(await enter(customer, codeOf(customer.secret, now + STEP)))).toBe('ok');
  // That one is used, and with it those before.
  for (const at of [now + STEP, now, now - STEP])
    expect(endOf(await enter(customer, codeOf(customer.secret, at)))).toBe('security.code_wrong');
  await h.clock.advance(2 * STEP);
  expect(endOf(await enter(customer, codeOf(customer.secret)))).toBe('ok');
});

test('eight logins at once with one code over two processes: one gets in', async () => {
  const customer = await equipped();
  const other = await startInstance(h.t.url, h.clock, options);
  const code = codeOf(customer.secret);
  const logins = Array.from({ length: 8 }, (_, n) => enter(customer, code, PASSWORD, n % 2 === 0 ? h : other));
  expect(ends(await Promise.all(logins)).filter((end) => end === 'ok')).toHaveLength(1);
  await other.stop();
});

test('codes are guessed no faster than passwords: five wrong ones lock, asking without one in between changes nothing', async () => {
  const customer = await equipped();
  const wrong = codeOf(customer.secret, h.clock.now() + DAY_MS);
  const guesses = [wrong, undefined, wrong, undefined, wrong, wrong];
  const seen: string[] = [];
  for (const guess of guesses) seen.push(endOf(await enter(customer, guess)));
  expect(seen.at(-1)).toBe('identity.locked');
  expect(endOf(await enter(customer, codeOf(customer.secret)))).toBe('identity.locked');
});

test('a recovery code gets in once, however it is typed', async () => {
  const customer = await equipped();
  const code = customer.recoveryCodes[3]!;
  expect(endOf(await enter(customer, code.replace('-', ' ').toLowerCase()))).toBe('ok');
  expect(endOf(await enter(customer, code))).toBe('security.code_wrong');
  const stranger = await equipped();
  expect(endOf(await enter(stranger, customer.recoveryCodes[4]))).toBe('security.code_wrong');
});

test('money asks for the code too, and one code moves money once', async () => {
  const customer = await equipped();
  expectOk(
    await h.as(customer.token)(
      setFundPassword,
      { loginPassword: PASSWORD, fundPassword: FUND, confirmPassword: FUND },
      key(),
    ),
  );
  const deps = { db: h.t.db, sealer: SEALER };
  const ask = (code: string | undefined) =>
    checkStepUp(deps, { customerId: customer.id, sessionId: 1n, fundPassword: FUND, code, now: h.clock.now() });
  await expect(ask(undefined)).rejects.toMatchObject({ refusal: { code: 'security.code_needed' } });
  await expect(ask('000000')).rejects.toMatchObject({ refusal: { code: 'security.code_wrong' } });
  const [one, other] = [await ask(codeOf(customer.secret)), await ask(codeOf(customer.secret))];
  await h.t.db.transaction((tx) => spendStepUp(tx, one));
  await expect(h.t.db.transaction((tx) => spendStepUp(tx, other))).rejects.toMatchObject({
    refusal: { code: 'security.code_wrong' },
  });
});

test('a forgotten fund password is replaced with login password and code; money stays for 24 hours', async () => {
  const customer = await equipped();
  const call = h.as(customer.token);
  const input = { loginPassword: PASSWORD, newPassword: '402857', confirmPassword: '402857' };
  const reset = (code: string) => call(resetFundPassword, { ...input, code }, key());
  expect(endOf(await reset(codeOf(customer.secret)))).toBe('security.fund_password_missing');
  const first = { loginPassword: PASSWORD, fundPassword: FUND, confirmPassword: FUND };
  expectOk(await call(setFundPassword, first, key()));
  for (let n = 0; n < 5; n += 1) await call(unlockTrading, { fundPassword: '914073' });
  expect(endOf(await reset('000000'))).toBe('security.code_wrong');

  const two = await Promise.all([reset(codeOf(customer.secret)), reset(codeOf(customer.secret))]);
  expect(ends(two)).toEqual(['ok', 'security.code_wrong']);
  expectOk(await call(unlockTrading, { fundPassword: '402857' }));
  const until = h.clock.now() + DAY_MS;
  expect(expectOk(await call(getSecurity, {})).moneyOutHeldUntil).toBe(until);
  const held = (at: number) => h.t.db.read((tx) => moneyOutHeldUntil(tx, customer.id, at));
  expect([await held(until - 1), await held(until)]).toEqual([until, null]);
});

test('without an authenticator and a phone a fund password cannot be replaced', async () => {
  const { token } = await h.register('no.factor');
  const call = h.as(token);
  expectOk(await call(setFundPassword, { loginPassword: PASSWORD, fundPassword: FUND, confirmPassword: FUND }, key()));
  const reset = { loginPassword: PASSWORD, code: '123456', newPassword: '402857', confirmPassword: '402857' };
  expect(endOf(await call(resetFundPassword, reset, key()))).toBe('security.phone_missing');
  expect(endOf(await call(removeTotp, { loginPassword: PASSWORD, code: '123456' }, key()))).toBe(
    'security.totp_not_set',
  );
});

test('removing the authenticator takes password and code, and holds money for 24 hours', async () => {
  const customer = await equipped();
  const call = h.as(customer.token);
  expect(endOf(await call(removeTotp, { loginPassword: PASSWORD, code: '000000' }, key()))).toBe('security.code_wrong');
  const removal = { loginPassword: PASSWORD, code: customer.recoveryCodes[0]! };
  expect(expectOk(await call(removeTotp, removal, key())).moneyOutHeldUntil).toBe(h.clock.now() + DAY_MS);
  expect(endOf(await enter(customer))).toBe('ok');
});

test('ending a freeze asks for the code where there is an authenticator', async () => {
  const customer = await equipped();
  const call = h.as(customer.token);
  expectOk(await call(freezeAccount, { loginPassword: PASSWORD }, key()));
  expect(endOf(await call(unfreezeAccount, { loginPassword: PASSWORD }, key()))).toBe('security.code_needed');
  const code = codeOf(customer.secret);
  expectOk(await call(unfreezeAccount, { loginPassword: PASSWORD, code }, key()));
});

test('a login and a movement of money at the same time, each with a code of its own: both end', async () => {
  const customer = await equipped();
  const { id: customerId, token } = customer;
  expectOk(
    await h.as(token)(setFundPassword, { fundPassword: FUND, confirmPassword: FUND, loginPassword: PASSWORD }, key()),
  );
  const ask = { customerId, sessionId: 1n, fundPassword: FUND, code: codeOf(customer.secret), now: h.clock.now() };
  const stepUp = await checkStepUp({ db: h.t.db, sealer: SEALER }, ask);
  // As a withdrawal goes on: the code, then the customer's row.
  let entering: ReturnType<typeof enter> | undefined;
  await h.t.db.transaction(async (tx) => {
    await spendStepUp(tx, stepUp);
    entering = enter(customer, codeOf(customer.secret, h.clock.now() + STEP));
    await untilWaiting(h.t.owner);
    await lockCustomer(tx, customerId);
  });
  expect(endOf((await entering)!)).toBe('ok');
});

test('the history says who got in and who tried, newest first, by pages, each customer the own one', async () => {
  const customer = await equipped();
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
  await h.as(undefined, phone)(login, { account: customer.account.toUpperCase(), password: 'wrong-password' });
  await enter(customer);
  await enter(customer, '000000');
  await enter(customer, codeOf(customer.secret));
  const call = h.as(customer.token);
  const all = expectOk(await call(listLogins, {}));
  expect(all.rows.map((row) => [row.method, row.outcome, row.device])).toEqual([
    ['totp', 'ok', 'Unknown device'],
    ['totp', 'wrong_code', 'Unknown device'],
    ['password', 'wrong_password', 'Chrome on Android'],
  ]);
  const page = expectOk(await call(listLogins, { page: 2, pageSize: 2 }));
  expect(page).toMatchObject({ total: 3, rows: [{ outcome: 'wrong_password', ip: '127.0.0.1' }] });
  const other = await h.register('other.history');
  expect(expectOk(await h.as(other.token)(listLogins, {})).total).toBe(0);
});
