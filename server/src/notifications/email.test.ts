/** Messages on their way to mailboxes, over the whole server. */
import type { MessageGroup } from '@bahi/contract/messages/groups.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import {
  getNotificationSettings,
  setNotification,
  setNotificationDetails,
} from '@bahi/contract/notifications/calls.ts';
import { bindEmail, removeEmail } from '@bahi/contract/security/address-calls.ts';
import { requestCode } from '@bahi/contract/security/calls.ts';
import { getTimeline } from '@bahi/contract/staff/customers.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, NOON, PASSWORD } from '../identity/testing.ts';
import { writeMessages } from '../messages/service.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { holdersOf, key, type Holder, type Holders } from './testing.ts';

let h: WholeApp;
let holder: Holders['holder'];
let desk: ReturnType<WholeApp['staff']>;
beforeAll(async () => {
  h = await startWholeApp(undefined, { startsAt: NOON });
  ({ holder } = holdersOf(h));
  desk = h.staff(await h.signIn('support'));
});
afterAll(() => h.stop());

const set = ({ call }: Holder, messageGroup: MessageGroup, isTold: boolean) =>
  call(setNotification, { messageGroup, medium: 'email', isTold }, key());

const sent = async ({ account }: Holder) =>
  expectOk(await desk(listOutbox, { account })).rows.map(({ to, text }) => ({ to, text }));

async function bind(one: Holder, email: string): Promise<void> {
  expectOk(await one.call(requestCode, { purpose: 'bind_email', email }, key()));
  const code = /[0-9]{6}/.exec((await sent(one))[0]!.text)![0];
  expectOk(await one.call(bindEmail, { email, code, loginPassword: PASSWORD }, key()));
}

/** A deposit and an order that ended: of the groups money and alert. */
async function write({ id }: Holder): Promise<void> {
  const at = h.clock.now();
  const about = { type: 'deposit', id: '1' } as const;
  const deposit = storyOf('deposit.credited', { amount: '5000.00', reference: 'BAHI-77' });
  const alert = storyOf('alert.above', { symbol: 'VRM', level: '510.00', price: '511.00' });
  await h.t.db.transaction((tx) =>
    writeMessages(tx, [
      { customerId: id, kind: 'money', story: deposit, about, at },
      { customerId: id, kind: 'alert', story: alert, about: null, at },
    ]),
  );
}

async function settled({ id }: Holder): Promise<void> {
  const deliver = () => h.app.tasks.find((task) => task.name === 'notifications-deliver')!.run();
  await Promise.all([deliver(), deliver(), deliver()]);
  const waiting = () => h.t.owner.query('select from notifications.delivery where customer_id = $1', [id]);
  await expect.poll(async () => (await waiting()).rowCount).toBe(0);
}

/** What was told of the messages. */
const toldTo = async (one: Holder) => (await sent(one)).filter(({ text }) => text.includes('no links')).toReversed();

test('security is told at an address from its binding on, and nothing else until it is asked for', async () => {
  const one = await holder();
  expect(endOf(await set(one, 'money', true))).toBe('notifications.no_address');
  expect(expectOk(await one.call(getNotificationSettings, {}))).toMatchObject({
    canSendEmail: true,
    maskedEmail: null,
  });
  await bind(one, 'priya@example.com');
  await write(one);
  await settled(one);
  const { maskedEmail, groups } = expectOk(await one.call(getNotificationSettings, {}));
  expect(maskedEmail).toBe('p•••@example.com');
  expect(groups.filter(({ email }) => email).map(({ group }) => group)).toEqual(['security']);
  expect(await toldTo(one)).toMatchObject([
    { to: 'priya@example.com', text: expect.stringMatching(/^Bahi: Security message\nSecurity message\n\nOpen Bahi/) },
  ]);
});

test('without details an e-mail names the group alone, with them the title, each message once', async () => {
  const one = await holder();
  await bind(one, 'one@example.com');
  expectOk(await set(one, 'security', false));
  expectOk(await set(one, 'money', true));
  await write(one);
  await settled(one);
  expectOk(await one.call(setNotificationDetails, { showsDetails: true }, key()));
  await write(one);
  await settled(one);
  const told = (await toldTo(one)).map(({ text }) => text.split('\n')[0]).filter((text) => !/Security/.test(text!));
  expect(told).toEqual(['Bahi: Money in or out', 'Bahi: Deposit of 5,000.00 INR credited']);
  expect((await toldTo(one)).filter(({ text }) => /VRM|BAHI-77/.test(text))).toEqual([]);
});

test('a group that is off in the app is told by e-mail all the same, and one that is off there is not', async () => {
  const one = await holder();
  await bind(one, 'muted@example.com');
  for (const group of ['money', 'alert'] as const) expectOk(await set(one, group, true));
  expectOk(await one.call(setNotification, { messageGroup: 'money', medium: 'app', isTold: false }, key()));
  expectOk(await set(one, 'alert', false));
  await write(one);
  await settled(one);
  const told = (await toldTo(one)).map(({ text }) => text.split('\n')[0]);
  expect(told).toEqual(['Bahi: Security message', 'Bahi: Money in or out']);
  expect(expectOk(await one.call(listMessages, { isUnread: true })).rows.map(({ kind }) => kind)).not.toContain(
    'money',
  );
});

test('nothing goes to an address that was removed, and the case file shows it masked', async () => {
  const one = await holder();
  await bind(one, 'leaving@example.com');
  expectOk(await set(one, 'money', true));
  await settled(one);
  expectOk(await one.call(removeEmail, { loginPassword: PASSWORD }, key()));
  const before = (await toldTo(one)).length;
  await write(one);
  await settled(one);
  expect(await toldTo(one)).toHaveLength(before);
  const page = expectOk(await desk(getTimeline, { customer: one.id.toString() }));
  const story = JSON.stringify(page);
  expect(story).toContain('l•••@example.com');
  expect(story).not.toContain('leaving');
});
