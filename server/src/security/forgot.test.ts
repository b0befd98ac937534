/** A forgotten login password, through the API: tries, races, and that nothing tells who has an account. */
import type { CallResult } from '@bahi/contract/client.ts';
import { getUser, login } from '@bahi/contract/identity/calls.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  loginWithPasskey,
  requestPasswordReset,
  resetLoginPassword,
} from '@bahi/contract/security/calls.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD, startHarness, startInstance, type Harness } from '../identity/testing.ts';
import { withFull } from '../identity/testing-lines.ts';
import { moneyOutHeldUntil } from './service.ts';
import { createSoftAuthenticator } from './testing-authenticator.ts';
import { createPhones, key, otherThan, type Phones } from './testing-phones.ts';
import { withSecurity } from './testing.ts';

const NEW_PASSWORD = 'harvest-lantern-5';

let h: Harness;
let phones: Phones;
beforeAll(async () => {
  h = await startHarness(withSecurity());
  phones = createPhones(h);
});
afterAll(() => h.stop());

const ends = (results: readonly CallResult<unknown>[]) => results.map(endOf).toSorted();
const okCount = (results: readonly CallResult<unknown>[]) => results.filter(({ kind }) => kind === 'ok').length;
const forget = (account: string) => h.as()(requestPasswordReset, { account });
const replace = (account: string, code: string, newPassword = NEW_PASSWORD, on: Pick<Harness, 'as'> = h) =>
  on.as()(resetLoginPassword, { account, code, newPassword, confirmPassword: newPassword }, key());
const signIn = (account: string, password: string) => h.as()(login, { account, password });

test('a code is good for ten minutes to the millisecond', async () => {
  const customer = await phones.reachable();
  expectOk(await forget(customer.account));
  const late = await phones.lastCode(customer);
  await h.clock.advance(10 * MINUTE_MS);
  expect(endOf(await replace(customer.account, late))).toBe('security.code_expired');
  expectOk(await forget(customer.account));
  await h.clock.advance(10 * MINUTE_MS - 1);
  expectOk(await replace(customer.account, await phones.lastCode(customer)));
});

test('the fifth miss ends a code: the right one does not help any more', async () => {
  const customer = await phones.reachable();
  expectOk(await forget(customer.account));
  const code = await phones.lastCode(customer);
  for (let miss = 1; miss <= 5; miss += 1)
    expect(endOf(await replace(customer.account, otherThan(code, miss)))).toBe('security.code_wrong');
  expect(endOf(await replace(customer.account, code))).toBe('security.code_expired');
  expect(endOf(await signIn(customer.account, PASSWORD))).toBe('ok');
});

test('forty guesses at once over two processes: no more than five are looked at', async () => {
  const customer = await phones.reachable();
  expectOk(await forget(customer.account));
  const code = await phones.lastCode(customer);
  const other = await startInstance(h.t.url, h.clock, withSecurity());
  const guesses = Array.from({ length: 40 }, (_, n) =>
    replace(customer.account, otherThan(code, n + 1), NEW_PASSWORD, n % 2 === 0 ? h : other),
  );
  const results = ends(await Promise.all(guesses));
  expect(results.filter((end) => end === 'security.code_wrong')).toHaveLength(5);
  expect(results.filter((end) => end === 'security.code_expired')).toHaveLength(35);
  await other.stop();
});

test('a forgotten password: the new one signs in, every session has ended, money stays for a day, and it is told', async () => {
  const customer = await phones.reachable();
  const second = expectOk(await signIn(customer.account, PASSWORD)).token;
  for (let miss = 0; miss < 5; miss += 1) await signIn(customer.account, 'wrong-password');
  expect(endOf(await signIn(customer.account, PASSWORD))).toBe('identity.locked');
  expectOk(await forget(` ${customer.account.toUpperCase()} `));
  const code = await phones.lastCode(customer);
  const reset = (more: object) =>
    h.as()(
      resetLoginPassword,
      { account: customer.account, code, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...more },
      key(),
    );
  expect(endOf(await reset({ confirmPassword: PASSWORD }))).toBe('identity.passwords_differ');
  expect(endOf(await reset({ newPassword: 'short', confirmPassword: 'short' }))).toBe('identity.password_weak');
  expectOk(await reset({}));
  for (const token of [customer.token, second]) expect(endOf(await h.as(token)(getUser, {}))).toBe('401');
  expect(endOf(await signIn(customer.account, PASSWORD))).toBe('identity.wrong_credentials');
  expectOk(await signIn(customer.account, NEW_PASSWORD));
  const now = h.clock.now();
  expect(await h.t.db.read((tx) => moneyOutHeldUntil(tx, customer.id, now))).toBe(now + DAY_MS);
  expect(await phones.storiesOf(customer)).toEqual(['security.phone_bound', 'security.password_reset']);
});

test('a passkey that whoever knew the old password has added signs in no more', async () => {
  const customer = await phones.reachable();
  const device = createSoftAuthenticator();
  const thief = h.as(customer.token);
  const { options } = expectOk(await thief(beginPasskey, { loginPassword: PASSWORD }));
  expectOk(await thief(addPasskey, { name: 'Mine now', response: device.create(options) }, key()));
  const enter = async () =>
    h.as()(loginWithPasskey, { response: device.get(expectOk(await h.as()(beginPasskeyLogin, {})).options) });
  expectOk(await enter());
  expectOk(await forget(customer.account));
  expectOk(await replace(customer.account, await phones.lastCode(customer)));
  expect(endOf(await enter())).toBe('security.passkey_unknown');
});

test('a forgotten password is replaced while strangers fill the line of those who log in', async () => {
  const customer = await phones.reachable();
  expectOk(await forget(customer.account));
  const code = await phones.lastCode(customer);
  await withFull('customers', async () => {
    const elsewhere = h.as(undefined, {}, '203.0.113.200');
    const given = { account: customer.account, password: PASSWORD };
    expect(endOf(await elsewhere(login, given))).toBe('request.too_frequent');
    expect(endOf(await replace(customer.account, code))).toBe('ok');
  });
});

test('eight resets with one code at once: one wins, with its password', async () => {
  const customer = await phones.reachable();
  expectOk(await forget(customer.account));
  const code = await phones.lastCode(customer);
  const passwords = Array.from({ length: 4 }, (_, n) => `harvest-lantern-${n}0`);
  const results = await Promise.all(passwords.map((password) => replace(customer.account, code, password)));
  expect(okCount(results)).toBe(1);
  const signIns = await Promise.all(passwords.map((password) => signIn(customer.account, password)));
  expect(signIns.map(({ kind }) => kind === 'ok')).toEqual(results.map(({ kind }) => kind === 'ok'));
});

test('one reset, sent four times at once and again later, is made once and answered each time', async () => {
  const customer = await phones.reachable();
  expectOk(await forget(customer.account));
  const input = { account: customer.account, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const body = { ...input, code: await phones.lastCode(customer) };
  const once = key();
  const send = () => h.as()(resetLoginPassword, body, once);
  expect(ends(await Promise.all([send(), send(), send(), send()]))).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(endOf(await send())).toBe('ok');
  expect(endOf(await h.as()(resetLoginPassword, { ...body, code: '000000' }, once))).toBe(
    'request.idempotency_key_reused',
  );
  expect((await phones.storiesOf(customer)).filter((story) => story === 'security.password_reset')).toHaveLength(1);
});

test('a name that is nobody’s, or an account without a phone, is answered word for word as any other', async () => {
  const real = await phones.reachable();
  const bare = await phones.newcomer();
  const names = [real.account, bare.account, 'nobody.of.that.name', 'not an account', '+919999999999'];
  const answers = await Promise.all(names.map(forget));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const again = await Promise.all(names.map(forget));
  expect(new Set(again.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(ends(again)).toEqual(Array(5).fill('security.code_too_soon'));
  for (const name of names)
    for (let miss = 1; miss <= 6; miss += 1) {
      const code = name === real.account ? otherThan(await phones.lastCode(real), miss) : `00000${miss}`;
      expect(endOf(await replace(name, code))).toBe(miss <= 5 ? 'security.code_wrong' : 'security.code_expired');
    }
  expect(await phones.lastMessage(bare.account)).toBeUndefined();
});

const ELSEWHERE = '198.51.100.7';
const forgetFrom = (ip: string, account: string) => h.as(undefined, {}, ip)(requestPasswordReset, { account });
const replaceFrom = (ip: string, account: string, code: string) =>
  h.as(undefined, {}, ip)(
    resetLoginPassword,
    { account, code, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    key(),
  );

/** Asks for codes from each of them every twelve minutes; how many were sent. */
async function pester(account: string, networks: readonly string[], hours: number): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < hours * 5; turn += 1) {
    count += okCount(await Promise.all(networks.map((ip) => forgetFrom(ip, account))));
    await h.clock.advance(12 * MINUTE_MS);
  }
  return count;
}

test('whoever asks for codes for a stranger’s name, from however many networks, takes none from where the customer signs in', async () => {
  const customer = await phones.reachable();
  const networks = Array.from({ length: 8 }, (_, n) => `203.0.113.${n + 1}`);
  expect(await pester(customer.account, networks, 4)).toBe(10);
  expectOk(await forget(customer.account));
  const code = await phones.lastCode(customer);
  // Neither does a stranger's guess count against it.
  for (let miss = 1; miss <= 5; miss += 1) await replaceFrom(networks[0]!, customer.account, otherThan(code, miss));
  expect(endOf(await replaceFrom(networks[0]!, customer.account, code))).toMatch(/^security\.code_(wrong|expired)$/);
  expectOk(await replace(customer.account, code));
});

test('one network asks for two codes an hour and four a day for one name, so another one still gets its own', async () => {
  const customer = await phones.reachable();
  const stranger = '2001:db8:1:2::7';
  expect(await pester(customer.account, [stranger, '2001:db8:1:2:ffff::1'], 1)).toBe(2);
  // From a phone on the road, where the customer never was.
  expectOk(await forgetFrom(ELSEWHERE, customer.account));
  expectOk(await replaceFrom(ELSEWHERE, customer.account, await phones.lastCode(customer)));
  expect(await pester(customer.account, [stranger], 4)).toBe(2);
  expectOk(await forgetFrom(ELSEWHERE, customer.account));
});

test('a code that was asked for elsewhere is used where the customer signs in as well', async () => {
  const customer = await phones.reachable();
  expectOk(await forgetFrom(ELSEWHERE, customer.account));
  expectOk(await replace(customer.account, await phones.lastCode(customer)));
});

test('one network is told the same of every name, at each of its limits', async () => {
  const real = await phones.reachable();
  const bare = await phones.newcomer();
  const names = [real.account, bare.account, 'nobody.at.all', 'no account either', `127.0.0.1 ${real.account}`];
  for (let turn = 0; turn < 12; turn += 1) {
    for (const ip of ['127.0.0.1', ELSEWHERE]) {
      const answers = await Promise.all(names.map((name) => forgetFrom(ip, name)));
      for (const answer of answers) expect(answer, `${ip}, turn ${turn}`).toEqual(answers[0]);
    }
    await h.clock.advance(HOUR_MS / 2 + turn * MINUTE_MS);
  }
});
