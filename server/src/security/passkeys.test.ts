/** Passkeys through the API, with an authenticator in software. */
import { randomUUID } from 'node:crypto';
import type { CallResult } from '@bahi/contract/client.ts';
import { getUser, login } from '@bahi/contract/identity/calls.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getSecurity,
  listLogins,
  loginWithPasskey,
  removePasskey,
} from '@bahi/contract/security/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD, startHarness, startInstance, type Harness } from '../identity/testing.ts';
import { release, restrict } from '../restrictions/testing.ts';
import { createSoftAuthenticator, ORIGIN, type Authenticator, type Twist } from './testing-authenticator.ts';
import { withSecurity } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ loginsPerMinuteMax: 1e6, ...withSecurity() });
});
afterAll(() => h.stop());

const key = (idempotencyKey = randomUUID()) => ({ idempotencyKey });
const ends = (results: readonly CallResult<unknown>[]) => results.map(endOf).toSorted();

interface Customer {
  readonly id: bigint;
  readonly account: string;
  readonly token: string;
}

let count = 0;
async function newcomer(): Promise<Customer> {
  count += 1;
  const account = `keyed${count}`;
  const { customerId, token } = await h.register(account);
  return { id: BigInt(customerId), account, token };
}

async function begin({ token }: Customer) {
  return expectOk(await h.as(token)(beginPasskey, { loginPassword: PASSWORD })).options;
}
async function add(customer: Customer, device: Authenticator, twist: Twist = {}, name = 'Phone') {
  return h.as(customer.token)(addPasskey, { name, response: device.create(await begin(customer), twist) }, key());
}
/** With a passkey on a device of its own. */
async function keyed(options: { counts?: boolean } = {}): Promise<Customer & { device: Authenticator; keyId: string }> {
  const customer = await newcomer();
  const device = createSoftAuthenticator(options);
  return { ...customer, device, keyId: expectOk(await add(customer, device)).id };
}
const beginLogin = async () => expectOk(await h.as()(beginPasskeyLogin, {})).options;
const give = (response: Readonly<Record<string, unknown>>, on: Pick<Harness, 'as'> = h) =>
  on.as()(loginWithPasskey, { response });
const signIn = async (device: Authenticator, twist: Twist = {}) => give(device.get(await beginLogin(), twist));
const passkeysOf = async ({ token }: Customer) => expectOk(await h.as(token)(getSecurity, {})).passkeys;
const historyOf = async ({ token }: Customer) => {
  const { rows } = expectOk(await h.as(token)(listLogins, {}));
  return rows.map(({ method, outcome }) => `${method} ${outcome}`);
};

test('a passkey is made with the login password, listed by its name, and signs in without any', async () => {
  const customer = await newcomer();
  const call = h.as(customer.token);
  expect(endOf(await call(beginPasskey, { loginPassword: 'wrong-password' }))).toBe('identity.old_password_wrong');
  const device = createSoftAuthenticator();
  const options = await begin(customer);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Bahi' },
    user: { name: customer.account },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const made = { name: '  Work phone ', response: device.create(options) };
  const { id } = expectOk(await call(addPasskey, made, key()));
  expect(await passkeysOf(customer)).toEqual([{ id, name: 'Work phone', createdAt: h.clock.now(), lastUsedAt: null }]);
  await h.clock.advance(MINUTE_MS);
  const { token, account, customerId } = expectOk(await signIn(device));
  expect({ account, customerId }).toEqual({ account: customer.account, customerId: customer.id.toString() });
  expect(expectOk(await h.as(token)(getUser, {})).account).toBe(customer.account);
  expect((await passkeysOf(customer))[0]!.lastUsedAt).toBe(h.clock.now());
  expect(await historyOf(customer)).toEqual(['passkey ok']);
  expect(await begin(customer)).toMatchObject({
    excludeCredentials: [{ id: device.credentialId.toString('base64url'), transports: ['hybrid', 'internal'] }],
  });
});

test('an answer works once: sent again, also by eight at once over two processes, it is refused', async () => {
  const { device } = await keyed();
  const other = await startInstance(h.t.url, h.clock, withSecurity());
  const response = device.get(await beginLogin());
  const results = await Promise.all(Array.from({ length: 8 }, (_, n) => give(response, n % 2 === 0 ? h : other)));
  expect(ends(results)).toEqual(['ok', ...Array<string>(7).fill('security.passkey_invalid')]);
  expect(endOf(await give(response))).toBe('security.passkey_invalid');
  await other.stop();
});

test('a challenge is good for five minutes to the millisecond, for signing in and for making a passkey', async () => {
  const { device, ...customer } = await keyed();
  const [early, late] = [await beginLogin(), await beginLogin()];
  const second = createSoftAuthenticator();
  const options = await begin(customer);
  await h.clock.advance(5 * MINUTE_MS - 1);
  expect(endOf(await give(device.get(early)))).toBe('ok');
  await h.clock.advance(1);
  expect(endOf(await give(device.get(late)))).toBe('security.passkey_invalid');
  const made = { name: 'Late', response: second.create(options) };
  expect(endOf(await h.as(customer.token)(addPasskey, made, key()))).toBe('security.passkey_invalid');
});

test.each<[string, Twist]>([
  ['another site', { origin: 'https://bahi.example.phish' }],
  ['this host on another port', { origin: `${ORIGIN}:8081` }],
  ['a frame of another site', { crossOrigin: true }],
  ['another host', { rpId: 'bahi.example' }],
  ['a challenge that was never given', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
  ['a device that did not ask who holds it', { isVerified: false }],
  ['flags that cannot be', { isMultiDevice: false, isBackedUp: true }],
])('what was signed for %s neither makes a passkey nor signs in', async (_what, twist) => {
  const { device, ...customer } = await keyed();
  expect(endOf(await signIn(device, twist))).toBe('security.passkey_invalid');
  expect(endOf(await add(customer, createSoftAuthenticator(), twist))).toBe('security.passkey_invalid');
  expect(await historyOf(customer)).toEqual(['passkey wrong_code']);
  expect(endOf(await signIn(device))).toBe('ok');
});

test('a statement of the device’s maker is not taken, so that nobody’s certificates are followed', async () => {
  const customer = await newcomer();
  for (const format of ['apple', 'android-key', 'tpm', 'fido-u2f'])
    expect(endOf(await add(customer, createSoftAuthenticator(), { format }))).toBe('security.passkey_invalid');
});

test('a passkey that says it is another customer’s, or signs under another’s credential, does not sign in', async () => {
  const mine = await keyed();
  const theirs = await keyed();
  const handle = (theirs.device.get(await beginLogin())['response'] as { userHandle: string }).userHandle;
  expect(endOf(await signIn(mine.device, { userHandle: handle }))).toBe('security.passkey_invalid');
  expect(endOf(await signIn(mine.device, { userHandle: '' }))).toBe('security.passkey_invalid');
  const { credentialId } = theirs.device;
  expect(endOf(await signIn(mine.device, { credentialId }))).toBe('security.passkey_invalid');
  expect(endOf(await signIn(mine.device, { credentialId, userHandle: handle }))).toBe('security.passkey_invalid');
});

test('a challenge to sign in makes no passkey, that of one customer none for another, and none signs anybody in', async () => {
  const { device, ...customer } = await keyed();
  const other = await newcomer();
  const soft = createSoftAuthenticator();
  const made = { name: 'Stolen', response: soft.create(await begin(customer)) };
  expect(endOf(await h.as(other.token)(addPasskey, made, key()))).toBe('security.passkey_invalid');
  const options = { ...(await begin(customer)), challenge: (await beginLogin())['challenge'] };
  expect(endOf(await h.as(customer.token)(addPasskey, { name: 'x', response: soft.create(options) }, key()))).toBe(
    'security.passkey_invalid',
  );
  const { challenge } = await begin(customer);
  expect(endOf(await signIn(device, { challenge: challenge as string }))).toBe('security.passkey_invalid');
});

test('a credential that is there already is not kept a second time, for nobody', async () => {
  const { device } = await keyed();
  const other = await newcomer();
  expect(endOf(await add(other, device))).toBe('security.passkey_invalid');
});

test('a counter that does not go on tells of a copy: it does not sign in; of one that never counts nothing is asked', async () => {
  const counting = await keyed({ counts: true });
  expectOk(await signIn(counting.device));
  expectOk(await signIn(counting.device));
  expect(endOf(await signIn(counting.device, { counter: 2 }))).toBe('security.passkey_invalid');
  expect(endOf(await signIn(counting.device, { counter: 0 }))).toBe('security.passkey_invalid');
  expectOk(await signIn(counting.device, { counter: 9 }));
  const silent = await keyed();
  expectOk(await signIn(silent.device));
  expectOk(await signIn(silent.device));
});

test('whether it may be copied to other devices was settled when it was made; that it was is kept', async () => {
  const customer = await newcomer();
  const device = createSoftAuthenticator();
  expectOk(await add(customer, device, { isBackedUp: false }));
  expect(endOf(await signIn(device, { isMultiDevice: false, isBackedUp: false }))).toBe('security.passkey_invalid');
  expectOk(await signIn(device, { isBackedUp: true }));
  const { rows } = await h.t.owner.query(
    'select is_multi_device, is_backed_up from identity.passkey where customer_id = $1',
    [customer.id],
  );
  expect(rows).toEqual([{ is_multi_device: true, is_backed_up: true }]);
});

test('a removed passkey is unknown, also while a sign-in with it is under way; nobody removes another’s', async () => {
  const { device, keyId, ...customer } = await keyed();
  const other = await newcomer();
  const remove = (who: Customer, id = keyId, loginPassword = PASSWORD) =>
    h.as(who.token)(removePasskey, { id, loginPassword }, key());
  expect(endOf(await remove(other))).toBe('security.passkey_unknown');
  expect(endOf(await remove(customer, '9223372036854775808'))).toBe('security.passkey_unknown');
  expect(endOf(await remove(customer, keyId, 'wrong-password'))).toBe('identity.old_password_wrong');
  const response = device.get(await beginLogin());
  expectOk(await remove(customer));
  expect(endOf(await give(response))).toBe('security.passkey_unknown');
  expect(endOf(await remove(customer))).toBe('security.passkey_unknown');
  expect(await passkeysOf(customer)).toEqual([]);
  const { rows } = await h.t.owner.query('select story_key from messages.message where customer_id = $1 order by id', [
    customer.id,
  ]);
  expect(rows).toEqual([{ story_key: 'security.passkey_added' }, { story_key: 'security.passkey_removed' }]);
});

test('one passkey, sent four times at once and again later, is kept once and answered each time', async () => {
  const customer = await newcomer();
  const body = { name: 'Phone', response: createSoftAuthenticator().create(await begin(customer)) };
  const once = key();
  const send = () => h.as(customer.token)(addPasskey, body, once);
  const results = await Promise.all([send(), send(), send(), send()]);
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(await send()).toEqual(results[0]);
  expect(await passkeysOf(customer)).toHaveLength(1);
});

test('there are ten at most, also when twelve are added at once', async () => {
  const customer = await newcomer();
  const options = [];
  for (let n = 0; n < 12; n += 1) options.push(await begin(customer));
  const results = await Promise.all(
    options.map((one) =>
      h.as(customer.token)(addPasskey, { name: 'x', response: createSoftAuthenticator().create(one) }, key()),
    ),
  );
  expect(ends(results)).toEqual([
    ...Array<string>(10).fill('ok'),
    ...Array<string>(2).fill('security.too_many_passkeys'),
  ]);
  expect(endOf(await h.as(customer.token)(beginPasskey, { loginPassword: PASSWORD }))).toBe(
    'security.too_many_passkeys',
  );
});

test('whoever guesses at the password locks nobody out who has a passkey', async () => {
  const { device, account } = await keyed();
  for (let miss = 0; miss < 5; miss += 1) await h.as()(login, { account, password: 'wrong-password' });
  expect(endOf(await h.as()(login, { account, password: PASSWORD }))).toBe('identity.locked');
  expect(endOf(await signIn(device))).toBe('ok');
});

test.each(['banned', 'disabled'] as const)(
  'a customer who is %s is let in by no passkey, makes none with a challenge from before, and is let in again after it',
  async (kind) => {
    const { device, ...customer } = await keyed();
    const { id: customerId, token } = customer;
    const [before, options] = [device.get(await beginLogin()), await begin(customer)];
    const now = h.clock.now();
    await h.t.db.transaction((tx) => restrict(tx, { customerId, kind, now }));
    for (const response of [before, before, device.get(await beginLogin())])
      expect(endOf(await give(response))).toBe(`identity.${kind}`);
    const made = { name: 'Phone', response: createSoftAuthenticator().create(options) };
    expect(endOf(await h.as(token)(addPasskey, made, key()))).toBe('401');
    await h.t.db.transaction((tx) => release(tx, { customerId, kind, now }));
    expect(endOf(await signIn(device))).toBe('ok');
  },
);

test.each<[string, unknown]>([
  ['nothing', {}],
  ['an id that is no text', { id: 7, rawId: 7 }],
  ['a long id', { id: 'A'.repeat(20_000), rawId: 'A'.repeat(20_000) }],
])('%s for a passkey is refused, by an unknown one or an invalid one', async (_what, response) => {
  const sent = response as Record<string, unknown>;
  expect(endOf(await give(sent))).toBe('security.passkey_unknown');
  const customer = await newcomer();
  expect(endOf(await h.as(customer.token)(addPasskey, { name: 'x', response: sent }, key()))).toBe(
    'security.passkey_invalid',
  );
});

test('garbage in any field of a passkey is refused, never a failure', async () => {
  const { device, ...customer } = await keyed();
  const junk = [
    undefined,
    null,
    7,
    '',
    '!!',
    'AAAA',
    {},
    [],
    'A'.repeat(5000),
    url('{}'),
    url('{"challenge":7}'),
    url('['),
  ];
  const paths = [
    'rawId',
    'type',
    'response',
    'response.clientDataJSON',
    'response.authenticatorData',
    'response.signature',
  ];
  for (const path of [...paths, 'response.userHandle'])
    for (const value of junk) {
      const twisted = withValue(device.get(await beginLogin()), path, value);
      expect(endOf(await give(twisted)), `${path} ${JSON.stringify(value)}`).toBe('security.passkey_invalid');
    }
  for (const path of ['id', 'rawId', 'type', 'response', 'response.clientDataJSON', 'response.attestationObject']) {
    const options = await begin(customer);
    for (const value of junk) {
      const response = withValue(createSoftAuthenticator().create(options), path, value);
      const result = await h.as(customer.token)(addPasskey, { name: 'x', response }, key());
      expect(endOf(result), `${path} ${JSON.stringify(value)}`).toBe('security.passkey_invalid');
    }
  }
  for (const name of ['', ' ', '\0', 'a\u0007b', 'x'.repeat(41)])
    expect(endOf(await add(customer, createSoftAuthenticator(), {}, name))).toBe('request.invalid');
});

test('passkeys are for the configured address, or for localhost: whatever a request calls its host', async () => {
  const { token } = await newcomer();
  const on = async (host: string, instance: Pick<Harness, 'as'> = h) => {
    const call = instance.as(token, { host });
    const { canUsePasskeys } = expectOk(await call(getSecurity, {}));
    const begun = await call(beginPasskey, { loginPassword: PASSWORD });
    expect(begun.kind === 'ok').toBe(canUsePasskeys);
    if (begun.kind !== 'ok') expect(endOf(begun)).toBe('security.passkeys_unavailable');
    return begun.kind === 'ok' ? (begun.data.options['rp'] as { id: string }).id : null;
  };
  const hosts = ['localhost:8080', 'evil.example', '127.0.0.1:8080', 'localhost.evil.example', 'localhost:99999'];
  expect(await Promise.all(hosts.map((host) => on(host)))).toEqual(['localhost', null, null, null, null]);
  const publicUrl = 'https://bahi.example';
  const named = await startInstance(h.t.url, h.clock, { publicUrl, ...withSecurity({ publicUrl }) });
  expect(await on('evil.example', named)).toBe('bahi.example');
  await named.stop();
});

function withValue(response: object, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(response) as Record<string, Record<string, unknown>>;
  const [first, second] = path.split('.') as [string, string | undefined];
  if (second === undefined) copy[first] = value as never;
  else copy[first]![second] = value;
  return copy;
}

function url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
