/** Codes by message, the bound phone and a forgotten login password, through the API; the phone is the outbox. */
import { randomUUID } from 'node:crypto';
import type { CallResult } from '@bahi/contract/client.ts';
import { getUser, login } from '@bahi/contract/identity.ts';
import {
  bindPhone,
  freezeAccount,
  getSecurity,
  requestCode,
  requestPasswordReset,
  resetFundPassword,
  resetLoginPassword,
  setFundPassword,
  unfreezeAccount,
  unlockTrading,
} from '@bahi/contract/security.ts';
import { setLanguage } from '@bahi/contract/identity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD, startHarness, startInstance, type Harness } from '../identity/testing.ts';
import type { Messenger } from '../messenger/service.ts';
import { moneyOutHeldUntil } from './service.ts';
import { testMessenger, withSecurity } from './testing.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const FUND = '739164';
const NEW_PASSWORD = 'harvest-lantern-5';

let h: Harness;
let outbox: Messenger;
beforeAll(async () => {
  h = await startHarness(withSecurity());
  outbox = testMessenger({ db: h.t.db, clock: h.clock });
});
afterAll(() => h.stop());

const key = (idempotencyKey = randomUUID()) => ({ idempotencyKey });
const ends = (results: readonly CallResult<unknown>[]) => results.map(endOf).toSorted();
const okCount = (results: readonly CallResult<unknown>[]) => results.filter(({ kind }) => kind === 'ok').length;

interface Customer {
  readonly id: bigint;
  readonly account: string;
  readonly token: string;
  readonly phone: string;
}

let count = 0;
async function newcomer(): Promise<Customer> {
  count += 1;
  const account = `coded${count}`;
  const { customerId, token } = await h.register(account);
  return { id: BigInt(customerId), account, token, phone: `+9198765${String(10_000 + count)}` };
}

/** With a bound phone. */
async function reachable(): Promise<Customer> {
  const customer = await newcomer();
  expectOk(await askBinding(customer));
  expectOk(await bind(customer, await lastCode(customer)));
  return customer;
}

const ask = ({ token }: Customer, purpose: 'fund_password' | 'unfreeze', once = key()) =>
  h.as(token)(requestCode, { purpose }, once);
const askBinding = ({ token, phone }: Customer, to = phone) =>
  h.as(token)(requestCode, { purpose: 'bind_phone', phone: to }, key());
const bind = ({ token, phone }: Customer, code: string, more: object = {}) =>
  h.as(token)(bindPhone, { phone, code, loginPassword: PASSWORD, ...more }, key());
const forget = (account: string) => h.as()(requestPasswordReset, { account });
const replace = (account: string, code: string, newPassword = NEW_PASSWORD, on: Pick<Harness, 'as'> = h) =>
  on.as()(resetLoginPassword, { account, code, newPassword, confirmPassword: newPassword }, key());
const signIn = (account: string, password: string) => h.as()(login, { account, password });
const stateOf = async ({ token }: Customer) => expectOk(await h.as(token)(getSecurity, {}));

async function lastMessage(account: string) {
  const { rows } = await outbox.outbox({ account, page: 1, pageSize: 1 });
  return rows[0];
}
async function lastCode({ account }: Pick<Customer, 'account'>): Promise<string> {
  return /[0-9]{6}/.exec((await lastMessage(account))!.text)![0];
}
const otherThan = (code: string, by = 1) => ((Number(code) + by) % 1_000_000).toString().padStart(6, '0');

async function storiesOf({ id }: Customer): Promise<string[]> {
  const { rows } = await h.t.owner.query<{ story_key: string }>(
    'select story_key from messages.message where customer_id = $1 order by id',
    [id],
  );
  return rows.map(({ story_key }) => story_key);
}

test('a phone is bound with the login password and the code that was sent to it, and shown masked', async () => {
  const customer = await newcomer();
  expect(await stateOf(customer)).toMatchObject({ maskedPhone: null, canSendCodes: true });
  expect(endOf(await ask(customer, 'unfreeze'))).toBe('security.phone_missing');
  for (const phone of ['', '12345', '+0987654321', 'phone', '+91 98765 4321 000000'])
    expect(endOf(await askBinding(customer, phone))).toBe('security.phone_invalid');
  const sent = expectOk(await askBinding(customer, `${customer.phone.slice(0, 3)} (${customer.phone.slice(3)})`));
  expect(sent).toEqual({
    sentTo: `+91 ••••• ••${customer.phone.slice(-3)}`,
    validUntil: h.clock.now() + 10 * MINUTE,
    nextAt: h.clock.now() + MINUTE,
  });
  expect(await lastMessage(customer.account)).toMatchObject({ phone: customer.phone, language: 'en' });
  const code = await lastCode(customer);
  expect(endOf(await bind(customer, code, { loginPassword: 'wrong-password' }))).toBe('identity.old_password_wrong');
  expect(endOf(await bind(customer, otherThan(code)))).toBe('security.code_wrong');
  expect(expectOk(await bind(customer, code))).toEqual({ maskedPhone: sent.sentTo, moneyOutHeldUntil: null });
  expect((await stateOf(customer)).maskedPhone).toBe(sent.sentTo);
  expect(await storiesOf(customer)).toEqual(['security.phone_bound']);
  expect(endOf(await bind(customer, code))).toBe('security.code_expired');
});

test('the message is in the customer’s language, says what the code is for, and that staff never ask for it', async () => {
  const customer = await reachable();
  expect((await lastMessage(customer.account))!.text).toMatch(/bind this phone.*Staff never ask for it/);
  expectOk(await h.as(customer.token)(setLanguage, { language: 'tw' }, key()));
  expectOk(await ask(customer, 'unfreeze'));
  expect((await lastMessage(customer.account))!.text).toMatch(/解除凍結.*絕不會向您索取驗證碼/);
  expectOk(await h.as(customer.token)(setLanguage, { language: 'ko' }, key()));
  expectOk(await ask(customer, 'fund_password'));
  expect((await lastMessage(customer.account))!.text).toMatch(/자금 비밀번호.*직원은 절대 코드를 묻지/);
});

test('nothing that is stored shows a phone or a code', async () => {
  const customer = await reachable();
  expectOk(await ask(customer, 'unfreeze'));
  const code = await lastCode(customer);
  const { rows } = await h.t.owner.query<{ text: string }>(
    `select concat((select jsonb_agg(c)::text from security.code c), (select jsonb_agg(p)::text from security.phone p),
      (select jsonb_agg(m)::text from messenger.message m), (select jsonb_agg(i)::text from public.idempotency i)) as text`,
  );
  const hex = (text: string) => Buffer.from(text).toString('hex');
  for (const secret of [customer.phone, hex(customer.phone), hex(code)]) expect(rows[0]!.text).not.toContain(secret);
  expect(rows[0]!.text).not.toMatch(new RegExp(`[^0-9a-f]${code}[^0-9a-f]`));
});

test('one code a minute, five an hour, ten a day for each purpose and address; an old one is over when a new one is sent', async () => {
  const customer = await reachable();
  const once = key();
  expectOk(await ask(customer, 'unfreeze', once));
  const first = await lastCode(customer);
  expectOk(await ask(customer, 'unfreeze', once));
  expect(await ask(customer, 'unfreeze')).toMatchObject({
    refusal: { code: 'security.code_too_soon', params: { wait: 60 } },
  });
  expectOk(await ask(customer, 'fund_password'));
  await h.clock.advance(MINUTE - 1);
  expect(await ask(customer, 'unfreeze')).toMatchObject({ refusal: { params: { wait: 1 } } });
  await h.clock.advance(1);
  expectOk(await ask(customer, 'unfreeze'));
  if ((await lastCode(customer)) !== first) {
    expectOk(await h.as(customer.token)(freezeAccount, { loginPassword: PASSWORD }, key()));
    expect(endOf(await h.as(customer.token)(unfreezeAccount, { loginPassword: PASSWORD, code: first }, key()))).toBe(
      'security.code_wrong',
    );
  }
  for (let n = 3; n <= 5; n += 1) {
    await h.clock.advance(MINUTE);
    expectOk(await ask(customer, 'unfreeze'));
  }
  await h.clock.advance(MINUTE);
  expect(await ask(customer, 'unfreeze')).toMatchObject({ refusal: { params: { wait: 55 * 60 } } });
  for (let n = 6; n <= 10; n += 1) {
    await h.clock.advance(60 * MINUTE);
    expectOk(await ask(customer, 'unfreeze'));
  }
  await h.clock.advance(2 * 60 * MINUTE);
  expect(endOf(await ask(customer, 'unfreeze'))).toBe('security.code_too_soon');
  await h.clock.advance(DAY);
  expectOk(await ask(customer, 'unfreeze'));
});

test('a code is good for ten minutes to the millisecond', async () => {
  const customer = await reachable();
  expectOk(await forget(customer.account));
  await h.clock.advance(10 * MINUTE);
  expect(endOf(await replace(customer.account, await lastCode(customer)))).toBe('security.code_expired');
  expectOk(await forget(customer.account));
  await h.clock.advance(10 * MINUTE - 1);
  expectOk(await replace(customer.account, await lastCode(customer)));
});

test('sixteen requests at once over two processes send one code', async () => {
  const customer = await reachable();
  const other = await startInstance(h.t.url, h.clock, withSecurity());
  // The first ever, and one more when there was one before.
  for (const sent of [1, 2]) {
    const calls = Array.from({ length: 16 }, (_, n) =>
      (n % 2 === 0 ? h : other).as(customer.token)(requestCode, { purpose: 'unfreeze' }, key()),
    );
    expect(okCount(await Promise.all(calls))).toBe(1);
    const { rows } = await outbox.outbox({ account: customer.account, page: 1, pageSize: 50 });
    expect(rows.filter(({ text }) => text.includes('unfreeze'))).toHaveLength(sent);
    await h.clock.advance(MINUTE);
  }
  await other.stop();
});

test('the fifth miss ends a code: the right one does not help any more', async () => {
  const customer = await reachable();
  expectOk(await forget(customer.account));
  const code = await lastCode(customer);
  for (let miss = 1; miss <= 5; miss += 1)
    expect(endOf(await replace(customer.account, otherThan(code, miss)))).toBe('security.code_wrong');
  expect(endOf(await replace(customer.account, code))).toBe('security.code_expired');
  expect(endOf(await signIn(customer.account, PASSWORD))).toBe('ok');
});

test('forty guesses at once over two processes: no more than five are looked at', async () => {
  const customer = await reachable();
  expectOk(await forget(customer.account));
  const code = await lastCode(customer);
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
  const customer = await reachable();
  const second = expectOk(await signIn(customer.account, PASSWORD)).token;
  for (let miss = 0; miss < 5; miss += 1) await signIn(customer.account, 'wrong-password');
  expect(endOf(await signIn(customer.account, PASSWORD))).toBe('identity.locked');
  expectOk(await forget(` ${customer.account.toUpperCase()} `));
  const code = await lastCode(customer);
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
  expect(await h.t.db.read((tx) => moneyOutHeldUntil(tx, customer.id, now))).toBe(now + DAY);
  expect(await storiesOf(customer)).toEqual(['security.phone_bound', 'security.password_reset']);
});

test('eight resets with one code at once: one wins, with its password', async () => {
  const customer = await reachable();
  expectOk(await forget(customer.account));
  const code = await lastCode(customer);
  const passwords = Array.from({ length: 4 }, (_, n) => `harvest-lantern-${n}0`);
  const results = await Promise.all(passwords.map((password) => replace(customer.account, code, password)));
  expect(okCount(results)).toBe(1);
  const signIns = await Promise.all(passwords.map((password) => signIn(customer.account, password)));
  expect(signIns.map(({ kind }) => kind === 'ok')).toEqual(results.map(({ kind }) => kind === 'ok'));
});

test('one reset, sent four times at once and again later, is made once and answered each time', async () => {
  const customer = await reachable();
  expectOk(await forget(customer.account));
  const input = { account: customer.account, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const body = { ...input, code: await lastCode(customer) };
  const once = key();
  const send = () => h.as()(resetLoginPassword, body, once);
  expect(ends(await Promise.all([send(), send(), send(), send()]))).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(endOf(await send())).toBe('ok');
  expect(endOf(await h.as()(resetLoginPassword, { ...body, code: '000000' }, once))).toBe(
    'request.idempotency_key_reused',
  );
  expect((await storiesOf(customer)).filter((story) => story === 'security.password_reset')).toHaveLength(1);
});

test('a name that is nobody’s, or an account without a phone, is answered word for word as any other', async () => {
  const real = await reachable();
  const bare = await newcomer();
  const names = [real.account, bare.account, 'nobody.of.that.name', 'not an account', '+919999999999'];
  const answers = await Promise.all(names.map(forget));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const again = await Promise.all(names.map(forget));
  expect(new Set(again.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(ends(again)).toEqual(Array(5).fill('security.code_too_soon'));
  for (const name of names)
    for (let miss = 1; miss <= 6; miss += 1) {
      const code = name === real.account ? otherThan(await lastCode(real), miss) : `00000${miss}`;
      expect(endOf(await replace(name, code))).toBe(miss <= 5 ? 'security.code_wrong' : 'security.code_expired');
    }
  expect(await lastMessage(bare.account)).toBeUndefined();
});

test('another phone in place of the bound one: the old one is told and gets no more codes, and money stays for a day', async () => {
  const customer = await reachable();
  expectOk(await ask(customer, 'unfreeze'));
  const stale = await lastCode(customer);
  const next = { ...customer, phone: '+447700900123' };
  expectOk(await askBinding(next));
  const now = h.clock.now();
  expect(expectOk(await bind(next, await lastCode(next)))).toMatchObject({ moneyOutHeldUntil: now + DAY });
  expect(await lastMessage(customer.account)).toMatchObject({ phone: customer.phone, text: /another phone/ as never });
  expect(await stateOf(customer)).toMatchObject({ maskedPhone: '+44 ••••• ••123', moneyOutHeldUntil: now + DAY });
  expectOk(await h.as(customer.token)(freezeAccount, { loginPassword: PASSWORD }, key()));
  const unfreeze = (code?: string) =>
    h.as(customer.token)(unfreezeAccount, { loginPassword: PASSWORD, ...(code === undefined ? {} : { code }) }, key());
  expect(endOf(await unfreeze())).toBe('security.code_needed');
  expect(endOf(await unfreeze(stale))).toBe('security.code_expired');
  expectOk(await ask(customer, 'unfreeze'));
  expect(await lastMessage(customer.account)).toMatchObject({ phone: next.phone });
  expectOk(await unfreeze(await lastCode(customer)));
  expect((await stateOf(customer)).isFrozenByCustomer).toBe(false);
});

test('a phone is one customer’s: said only to whoever has the phone, and of two at once one gets it', async () => {
  const owner = await reachable();
  const thief = { ...(await newcomer()), phone: owner.phone };
  await h.clock.advance(MINUTE);
  expectOk(await askBinding(thief));
  expect(endOf(await bind(thief, otherThan(await lastCode(thief))))).toBe('security.code_wrong');
  expect(endOf(await bind(thief, await lastCode(thief)))).toBe('security.phone_used');
  expect(endOf(await bind({ ...owner }, await lastCode(thief)))).toBe('security.code_wrong');

  const phone = '+61400000001';
  const pair = [
    { ...(await newcomer()), phone },
    { ...(await newcomer()), phone },
  ];
  const codes: string[] = [];
  for (const one of pair) {
    await h.clock.advance(MINUTE);
    expectOk(await askBinding(one));
    codes.push(await lastCode(one));
  }
  const results = await Promise.all(pair.map((one, n) => bind(one, codes[n]!)));
  expect(okCount(results)).toBe(1);
});

test('a forgotten fund password is replaced with a code of a message, once, and money stays for a day', async () => {
  const customer = await reachable();
  const call = h.as(customer.token);
  const first = { loginPassword: PASSWORD, fundPassword: FUND, confirmPassword: FUND };
  expectOk(await call(setFundPassword, first, key()));
  expectOk(await ask(customer, 'fund_password'));
  const code = await lastCode(customer);
  const reset = (newPassword: string, given = code) =>
    call(resetFundPassword, { loginPassword: PASSWORD, code: given, newPassword, confirmPassword: newPassword }, key());
  expect(endOf(await reset('402857', otherThan(code)))).toBe('security.code_wrong');
  const now = h.clock.now();
  const results = await Promise.all([reset('402857'), reset('914073'), reset('281946')]);
  expect(okCount(results)).toBe(1);
  expect((await stateOf(customer)).moneyOutHeldUntil).toBe(now + DAY);
  const winner = ['402857', '914073', '281946'][results.findIndex(({ kind }) => kind === 'ok')]!;
  expectOk(await call(unlockTrading, { fundPassword: winner }));
});

test('a code for one thing does not do for another', async () => {
  const customer = await reachable();
  expectOk(await ask(customer, 'unfreeze'));
  const code = await lastCode(customer);
  const call = h.as(customer.token);
  const first = { loginPassword: PASSWORD, fundPassword: FUND, confirmPassword: FUND };
  expectOk(await call(setFundPassword, first, key()));
  const input = { loginPassword: PASSWORD, code, newPassword: '402857', confirmPassword: '402857' };
  expect(endOf(await call(resetFundPassword, input, key()))).toBe('security.code_expired');
  expect(endOf(await replace(customer.account, code))).toBe('security.code_expired');
});

test('an install that cannot send says so, and asks nobody for a code', async () => {
  const messenger: Messenger = { ...outbox, canSend: false };
  const silent = await startInstance(h.t.url, h.clock, withSecurity({ messenger }));
  const customer = await reachable();
  const call = silent.as(customer.token);
  expect(expectOk(await call(getSecurity, {})).canSendCodes).toBe(false);
  expect(endOf(await call(requestCode, { purpose: 'unfreeze' }, key()))).toBe('security.codes_unavailable');
  expect(endOf(await silent.as()(requestPasswordReset, { account: customer.account }))).toBe(
    'security.codes_unavailable',
  );
  expectOk(await call(freezeAccount, { loginPassword: PASSWORD }, key()));
  expectOk(await call(unfreezeAccount, { loginPassword: PASSWORD }, key()));
  await silent.stop();
});
