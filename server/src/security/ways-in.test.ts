/** What makes a new way into an account, while the session that asks for it is being ended. */
import type { CallResult } from '@bahi/contract/client.ts';
import { changeLoginPassword, getUser, login } from '@bahi/contract/identity/calls.ts';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getSecurity,
  requestPasswordReset,
  resetLoginPassword,
} from '@bahi/contract/security/calls.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD, startHarness, type Harness } from '../identity/testing.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { createSoftAuthenticator } from './testing-authenticator.ts';
import { createPhones, key, type Customer, type Phones } from './testing-phones.ts';
import { withSecurity } from './testing.ts';

const NEW_PASSWORD = 'harvest-lantern-5';

let h: Harness;
let phones: Phones;
beforeAll(async () => {
  h = await startHarness(withSecurity());
  phones = createPhones(h);
});
afterAll(() => h.stop());

const signIn = async ({ account }: Customer, password = PASSWORD) =>
  expectOk(await h.as()(login, { account, password })).token;
const newPasskey = async ({ token }: Customer) => {
  const { options } = expectOk(await h.as(token)(beginPasskey, { loginPassword: PASSWORD }));
  return { name: 'Mine now', response: createSoftAuthenticator().create(options) };
};

/** Each prepares its last call, and answers what sends it. */
const ways: readonly [string, (of: Customer) => Promise<() => Promise<CallResult<unknown>>>][] = [
  [
    'a passkey',
    async (of) => {
      const made = await newPasskey(of);
      return () => h.as(of.token)(addPasskey, made, key());
    },
  ],
  [
    'an authenticator',
    async ({ token }) => {
      const { secret } = expectOk(await h.as(token)(beginTotp, { loginPassword: PASSWORD }));
      const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: h.clock.now() });
      return () => h.as(token)(confirmTotp, { code }, key());
    },
  ],
  [
    'a phone',
    async (of) => {
      expectOk(await phones.askBinding(of));
      const code = await phones.lastCode(of);
      return () => phones.bind(of, code);
    },
  ],
  [
    'a login password',
    async ({ token }) => {
      const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      return () => h.as(token)(changeLoginPassword, change, key());
    },
  ],
];

test.each(ways)(
  '%s is not made by a session that is ended meanwhile, though everything else was checked',
  async (_, prepare) => {
    const thief = await phones.newcomer();
    const owner = await signIn(thief);
    const send = await prepare(thief);
    let sent!: Promise<CallResult<unknown>>;
    await h.t.owner.transaction(async (tx) => {
      const end = `update identity.session set ended_at = $2, end_reason = 'revoked'
      where id = (select min(id) from identity.session where customer_id = $1)`;
      await tx.query(end, [thief.id, new Date(h.clock.now())]);
      sent = send();
      await Promise.race([sent, untilWaiting(h.t.owner)]);
    });
    expect(endOf(await sent)).toBe('401');
    const { passkeys, hasTotp, maskedPhone } = expectOk(await h.as(owner)(getSecurity, {}));
    expect({ passkeys, hasTotp, maskedPhone }).toEqual({ passkeys: [], hasTotp: false, maskedPhone: null });
    expect(endOf(await h.as(owner)(getUser, {}))).toBe('ok');
    await signIn(thief);
    expect(await phones.storiesOf(thief)).toEqual([]);
  },
);

test('a passkey that was begun before a forgotten password was replaced is made no more, in whatever session', async () => {
  const customer = await phones.reachable();
  const begun = await newPasskey(customer);
  expectOk(await h.as()(requestPasswordReset, { account: customer.account }));
  const code = await phones.lastCode(customer);
  const reset = { account: customer.account, code, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expectOk(await h.as()(resetLoginPassword, reset, key()));
  const token = await signIn(customer, NEW_PASSWORD);
  expect(endOf(await h.as(token)(addPasskey, begun, key()))).toBe('security.passkey_invalid');
});

test('after a change of the login password the customer is told how many passkeys still sign in', async () => {
  const owner = await phones.newcomer();
  expectOk(await h.as(owner.token)(addPasskey, await newPasskey(owner), key()));
  const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expectOk(await h.as(owner.token)(changeLoginPassword, change, key()));
  const { rows } = await h.t.owner.query(
    'select story_key, story_params from messages.message where customer_id = $1 order by id desc limit 2',
    [owner.id],
  );
  expect(rows).toEqual([
    { story_key: 'security.passkeys_remain', story_params: { passkeys: 1 } },
    { story_key: 'security.password_changed', story_params: {} },
  ]);
});
