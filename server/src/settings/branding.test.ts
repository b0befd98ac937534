/** What the app is called, its mark and its tabs over HTTP: two people, from a moment on, what no one may set, and a picture that is nobody's until it was agreed on. */
import { getConfig } from '@bahi/contract/common.ts';
import type { ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { addPicture, getPicture, proposeConfig } from '@bahi/contract/configuration/staff-calls.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { beginTotp } from '@bahi/contract/security/calls.ts';
import { approveChange, rejectChange } from '@bahi/contract/staff/operations.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';

let h: WholeApp;
beforeAll(async () => {
  h = await startWholeApp();
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const staff = async (role: StaffRole) => h.staff(await h.signIn(role));
const config = async () =>
  Object.fromEntries(expectOk(await h.as()(getConfig, { type: 'all' })).map(({ name, value }) => [name, value]));
const propose = async (name: ConfigKey, value: unknown, by: StaffRole = 'content') =>
  (await staff(by))(
    proposeConfig,
    { key: name, value, effectiveFrom: h.clock.now() + 2 * MINUTE_MS, reason: 'for a test' },
    key(),
  );

/** Two people agree; this process has heard of it and the moment has come. */
async function agree(name: ConfigKey, value: unknown): Promise<void> {
  const change = expectOk(await propose(name, value));
  expectOk(await (await staff('admin'))(approveChange, { change: change.id }, key()));
  await h.clock.advance(change.effectiveFrom! - h.clock.now());
}

test('the app has its own name, mark and five tabs until two people set others', async () => {
  expect(await config()).toMatchObject({
    title: 'Bahi',
    logo: '/icon.svg',
    tabs: JSON.stringify(['home', 'market', 'vip', 'trade', 'account']),
  });
  await agree('appTitle', 'Khata');
  await expect.poll(async () => (await config())['title']).toBe('Khata');
  const tabs = ['home', 'trade', 'favorite', 'market', 'account'];
  await agree('appTabs', tabs);
  await expect.poll(async () => JSON.parse((await config())['tabs']!)).toEqual(tabs);
});

test.each<[string, ConfigKey, unknown]>([
  ['an empty name', 'appTitle', '  '],
  ['a name that is too long', 'appTitle', 'x'.repeat(31)],
  ['tabs without the orders', 'appTabs', ['home', 'market', 'account']],
  ['a tab twice', 'appTabs', ['home', 'home', 'market', 'trade', 'account']],
  ['a tab that is none', 'appTabs', ['home', 'market', 'trade', 'account', 'casino']],
  ['a picture that nobody added', 'appLogo', 'ab'.repeat(32)],
  ['an address for a picture', 'appLogo', 'https://x.example/a.png'],
])('%s is refused', async (_name, name, value) => {
  expect(endOf(await propose(name, value))).toBe('staff.value_invalid');
});

test('who may not set how the app looks is refused, and nobody approves the own proposal', async () => {
  expect(endOf(await propose('appTitle', 'Mine', 'risk'))).toBe('staff.role_missing');
  const change = expectOk(await propose('appTitle', 'Other', 'admin'));
  expect(endOf(await (await staff('admin'))(approveChange, { change: change.id }, key()))).toBe('staff.same_person');
  expectOk(await (await staff('admin'))(rejectChange, { change: change.id, reason: 'for a test' }, key()));
});

test('a picture is drawn anew, seen by staff alone until two people agreed, and then served as a picture and nothing else', async () => {
  const call = await staff('content');
  const noise = Buffer.from('<script>alert(1)</script>');
  const square = sharp({ create: { width: 300, height: 200, channels: 3, background: '#2b3a8c' } });
  const png = await square
    .withExif({ IFD0: { Artist: 'somebody' } })
    .png()
    .toBuffer();
  const data = Buffer.concat([png, noise]).toString('base64');
  const first = expectOk(await call(addPicture, { type: 'image/png', data }, key()));
  expect(expectOk(await call(addPicture, { type: 'image/png', data }, key()))).toEqual(first);
  const { picture } = first;
  const url = `/pictures/${picture}.png`;
  const get = (path: string) => h.app.server.inject({ method: 'GET', url: path });
  expect((await get(url)).statusCode).toBe(404);
  const shown = Buffer.from(expectOk(await call(getPicture, { picture })).data, 'base64');
  expect(shown.includes(noise)).toBe(false);
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
  expect((await sharp(shown).metadata()).exif).toBeUndefined();

  await agree('appLogo', picture);
  await expect.poll(async () => (await config())['logo']).toBe(url);
  const served = await get(url);
  expect(served.rawPayload.equals(shown)).toBe(true);
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['x.png', `${picture}.svg`, `${picture.toUpperCase()}.png`, '..%2fsecret'])
    expect((await get(`/pictures/${name}`)).statusCode).toBe(404);
});

test('what is no picture of a kind that we draw is refused, SVG first of all', async () => {
  const call = await staff('content');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"></svg>').toString('base64');
  const ends = async (input: object) => endOf(await call(addPicture, input as never, key()));
  expect(await ends({ type: 'image/svg+xml', data: svg })).toBe('request.invalid');
  expect(await ends({ type: 'image/png', data: svg })).toBe('uploads.type');
  expect(await ends({ type: 'image/png', data: 'not base64!' })).toBe('request.invalid');
  const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await ends({ type: 'image/png', data: small.toString('base64') })).toBe('uploads.too_small');
  expect(await ends({ type: 'image/webp', data: small.toString('base64') })).toBe('uploads.type');
  expect(endOf(await (await staff('support'))(addPicture, { type: 'image/png', data: svg }, key()))).toBe(
    'staff.role_missing',
  );
});

test('of two who approve a name at once one does', async () => {
  const { id: change } = expectOk(await propose('appTitle', 'Raced'));
  const both = [await staff('admin'), await staff('risk')];
  const ends = await Promise.all(both.map(async (call) => endOf(await call(approveChange, { change }, key()))));
  expect(ends.toSorted()).toEqual(['ok', 'staff.change_decided']);
});

test('an authenticator is told the name of the day', async () => {
  await agree('appTitle', 'Khata Two');
  await expect.poll(async () => (await config())['title']).toBe('Khata Two');
  const call = h.as(await h.register('issuer'));
  const { uri } = expectOk(await call(beginTotp, { loginPassword: PASSWORD }));
  expect(new URL(uri).searchParams.get('issuer')).toBe('Khata Two');
});
