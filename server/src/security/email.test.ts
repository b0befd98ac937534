/** The address that e-mail goes to, through the API. */
import { bindEmail, removeEmail } from '@bahi/contract/security/address-calls.ts';
import { getSecurity, requestCode } from '@bahi/contract/security/calls.ts';
import { setLanguage } from '@bahi/contract/identity/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD, startHarness, startInstance, type Harness } from '../identity/testing.ts';
import type { Messenger } from '../messenger/service.ts';
import { createPhones, key, otherThan, type Customer, type Phones } from './testing-phones.ts';
import { withSecurity } from './testing.ts';

let h: Harness;
let phones: Phones;
beforeAll(async () => {
  h = await startHarness(withSecurity());
  phones = createPhones(h);
});
afterAll(() => h.stop());

const ask = ({ token }: Customer, email: string) => h.as(token)(requestCode, { purpose: 'bind_email', email }, key());
const bind = ({ token }: Customer, email: string, code: string, more: object = {}) =>
  h.as(token)(bindEmail, { email, code, loginPassword: PASSWORD, ...more }, key());
const remove = ({ token }: Customer, loginPassword = PASSWORD) => h.as(token)(removeEmail, { loginPassword }, key());
const stateOf = async ({ token }: Customer) => expectOk(await h.as(token)(getSecurity, {}));
const outboxOf = async ({ account }: Customer) => (await phones.outbox.outbox({ account, page: 1, pageSize: 50 })).rows;

/** Asks for a code to the address, and answers it. */
async function codeFor(customer: Customer, email: string): Promise<string> {
  expectOk(await ask(customer, email));
  return phones.lastCode(customer);
}

async function bound(email: string): Promise<Customer> {
  const customer = await phones.newcomer();
  expectOk(await bind(customer, email, await codeFor(customer, email)));
  return customer;
}

test('an address is bound with the login password and the code that was sent to it, and shown masked', async () => {
  const customer = await phones.newcomer();
  expect(await stateOf(customer)).toMatchObject({ maskedEmail: null, canSendEmail: true });
  for (const email of ['', 'priya', 'a@b', 'a@example.com, b@example.com', 'a@example.com\nBcc: x@example.com'])
    expect(endOf(await ask(customer, email))).toBe('security.email_invalid');
  const sent = expectOk(await ask(customer, ' Priya@Example.com '));
  expect(sent.sentTo).toBe('p•••@example.com');
  const [mail] = await outboxOf(customer);
  expect(mail).toMatchObject({ to: 'priya@example.com', language: 'en' });
  expect(mail!.text).toMatch(/^Bahi: your e-mail code\n\d{6} is your code to add this e-mail address.*Staff never ask/);
  const code = await phones.lastCode(customer);
  const wrong = await bind(customer, 'priya@example.com', code, { loginPassword: 'wrong-password' });
  expect(endOf(wrong)).toBe('identity.old_password_wrong');
  expect(endOf(await bind(customer, 'priya@example.com', otherThan(code)))).toBe('security.code_wrong');
  expect(endOf(await bind(customer, 'other@example.com', code))).toBe('security.code_expired');
  expect(expectOk(await bind(customer, 'PRIYA@example.com', code))).toEqual({ maskedEmail: sent.sentTo });
  expect(await stateOf(customer)).toMatchObject({ maskedEmail: sent.sentTo, moneyOutHeldUntil: null });
  expect(await phones.storiesOf(customer)).toEqual(['security.email_bound']);
  expect(endOf(await bind(customer, 'priya@example.com', code))).toBe('security.code_expired');
});

test('a code is over after five tries and after ten minutes, and the next one can be had after one', async () => {
  const customer = await phones.newcomer();
  const email = 'tries@example.com';
  const code = await codeFor(customer, email);
  expect(endOf(await ask(customer, email))).toBe('security.code_too_soon');
  for (let n = 1; n <= 5; n += 1)
    expect(endOf(await bind(customer, email, otherThan(code, n)))).toBe('security.code_wrong');
  expect(endOf(await bind(customer, email, code))).toBe('security.code_expired');
  await h.clock.advance(MINUTE_MS);
  const next = await codeFor(customer, email);
  await h.clock.advance(10 * MINUTE_MS);
  expect(endOf(await bind(customer, email, next))).toBe('security.code_expired');
  expect((await stateOf(customer)).maskedEmail).toBeNull();
});

test('however many accounts ask, an address gets five codes an hour', async () => {
  const email = 'flooded@example.com';
  const ends: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    ends.push(endOf(await ask(await phones.newcomer(), email)));
    await h.clock.advance(MINUTE_MS);
  }
  expect(ends).toEqual([...Array(5).fill('ok'), 'security.code_too_soon']);
});

test('another address in place of the bound one: the old one is told, in the customer’s language, and gets no more', async () => {
  const customer = await bound('first@example.com');
  expectOk(await h.as(customer.token)(setLanguage, { language: 'tw' }, key()));
  expectOk(await bind(customer, 'second@example.com', await codeFor(customer, 'second@example.com')));
  const [told] = await outboxOf(customer);
  expect(told).toMatchObject({ to: 'first@example.com', language: 'tw' });
  expect(told!.text).toMatch(/^Bahi：電子郵件地址已移除\n此地址已從您的 Bahi 帳號移除/);
  expect(told!.text).not.toContain('second');
  expect((await stateOf(customer)).maskedEmail).toBe('s•••@example.com');
  expect(await phones.storiesOf(customer)).toEqual(['security.email_bound', 'security.email_changed']);
});

test('a removed address is told, once, and only for the login password', async () => {
  const customer = await bound('gone@example.com');
  expect(endOf(await remove(customer, 'wrong-password'))).toBe('identity.old_password_wrong');
  const both = await Promise.all([remove(customer), remove(customer)]);
  expect(both.map(endOf).toSorted()).toEqual(['ok', 'security.email_missing']);
  const mails = (await outboxOf(customer)).filter(({ text }) => text.includes('removed from your account'));
  expect(mails).toMatchObject([{ to: 'gone@example.com' }]);
  expect((await stateOf(customer)).maskedEmail).toBeNull();
  expect(await phones.storiesOf(customer)).toEqual(['security.email_bound', 'security.email_removed']);
});

test('of two addresses bound at once one is bound in the end, and the other one is told', async () => {
  const customer = await phones.newcomer();
  const pair = ['left@example.com', 'right@example.com'];
  const codes = [await codeFor(customer, pair[0]!), await codeFor(customer, pair[1]!)];
  const ends = await Promise.all(pair.map((email, n) => bind(customer, email, codes[n]!)));
  expect(ends.map(endOf)).toEqual(['ok', 'ok']);
  const [told] = await outboxOf(customer);
  const { maskedEmail } = await stateOf(customer);
  expect([told!.to, maskedEmail].map((at) => at!.slice(0, 1)).toSorted()).toEqual(['l', 'r']);
});

test('one code sent twice at once binds once', async () => {
  const customer = await phones.newcomer();
  const code = await codeFor(customer, 'twice@example.com');
  const ends = await Promise.all([1, 2].map(() => bind(customer, 'twice@example.com', code)));
  expect(ends.map(endOf).toSorted()).toEqual(['ok', 'security.code_expired']);
  expect(await phones.storiesOf(customer)).toEqual(['security.email_bound']);
});

test('an address of somebody else’s is answered as any other, a code of one customer’s opens nothing for another', async () => {
  await bound('shared@example.com');
  await h.clock.advance(MINUTE_MS);
  const other = await phones.newcomer();
  const code = await codeFor(other, 'shared@example.com');
  expect(endOf(await bind(await phones.newcomer(), 'shared@example.com', code))).toBe('security.code_expired');
  expect(expectOk(await bind(other, 'shared@example.com', code))).toEqual({ maskedEmail: 's•••@example.com' });
});

test('nothing that is stored shows an address', async () => {
  await bound('sealed.away@example.com');
  const { rows } = await h.t.owner.query<{ text: string }>(
    `select concat((select jsonb_agg(c)::text from security.code c), (select jsonb_agg(e)::text from security.email e),
       (select jsonb_agg(m)::text from messenger.message m), (select jsonb_agg(i)::text from public.idempotency i),
       (select jsonb_agg(m)::text from messages.message m)) as text`,
  );
  for (const secret of ['sealed.away', Buffer.from('sealed.away').toString('hex')])
    expect(rows[0]!.text).not.toContain(secret);
});

test('an install without a mail server says so', async () => {
  const messenger: Messenger = { ...phones.outbox, canMail: false };
  const silent = await startInstance(h.t.url, h.clock, withSecurity({ messenger }));
  const customer = await phones.newcomer();
  const call = silent.as(customer.token);
  expect(expectOk(await call(getSecurity, {}))).toMatchObject({ canSendEmail: false, canSendCodes: true });
  expect(endOf(await call(requestCode, { purpose: 'bind_email', email: 'a@example.com' }, key()))).toBe(
    'security.codes_unavailable',
  );
  await silent.stop();
});
