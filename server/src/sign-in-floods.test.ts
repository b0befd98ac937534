/** Floods of sign-ins by names that do not exist, at either door: who is signed in and who signs in at the other door get through. */
import { setFundPassword, unlockTrading } from '@bahi/contract/security.ts';
import { login } from '@bahi/contract/identity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD } from './identity/testing.ts';
import { hashAsInTheProduct } from './platform/testing-passwords.ts';
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

/** Refusals of one call each, from addresses of their own or from one. */
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
const own = (index: number) => `10.0.${index >> 8}.${index & 255}`;

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
  'one address has sixty %s of staff a minute',
  async (_, url, bodyOf) => {
    await h.clock.advance(60_000);
    const count = async (address: string) =>
      (await Promise.all(flood(url, bodyOf, () => address))).filter((code) => code !== 'request.too_frequent').length;
    expect(await count('192.0.2.1')).toBe(60);
    expect(await count('192.0.2.1')).toBe(0);
    await h.clock.advance(60_000);
    expect(await count('192.0.2.1')).toBe(60);
  },
  30_000,
);
