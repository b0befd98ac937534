/** Codes by message and the bound phone, through the API. */
import type { CallResult } from '@bahi/contract/client.ts';
import { setLanguage } from '@bahi/contract/identity/calls.ts';
import {
  freezeAccount,
  getSecurity,
  requestCode,
  requestPasswordReset,
  resetFundPassword,
  resetLoginPassword,
  setFundPassword,
  unfreezeAccount,
  unlockTrading,
} from '@bahi/contract/security/calls.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD, startHarness, startInstance, type Harness } from '../identity/testing.ts';
import type { Messenger } from '../messenger/service.ts';
import { createPhones, key, otherThan, type Customer, type Phones } from './testing-phones.ts';
import { withSecurity } from './testing.ts';

const FUND = '739164';

let h: Harness;
let phones: Phones;
beforeAll(async () => {
  h = await startHarness(withSecurity());
  phones = createPhones(h);
});
afterAll(() => h.stop());

const okCount = (results: readonly CallResult<unknown>[]) => results.filter(({ kind }) => kind === 'ok').length;
const ask = ({ token }: Customer, purpose: 'fund_password' | 'unfreeze', once = key()) =>
  h.as(token)(requestCode, { purpose }, once);
const stateOf = async ({ token }: Customer) => expectOk(await h.as(token)(getSecurity, {}));

test('a phone is bound with the login password and the code that was sent to it, and shown masked', async () => {
  const customer = await phones.newcomer();
  expect(await stateOf(customer)).toMatchObject({ maskedPhone: null, canSendCodes: true });
  expect(endOf(await ask(customer, 'unfreeze'))).toBe('security.phone_missing');
  for (const phone of ['', '12345', '+0987654321', 'phone', '+91 98765 4321 000000'])
    expect(endOf(await phones.askBinding(customer, phone))).toBe('security.phone_invalid');
  const sent = expectOk(
    await phones.askBinding(customer, `${customer.phone.slice(0, 3)} (${customer.phone.slice(3)})`),
  );
  expect(sent).toEqual({
    sentTo: `+91 ••••• ••${customer.phone.slice(-3)}`,
    validUntil: h.clock.now() + 10 * MINUTE_MS,
    nextAt: h.clock.now() + MINUTE_MS,
  });
  expect(await phones.lastMessage(customer.account)).toMatchObject({ to: customer.phone, language: 'en' });
  const code = await phones.lastCode(customer);
  expect(endOf(await phones.bind(customer, code, { loginPassword: 'wrong-password' }))).toBe(
    'identity.old_password_wrong',
  );
  expect(endOf(await phones.bind(customer, otherThan(code)))).toBe('security.code_wrong');
  expect(expectOk(await phones.bind(customer, code))).toEqual({ maskedPhone: sent.sentTo, moneyOutHeldUntil: null });
  expect((await stateOf(customer)).maskedPhone).toBe(sent.sentTo);
  expect(await phones.storiesOf(customer)).toEqual(['security.phone_bound']);
  expect(endOf(await phones.bind(customer, code))).toBe('security.code_expired');
});

test('the message is in the customer’s language, says what the code is for, and that staff never ask for it', async () => {
  const customer = await phones.reachable();
  expect((await phones.lastMessage(customer.account))!.text).toMatch(/bind this phone.*Staff never ask for it/);
  expectOk(await h.as(customer.token)(setLanguage, { language: 'tw' }, key()));
  expectOk(await ask(customer, 'unfreeze'));
  expect((await phones.lastMessage(customer.account))!.text).toMatch(/解除凍結.*絕不會向您索取驗證碼/);
  expectOk(await h.as(customer.token)(setLanguage, { language: 'ko' }, key()));
  expectOk(await ask(customer, 'fund_password'));
  expect((await phones.lastMessage(customer.account))!.text).toMatch(/자금 비밀번호.*직원은 절대 인증번호를 묻지/);
});

test('nothing that is stored shows a phone or a code', async () => {
  const customer = await phones.reachable();
  expectOk(await ask(customer, 'unfreeze'));
  const code = await phones.lastCode(customer);
  const { rows } = await h.t.owner.query<{ text: string }>(
    `select concat((select jsonb_agg(c)::text from security.code c), (select jsonb_agg(p)::text from security.phone p),
      (select jsonb_agg(m)::text from messenger.message m), (select jsonb_agg(i)::text from public.idempotency i)) as text`,
  );
  const hex = (text: string) => Buffer.from(text).toString('hex');
  for (const secret of [customer.phone, hex(customer.phone), hex(code)]) expect(rows[0]!.text).not.toContain(secret);
  expect(rows[0]!.text).not.toMatch(new RegExp(`[^0-9a-f]${code}[^0-9a-f]`));
});

test('one code a minute, five an hour, ten a day for each purpose and address; an old one is over when a new one is sent', async () => {
  const customer = await phones.reachable();
  const once = key();
  expectOk(await ask(customer, 'unfreeze', once));
  const first = await phones.lastCode(customer);
  expectOk(await ask(customer, 'unfreeze', once));
  expect(await ask(customer, 'unfreeze')).toMatchObject({
    refusal: { code: 'security.code_too_soon', params: { wait: 60 } },
  });
  expectOk(await ask(customer, 'fund_password'));
  await h.clock.advance(MINUTE_MS - 1);
  expect(await ask(customer, 'unfreeze')).toMatchObject({ refusal: { params: { wait: 1 } } });
  await h.clock.advance(1);
  expectOk(await ask(customer, 'unfreeze'));
  if ((await phones.lastCode(customer)) !== first) {
    expectOk(await h.as(customer.token)(freezeAccount, { loginPassword: PASSWORD }, key()));
    expect(endOf(await h.as(customer.token)(unfreezeAccount, { loginPassword: PASSWORD, code: first }, key()))).toBe(
      'security.code_wrong',
    );
  }
  for (let n = 3; n <= 5; n += 1) {
    await h.clock.advance(MINUTE_MS);
    expectOk(await ask(customer, 'unfreeze'));
  }
  await h.clock.advance(MINUTE_MS);
  expect(await ask(customer, 'unfreeze')).toMatchObject({ refusal: { params: { wait: 55 * 60 } } });
  for (let n = 6; n <= 10; n += 1) {
    await h.clock.advance(60 * MINUTE_MS);
    expectOk(await ask(customer, 'unfreeze'));
  }
  await h.clock.advance(2 * 60 * MINUTE_MS);
  expect(endOf(await ask(customer, 'unfreeze'))).toBe('security.code_too_soon');
  await h.clock.advance(DAY_MS);
  expectOk(await ask(customer, 'unfreeze'));
});

test('sixteen requests at once over two processes send one code', async () => {
  const customer = await phones.reachable();
  const other = await startInstance(h.t.url, h.clock, withSecurity());
  // The first ever, and one more when there was one before.
  for (const sent of [1, 2]) {
    const calls = Array.from({ length: 16 }, (_, n) =>
      (n % 2 === 0 ? h : other).as(customer.token)(requestCode, { purpose: 'unfreeze' }, key()),
    );
    expect(okCount(await Promise.all(calls))).toBe(1);
    const { rows } = await phones.outbox.outbox({ account: customer.account, page: 1, pageSize: 50 });
    expect(rows.filter(({ text }) => text.includes('unfreeze'))).toHaveLength(sent);
    await h.clock.advance(MINUTE_MS);
  }
  await other.stop();
});

test('another phone in place of the bound one: the old one is told and gets no more codes, and money stays for a day', async () => {
  const customer = await phones.reachable();
  expectOk(await ask(customer, 'unfreeze'));
  const stale = await phones.lastCode(customer);
  const next = { ...customer, phone: '+447700900123' };
  expectOk(await phones.askBinding(next));
  const now = h.clock.now();
  expect(expectOk(await phones.bind(next, await phones.lastCode(next)))).toMatchObject({
    moneyOutHeldUntil: now + DAY_MS,
  });
  expect(await phones.lastMessage(customer.account)).toMatchObject({
    to: customer.phone,
    text: /another phone.*cannot leave for 24 hours/ as never,
  });
  expect(await stateOf(customer)).toMatchObject({ maskedPhone: '+44 ••••• ••123', moneyOutHeldUntil: now + DAY_MS });
  expectOk(await h.as(customer.token)(freezeAccount, { loginPassword: PASSWORD }, key()));
  const unfreeze = (code?: string) =>
    h.as(customer.token)(unfreezeAccount, { loginPassword: PASSWORD, ...(code === undefined ? {} : { code }) }, key());
  expect(endOf(await unfreeze())).toBe('security.code_needed');
  expect(endOf(await unfreeze(stale))).toBe('security.code_expired');
  expectOk(await ask(customer, 'unfreeze'));
  expect(await phones.lastMessage(customer.account)).toMatchObject({ to: next.phone });
  expectOk(await unfreeze(await phones.lastCode(customer)));
  expect((await stateOf(customer)).isFrozenByCustomer).toBe(false);
});

test('a phone is one customer’s: said only to whoever has the phone, and of two at once one gets it', async () => {
  const owner = await phones.reachable();
  const thief = { ...(await phones.newcomer()), phone: owner.phone };
  await h.clock.advance(MINUTE_MS);
  expectOk(await phones.askBinding(thief));
  expect(endOf(await phones.bind(thief, otherThan(await phones.lastCode(thief))))).toBe('security.code_wrong');
  expect(endOf(await phones.bind(thief, await phones.lastCode(thief)))).toBe('security.phone_used');
  expect(endOf(await phones.bind({ ...owner }, await phones.lastCode(thief)))).toBe('security.code_expired');

  const phone = '+61400000001';
  const pair = [
    { ...(await phones.newcomer()), phone },
    { ...(await phones.newcomer()), phone },
  ];
  const codes: string[] = [];
  for (const one of pair) {
    await h.clock.advance(MINUTE_MS);
    expectOk(await phones.askBinding(one));
    codes.push(await phones.lastCode(one));
  }
  const results = await Promise.all(pair.map((one, n) => phones.bind(one, codes[n]!)));
  expect(okCount(results)).toBe(1);
});

test('nobody uses up the tries of a code that another customer asked for', async () => {
  const owner = await phones.newcomer();
  expectOk(await phones.askBinding(owner));
  const code = await phones.lastCode(owner);
  const stranger = { ...(await phones.newcomer()), phone: owner.phone };
  for (let n = 1; n <= 5; n += 1) await phones.bind(stranger, otherThan(code, n));
  expectOk(await phones.bind(owner, code));
});

test('a forgotten fund password is replaced with a code of a message, once, and money stays for a day', async () => {
  const customer = await phones.reachable();
  const call = h.as(customer.token);
  const first = { loginPassword: PASSWORD, fundPassword: FUND, confirmPassword: FUND };
  expectOk(await call(setFundPassword, first, key()));
  expectOk(await ask(customer, 'fund_password'));
  const code = await phones.lastCode(customer);
  const reset = (newPassword: string, given = code) =>
    call(resetFundPassword, { loginPassword: PASSWORD, code: given, newPassword, confirmPassword: newPassword }, key());
  expect(endOf(await reset('402857', otherThan(code)))).toBe('security.code_wrong');
  const now = h.clock.now();
  const results = await Promise.all([reset('402857'), reset('914073'), reset('281946')]);
  expect(okCount(results)).toBe(1);
  expect((await stateOf(customer)).moneyOutHeldUntil).toBe(now + DAY_MS);
  const winner = ['402857', '914073', '281946'][results.findIndex(({ kind }) => kind === 'ok')]!;
  expectOk(await call(unlockTrading, { fundPassword: winner }));
});

test('a code for one thing does not do for another', async () => {
  const customer = await phones.reachable();
  expectOk(await ask(customer, 'unfreeze'));
  const code = await phones.lastCode(customer);
  const call = h.as(customer.token);
  const first = { loginPassword: PASSWORD, fundPassword: FUND, confirmPassword: FUND };
  expectOk(await call(setFundPassword, first, key()));
  const input = { loginPassword: PASSWORD, code, newPassword: '402857', confirmPassword: '402857' };
  expect(endOf(await call(resetFundPassword, input, key()))).toBe('security.code_expired');
  const taken = {
    account: customer.account,
    code,
    newPassword: 'harvest-lantern-5',
    confirmPassword: 'harvest-lantern-5',
  };
  expect(endOf(await h.as()(resetLoginPassword, taken, key()))).toBe('security.code_expired');
});

test('an install that cannot send says so, and asks nobody for a code', async () => {
  const messenger: Messenger = { ...phones.outbox, canSend: false };
  const silent = await startInstance(h.t.url, h.clock, withSecurity({ messenger }));
  const customer = await phones.reachable();
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
