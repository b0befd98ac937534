/**
 * Floods of sign-ins at either door: who is signed in, who signs in at the other door, and who has signed in on this device before get
 * through; and what nobody looked at locks nobody out.
 */
import { exchangeMoney, quoteExchange } from '@bahi/contract/exchange/calls.ts';
import { freezeAccount, setFundPassword, unlockTrading } from '@bahi/contract/security/calls.ts';
import { changeLoginPassword, getUser, login, register } from '@bahi/contract/identity/calls.ts';
import { staffLogin } from '@bahi/contract/staff/session.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFull } from './identity/testing-lines.ts';
import { endOf, expectOk, PASSWORD, registrationOf } from './identity/testing.ts';
import { hashAsInTheProduct } from './platform/testing-passwords.ts';
import { untilWaiting } from './platform/testing-waits.ts';
import { accountOf, codeAt, STAFF_PASSWORD } from './staff/testing.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';
import { FUND_PASSWORD, key } from './testing-customer.ts';

// Who waits in a line waits for the hashing of others.
hashAsInTheProduct();

let h: WholeApp;
let token: string;
beforeAll(async () => {
  h = await startWholeApp();
  token = await h.register('asha');
  const passwords = { loginPassword: PASSWORD, fundPassword: FUND_PASSWORD, confirmPassword: FUND_PASSWORD };
  expectOk(await h.as(token)(setFundPassword, passwords, key()));
});
afterAll(() => h.stop());

const FLOOD = 200;
const STAFF_DOOR = '/api/console/session/login';

/** Refusals of one call each, from networks of their own or from one. */
function flood(
  url: string,
  bodyOf: (index: number) => object,
  addressOf: (index: number) => string,
): Promise<string>[] {
  return Array.from({ length: FLOOD }, async (_, index) => {
    const answer = await h.app.server.inject({
      method: 'POST',
      url,
      remoteAddress: addressOf(index),
      headers: { 'idempotency-key': key().idempotencyKey },
      body: bodyOf(index),
    });
    return answer.json<{ data: { code: string } }>().data.code;
  });
}

const nobody = (index: number) => ({ account: `nobody.${index}`, password: 'not-this-one-2026', code: '000000' });
const own = (index: number) => `10.${index >> 8}.${index & 255}.1`;

/** Once a call of the flood finds its line full. */
async function isFull(calls: readonly Promise<string>[]): Promise<void> {
  await Promise.any(calls.map(async (call) => expect(await call).toBe('request.too_frequent')));
}

const ends = async () => [
  endOf(await h.as(token)(unlockTrading, { fundPassword: FUND_PASSWORD }, key())),
  endOf(await h.as()(login, { account: 'asha', password: PASSWORD }, key())),
];

test('two hundred made-up members of staff at once keep no customer out, whatever addresses they come from', async () => {
  const calls = flood(STAFF_DOOR, nobody, own);
  await isFull(calls);
  expect(await ends()).toEqual(['ok', 'ok']);
  const codes = await Promise.all(calls);
  expect(new Set(codes)).toEqual(new Set(['staff.wrong_credentials', 'request.too_frequent']));
});

test('two hundred made-up customers at once keep nobody from moving money, nor staff out', async () => {
  const calls = flood('/api/vue/user/login', (index) => ({ ...nobody(index), code: undefined }), own);
  await isFull(calls);
  expect(endOf(await h.as(token)(unlockTrading, { fundPassword: FUND_PASSWORD }, key()))).toBe('ok');
  expect(await h.signIn('risk')).not.toBe('');
  await Promise.all(calls);
});

test.each([
  ['sign-ins', STAFF_DOOR, nobody],
  [
    'enrolments',
    '/api/console/session/enrolBegin',
    (index: number) => ({ account: `nobody.${index}`, codes: ['AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB'] }),
  ],
])(
  'one network has sixty %s of staff a minute',
  async (_, url, bodyOf) => {
    await h.clock.advance(60_000);
    const count = async (addressOf: (index: number) => string) =>
      (await Promise.all(flood(url, bodyOf, addressOf))).filter((code) => code !== 'request.too_frequent').length;
    expect(await count((index) => `192.0.2.${index}`)).toBe(60);
    expect(await count(() => '192.0.2.250')).toBe(0);
    await h.clock.advance(60_000);
    expect(await count((index) => `2001:db8:0:7::${index}`)).toBe(60);
  },
  30_000,
);

test('who asks for a taken name again and again closes registration to one address, not to its network', async () => {
  const registered = (remoteAddress: string, account: string) =>
    h.app.server
      .inject({
        method: 'POST',
        url: '/api/vue/user/register',
        remoteAddress,
        headers: { 'idempotency-key': key().idempotencyKey },
        body: registrationOf(account),
      })
      .then((answer) => answer.json().data?.code ?? 'ok');
  const told = Array.from({ length: 80 }, () => 'asha');
  const ends = await Promise.all(told.map((account) => registered('203.0.113.5', account)));
  expect(ends.filter((end) => end === 'identity.account_exists')).toHaveLength(20);
  expect(ends.filter((end) => end === 'request.too_frequent')).toHaveLength(60);
  // There it is told no more, not even by a free name being taken; the neighbours register on.
  expect(await registered('203.0.113.5', 'farid.new')).toBe('request.too_frequent');
  expect(await registered('203.0.113.6', 'gita.new')).toBe('ok');
  // A whole network that asks is closed.
  await Promise.all(told.map((account, index) => registered(`203.0.113.${10 + (index % 8)}`, account)));
  expect(await registered('203.0.113.99', 'hari.new')).toBe('request.too_frequent');
  await h.clock.advance(60 * 60_000);
  expect(await registered('203.0.113.5', 'hari.new')).toBe('ok');
});

const from = (remoteAddress: string, url: string, body: object) =>
  h.app.server.inject({ method: 'POST', url, remoteAddress, body }).then((answer) => answer.json().data?.code ?? 'ok');
const CUSTOMERS_DOOR = '/api/vue/user/login';
const asha = (more: object = {}) => ({ account: 'asha', password: PASSWORD, ...more });

test('what is refused unread is no miss: the right password, ten times in vain, is in at once when the line is shorter', async () => {
  await withFull('customers', async () => {
    for (let n = 0; n < 10; n += 1) expect(await from(own(n), CUSTOMERS_DOOR, asha())).toBe('request.too_frequent');
  });
  expect(await from(own(1), CUSTOMERS_DOOR, asha())).toBe('ok');

  const unlock = async () => endOf(await h.as(token)(unlockTrading, { fundPassword: FUND_PASSWORD }, key()));
  await withFull('signed_in', async () => {
    for (let n = 0; n < 10; n += 1) expect(await unlock()).toBe('request.too_frequent');
  });
  expect(await unlock()).toBe('ok');

  const member = () => ({ account: accountOf('risk'), password: STAFF_PASSWORD, code: codeAt(h.clock.now()) });
  await withFull('staff', async () => {
    for (let n = 0; n < 10; n += 1) expect(await from(own(n), STAFF_DOOR, member())).toBe('request.too_frequent');
  });
  await h.clock.advance(30_000);
  expect(await from(own(1), STAFF_DOOR, member())).toBe('ok');
});

test('a quote that runs out while the fund password waits to be looked at buys nothing', async () => {
  h.feed.set('USDINR', 84_30);
  const call = h.as(token);
  const { customerId } = expectOk(await call(getUser, {}));
  const { quote } = expectOk(await call(quoteExchange, { from: 'INR', to: 'USD', amount: '1000' }));
  let exchange!: ReturnType<typeof call<typeof exchangeMoney>>;
  await h.t.owner.transaction(async (tx) => {
    const guard = `insert into identity.login_guard (account, misses, last_miss_at) values ($1, 1, $2)`;
    await tx.query(guard, [`fund:${customerId}`, new Date(h.clock.now())]);
    exchange = call(exchangeMoney, { quote, fundPassword: FUND_PASSWORD }, key());
    await untilWaiting(h.t.owner);
    await h.clock.advance(15_001);
  });
  expect(endOf(await exchange)).toBe('exchange.quote_expired');
});

test('freezing the account and a new login password wait for no other line, nor for those who prove a password elsewhere', async () => {
  const tara = h.as(await h.register('tara'));
  const appeals = flood('/api/vue/user/banCase', () => ({ account: 'tara', password: 'not-this-one-2026' }), own);
  await isFull(appeals);
  const change = { oldPassword: PASSWORD, newPassword: 'another-raga-9', confirmPassword: 'another-raga-9' };
  await withFull('signed_in', async () => {
    expect(endOf(await tara(freezeAccount, { loginPassword: PASSWORD }, key()))).toBe('ok');
    expect(endOf(await tara(changeLoginPassword, change, key()))).toBe('ok');
  });
  await Promise.all(appeals);
});

test('a device that has signed in before gets in anywhere, while strangers flood the account, the line and its network', async () => {
  const { device } = expectOk(await h.as()(login, asha()));
  const there = '203.0.113.7';
  const guesses = (network: string) =>
    flood(
      CUSTOMERS_DOOR,
      () => asha({ password: 'not-this-one-2026' }),
      (index) => `${network}.${index}`,
    );
  const neighbours = guesses('203.0.113');
  expect(await from(there, CUSTOMERS_DOOR, asha({ device }))).toBe('ok');
  await Promise.all(neighbours);
  expect(await from(there, CUSTOMERS_DOOR, asha())).toBe('request.too_frequent');
  // The right password has made the first of them forgotten; these lock the account.
  await Promise.all(guesses('192.0.2'));
  expect(await from('198.51.100.7', CUSTOMERS_DOOR, asha())).toBe('identity.locked');
  await withFull('customers', async () => {
    expect(await from(there, CUSTOMERS_DOOR, asha({ device }))).toBe('ok');
  });
  // Of another account, it is nothing.
  await h.register('binod');
  const stolen = { account: 'binod', password: PASSWORD, device };
  await withFull('customers', async () => {
    expect(await from('198.51.100.8', CUSTOMERS_DOOR, stolen)).toBe('request.too_frequent');
  });
  for (let n = 0; n < 4; n += 1)
    expect(await from(own(n), CUSTOMERS_DOOR, asha({ device, password: 'guess' }))).toBe('identity.wrong_credentials');
  expect(await from(own(4), CUSTOMERS_DOOR, asha({ device, password: 'guess' }))).toBe('identity.locked');
});

test('so does a member of staff', async () => {
  await h.clock.advance(60_000);
  const member = () => ({ account: accountOf('admin'), password: STAFF_PASSWORD, code: codeAt(h.clock.now()) });
  const { device } = expectOk(await h.staff()(staffLogin, member()));
  const there = '203.0.113.7';
  const misses = flood(
    STAFF_DOOR,
    () => ({ ...member(), password: 'not-this-one-2026' }),
    (index) => `203.0.113.${index}`,
  );
  await Promise.all(misses);
  await h.clock.advance(30_000);
  await withFull('staff', async () => {
    expect(await from(there, STAFF_DOOR, { ...member(), device })).toBe('ok');
  });
  expect(await from('198.51.100.7', STAFF_DOOR, member())).toBe('identity.locked');
});

test('a network is told sixty times an hour that an account is there, and then nothing of any account', async () => {
  await h.clock.advance(3_600_000);
  const answers = (account: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, async (_, n) => {
        const headers = { 'idempotency-key': key().idempotencyKey };
        const input = { ...registrationOf(account), language: 'en' };
        const call = {
          method: 'POST',
          url: `/api/vue${register.path}`,
          headers,
          remoteAddress: `192.0.2.${n}`,
        } as const;
        const answer = await h.app.server.inject({ ...call, body: input });
        return answer.json<{ data: { code?: string } }>().data.code ?? 'ok';
      }),
    );
  const told = await answers('asha', 80);
  expect(told.filter((code) => code === 'identity.account_exists')).toHaveLength(60);
  expect(told.filter((code) => code === 'request.too_frequent')).toHaveLength(20);
  expect(await answers('nobody.yet', 1)).toEqual(['request.too_frequent']);
  expect(endOf(await h.as()(register, registrationOf('somebody.else'), key()))).toBe('ok');
  await h.clock.advance(3_600_000);
  expect(await answers('nobody.yet', 1)).toEqual(['ok']);
});
