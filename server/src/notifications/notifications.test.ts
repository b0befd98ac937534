/** Messages on their way to devices, over the whole server: who is told, what a lock screen shows, and what becomes of one that is not taken. */
import type { Call } from '@bahi/contract/client.ts';
import type { MessageGroup } from '@bahi/contract/messages/groups.ts';
import { getMessage, listMessages, markMessagesRead } from '@bahi/contract/messages/calls.ts';
import { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import {
  getNotificationSettings,
  setNotification,
  setNotificationDetails,
} from '@bahi/contract/notifications/calls.ts';
import { bindPhone } from '@bahi/contract/security/address-calls.ts';
import { requestCode } from '@bahi/contract/security/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk, NOON, PASSWORD } from '../identity/testing.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { DAILY_MAX } from './service.ts';
import { holdersOf, key, startPushService, type Holder, type Holders, type PushService } from './testing.ts';

let h: WholeApp;
let service: PushService;
let holder: Holders['holder'];
let withDevice: Holders['withDevice'];
let devices: Holders['devices'];
beforeAll(async () => {
  service = await startPushService();
  h = await startWholeApp(undefined, { startsAt: NOON, pushNetwork: service.network });
  ({ holder, withDevice, devices } = holdersOf(h));
});
afterAll(async () => {
  await h.stop();
  await service.stop();
});
beforeEach(() => {
  service.answer = () => 201;
});

const set = (call: Call, messageGroup: MessageGroup, medium: 'app' | 'push' | 'sms', isTold: boolean) =>
  call(setNotification, { messageGroup, medium, isTold }, key());

const deposit = (change: Partial<NewMessage> = {}): Omit<NewMessage, 'customerId'> => ({
  kind: 'money',
  at: h.clock.now(),
  story: storyOf('deposit.credited', { amount: '5000.00', reference: 'BAHI-77' }),
  about: { type: 'deposit', id: '1' },
  ...change,
});
const alert = () =>
  deposit({ kind: 'alert', story: storyOf('alert.above', { symbol: 'VRM', level: '510.00', price: '511.00' }) });

const write = ({ id }: Holder, ...messages: Omit<NewMessage, 'customerId'>[]) =>
  h.t.db.transaction((tx) =>
    writeMessages(
      tx,
      messages.map((one) => ({ ...one, customerId: id })),
    ),
  );

const arrivedAt = ({ account }: Holder) => service.received.filter(({ path }) => path === `/${account}`);

async function waiting({ id }: Holder): Promise<number> {
  const { rowCount } = await h.t.owner.query('select from notifications.delivery where customer_id = $1', [id]);
  return rowCount ?? 0;
}

const run = (name: string) => h.app.tasks.find((task) => task.name === name)!.run();
/** Everything that is due has been tried. */
const deliver = () => run('notifications-deliver');

async function settled(one: Holder): Promise<void> {
  await deliver();
  await expect.poll(() => waiting(one)).toBe(0);
}

test('a message reaches the device once, encrypted and signed, and its lock screen names neither money nor stock', async () => {
  const one = await withDevice();
  await write(one, deposit());
  await settled(one);
  const [push, ...more] = arrivedAt(one);
  expect(more).toEqual([]);
  expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(Number(push!.headers['ttl'])).toBeGreaterThan(23 * 3_600);
  const [, signed, publicKey] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(
    push!.headers.authorization ?? '',
  )!;
  const claims = JSON.parse(Buffer.from(signed!.split('.')[1]!, 'base64url').toString());
  expect(claims).toMatchObject({ aud: 'https://push.example', sub: expect.stringMatching(/^(mailto|https):/) });
  const settings = expectOk(await one.call(getNotificationSettings, {}));
  expect(settings).toMatchObject({ pushKey: publicKey, isThisDeviceOn: true, devices: 1, showsDetails: false });
  expect(push!.body.toString('latin1')).not.toMatch(/Money|5000|BAHI/);
  const { rows } = expectOk(await one.call(listMessages, { isUnread: true, pageSize: 1 }));
  expect(push!.headers['topic']).toBe(`message-${rows[0]!.id}`);
  expect(one.browser.open(push!.body)).toEqual({
    id: rows[0]!.id,
    language: 'en',
    title: 'Money in or out',
    body: 'Open the app to read it.',
  });
  expect(expectOk(await one.call(getMessage, { id: rows[0]!.id }))).toEqual(rows[0]);
});

test('with details on, the lock screen says what happened', async () => {
  const one = await withDevice();
  expectOk(await one.call(setNotificationDetails, { showsDetails: true }, key()));
  await write(one, deposit());
  await settled(one);
  expect(one.browser.open(arrivedAt(one)[0]!.body)).toMatchObject({ title: 'Deposit of 5,000.00 INR credited' });
});

test('what is about trading is off until it is asked for, what was done oneself is never told, and each group is heard alone', async () => {
  const one = await withDevice();
  const asked = storyOf('loans.requested', { amount: '5000.00', days: 30, promised: h.clock.now() });
  await write(one, alert(), deposit({ story: asked }));
  expect(await waiting(one)).toBe(0);
  expectOk(await set(one.call, 'alert', 'push', true));
  expectOk(await set(one.call, 'money', 'push', false));
  await write(one, alert(), deposit());
  await settled(one);
  expect(arrivedAt(one).map(({ body }) => one.browser.open(body))).toMatchObject([{ title: 'Price alert' }]);
});

test('a group that is off in the app is kept as read and pushed all the same; security and risk stay on', async () => {
  const one = await withDevice();
  expectOk(await set(one.call, 'money', 'app', false));
  await write(one, deposit());
  await settled(one);
  expect(expectOk(await one.call(listMessages, {}))).toMatchObject({ total: 1, unread: 0, rows: [{ isRead: true }] });
  expect(arrivedAt(one)).toHaveLength(1);
  expect(endOf(await set(one.call, 'security', 'app', false))).toBe('notifications.always_in_app');
  expect(endOf(await set(one.call, 'risk', 'app', false))).toBe('notifications.always_in_app');
  const figures = { symbol: 'VRM', position: '9', price: '1.00', equity: '1.00', margin: '2.00' };
  expectOk(await set(one.call, 'order', 'app', false));
  const warned = storyOf('position.warned', { ...figures, warning: 50, close_out: 25 });
  await write(one, deposit({ kind: 'order', story: warned, about: { type: 'position', id: '9' } }));
  expect(expectOk(await one.call(listMessages, {}))).toMatchObject({ unread: 1 });
});

test('many switches turned at once are all turned, and another customer’s stay as they were', async () => {
  const [one, two] = [await holder(), await holder()];
  const groups = ['order', 'alert', 'notice'] as const;
  const turned = groups.flatMap((group) => [set(one.call, group, 'push', true), set(one.call, group, 'app', false)]);
  for (const answer of await Promise.all(turned)) expectOk(answer);
  const stateOf = async ({ call }: Holder) => expectOk(await call(getNotificationSettings, {})).groups;
  for (const row of await stateOf(one))
    expect(row).toEqual({
      group: row.group,
      app: !groups.includes(row.group as never),
      push: true,
      sms: false,
      email: row.group === 'security',
    });
  expect((await stateOf(two)).filter(({ push }) => push).map(({ group }) => group)).toEqual([
    'security',
    'risk',
    'decision',
    'money',
  ]);
});

test('what a push service cannot take now is tried again, and what it never takes is not', async () => {
  const one = await withDevice();
  const answers = [503, 429, 201];
  service.answer = () => answers.shift() ?? 500;
  await write(one, deposit());
  await expect.poll(() => arrivedAt(one).length).toBe(1);
  await deliver();
  expect(arrivedAt(one)).toHaveLength(1);
  await h.clock.advance(MINUTE_MS);
  await deliver();
  expect(await waiting(one)).toBe(1);
  await h.clock.advance(2 * MINUTE_MS);
  await settled(one);
  expect(arrivedAt(one)).toHaveLength(3);
  // One name: the service replaces what has not reached the device, and the device what it shows.
  expect(new Set(arrivedAt(one).map(({ headers }) => headers['topic'])).size).toBe(1);
  service.answer = () => 413;
  await write(one, deposit());
  await settled(one);
  expect([arrivedAt(one).length, await devices(one)]).toEqual([4, 1]);
});

test.each([404, 410])(
  'a subscription that the browser gave up (%i) goes with everything on its way to it',
  async (gone) => {
    const one = await withDevice();
    service.answer = () => gone;
    await write(one, deposit(), deposit());
    await settled(one);
    expect(await devices(one)).toBe(0);
    await write(one, deposit());
    expect(await waiting(one)).toBe(0);
  },
);

test('two deliverers at once send each message once', async () => {
  const one = await withDevice();
  await h.t.db.transaction(async (tx) => {
    await writeMessages(
      tx,
      Array.from({ length: 20 }, () => ({ ...deposit(), customerId: one.id })),
    );
  });
  await Promise.all([deliver(), deliver(), deliver()]);
  await settled(one);
  expect(new Set(arrivedAt(one).map(({ headers }) => headers['topic'])).size).toBe(20);
  expect(arrivedAt(one)).toHaveLength(20);
});

test('what was read in the app before it could be pushed is not pushed any more, and after a day nothing is', async () => {
  const one = await withDevice();
  service.answer = () => 503;
  await write(one, deposit());
  await expect.poll(() => arrivedAt(one).length).toBe(1);
  const { rows } = expectOk(await one.call(listMessages, {}));
  await h.clock.advance(MINUTE_MS);
  expectOk(await one.call(markMessagesRead, { ids: [rows[0]!.id] }, key()));
  await settled(one);
  expect(arrivedAt(one)).toHaveLength(1);
  await write(one, deposit());
  await expect.poll(() => arrivedAt(one).length).toBe(2);
  await h.clock.advance(25 * 60 * MINUTE_MS);
  await run('notifications-tidy');
  expect(await waiting(one)).toBe(0);
});

test('a message that is rolled back, or is none for these numbers, is on its way to nobody', async () => {
  const one = await withDevice();
  const failed = h.t.db.transaction(async (tx) => {
    await writeMessages(tx, [{ ...deposit(), customerId: one.id }]);
    throw new Error('the fact did not happen');
  });
  await expect(failed).rejects.toThrow('did not happen');
  await settled(one);
  expect(arrivedAt(one)).toEqual([]);
  expect(endOf(await one.call(getMessage, { id: '9999999999999999999' }))).toBe('messages.unknown');
});

test('a name that leads to an address of ours is not called, whenever it came to lead there', async () => {
  const one = await withDevice();
  const before = service.network.isAllowed;
  Object.assign(service.network, { isAllowed: () => false });
  await write(one, deposit());
  await settled(one);
  Object.assign(service.network, { isAllowed: before });
  expect([arrivedAt(one), await devices(one)]).toEqual([[], 0]);
});

test('an SMS says which kind of message came and no more, to whoever has a phone with us and asked for it', async () => {
  const one = await holder();
  expect(endOf(await set(one.call, 'money', 'sms', true))).toBe('notifications.no_phone');
  let desk = h.staff(await h.signIn('support'));
  const sent = async () =>
    expectOk(await desk(listOutbox, { account: one.account, pageSize: 100 })).rows.map(({ text }) => text);
  const phone = '+919876512345';
  expectOk(await one.call(requestCode, { purpose: 'bind_phone', phone }, key()));
  const code = /[0-9]{6}/.exec((await sent())[0]!)![0];
  expectOk(await one.call(bindPhone, { phone, code, loginPassword: PASSWORD }, key()));
  expect(expectOk(await one.call(getNotificationSettings, {}))).toMatchObject({
    canSendSms: true,
    maskedPhone: expect.stringContaining('345'),
  });
  expectOk(await set(one.call, 'money', 'sms', true));
  expectOk(await one.call(setNotificationDetails, { showsDetails: true }, key()));
  await write(one, deposit(), alert());
  await settled(one);
  const said = (await sent()).filter((text) => !/[0-9]{6}|••/.test(text));
  expect(said).toEqual(['Bahi: Money in or out. Open the app to read it. We never ask for passwords or codes.']);

  // Alerts, as orders, are made as many as one likes; each SMS costs the house.
  expectOk(await set(one.call, 'alert', 'sms', true));
  for (let n = 0; n < 3; n += 1) await write(one, ...Array.from({ length: 10 }, alert));
  await write(one, deposit());
  await settled(one);
  const count = async (group: string) => (await sent()).filter((text) => text.startsWith(`Bahi: ${group}.`)).length;
  expect([await count('Price alert'), await count('Money in or out')]).toEqual([DAILY_MAX - 1, 2]);
  await h.clock.advance(DAY_MS);
  desk = h.staff(await h.signIn('support'));
  await write(one, alert());
  await settled(one);
  expect(await count('Price alert')).toBe(DAILY_MAX);
});
