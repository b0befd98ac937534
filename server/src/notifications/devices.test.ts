/** Which devices are subscribed, for how long, and at which addresses. */
import { changeLoginPassword, listSessions, login, logout, revokeSession } from '@bahi/contract/identity/calls.ts';
import { getNotificationSettings, subscribePush, unsubscribePush } from '@bahi/contract/notifications/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, NOON, PASSWORD } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { DEVICES_MAX } from './subscriptions.ts';
import { holdersOf, key, testBrowser, type Holder, type Holders } from './testing.ts';

let h: WholeApp;
let holder: Holders['holder'];
let withDevice: Holders['withDevice'];
let devices: Holders['devices'];
beforeAll(async () => {
  h = await startWholeApp(undefined, { startsAt: NOON });
  ({ holder, withDevice, devices } = holdersOf(h));
});
afterAll(() => h.stop());

const loginAgain = async ({ account }: Holder) => expectOk(await h.as()(login, { account, password: PASSWORD })).token;

test('with a session its device goes: by logout, from another device, and with a new password', async () => {
  const one = await withDevice();
  const second = h.as(await loginAgain(one));
  expectOk(await second(subscribePush, testBrowser(`${one.account}-2`).subscription, key()));
  expect(await devices(one)).toBe(2);
  const other = expectOk(await second(listSessions, {})).find(({ isCurrent }) => !isCurrent)!;
  expectOk(await second(revokeSession, { id: other.id }, key()));
  expect(await devices(one)).toBe(1);
  const third = h.as(await loginAgain(one));
  const renewed = { oldPassword: PASSWORD, newPassword: 'Another-Long-1', confirmPassword: 'Another-Long-1' };
  expectOk(await third(changeLoginPassword, renewed, key()));
  expect(await devices(one)).toBe(0);
  expectOk(await third(subscribePush, testBrowser(`${one.account}-3`).subscription, key()));
  expectOk(await third(logout, {}, key()));
  expect(await devices(one)).toBe(0);
});

test('a session that is ended while its device subscribes leaves no device behind', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await holder();
    await Promise.all([
      one.call(subscribePush, testBrowser(one.account).subscription, key()),
      one.call(logout, {}, key()),
    ]);
    expect(await devices(one)).toBe(0);
  }
});

test('one device a session, ten a customer, and one that changes hands is the new one’s alone', async () => {
  const [one, two] = [await withDevice(), await holder()];
  expectOk(await one.call(subscribePush, testBrowser(`${one.account}-new`).subscription, key()));
  expect(await devices(one)).toBe(1);
  expectOk(await two.call(subscribePush, testBrowser(`${one.account}-new`).subscription, key()));
  expect([await devices(one), await devices(two)]).toEqual([0, 1]);
  for (let n = 0; n < DEVICES_MAX + 1; n += 1) {
    const call = h.as(await loginAgain(two));
    expectOk(await call(subscribePush, testBrowser(`${two.account}-${n}`).subscription, key()));
  }
  expect(await devices(two)).toBe(DEVICES_MAX);
  expectOk(await two.call(unsubscribePush, {}, key()));
  expect(expectOk(await two.call(getNotificationSettings, {}))).toMatchObject({ isThisDeviceOn: false });
});

test.each([
  'http://push.example/x',
  'https://push.example:8443/x',
  'https://user:pass@push.example/x',
  'https://10.0.0.8/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://localhost/x',
  'https://2130706434/x',
  'ftp://push.example/x',
  'not an address',
  '',
])('a device at %s is refused', async (endpoint) => {
  const { call } = await holder();
  const answer = await call(subscribePush, { ...testBrowser('x').subscription, endpoint }, key());
  expect(endOf(answer)).toBe('notifications.endpoint_refused');
});

test('keys that are no point of the curve are refused, and what cannot be read is no fault of ours', async () => {
  const { call } = await holder();
  const { subscription } = testBrowser('keys');
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  expect(endOf(await call(subscribePush, { ...subscription, p256dh }, key()))).toBe('notifications.keys_invalid');
  expect(endOf(await call(subscribePush, { ...subscription, auth: 'short' }, key()))).toBe('request.invalid');
});
