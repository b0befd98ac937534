/** A push service that takes a connection and never answers: anybody can name one as their own, and it keeps nobody else's message. */
import { subscribePush } from '@bahi/contract/notifications/calls.ts';
import { login } from '@bahi/contract/identity/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk, NOON, PASSWORD } from '../identity/testing.ts';
import { writeMessages } from '../messages/service.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { WAITING_MAX } from './service.ts';
import { DEVICES_MAX } from './subscriptions.ts';
import { holdersOf, key, startPushService, testBrowser, type Holder, type PushService } from './testing.ts';

let h: WholeApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  h = await startWholeApp(undefined, { startsAt: NOON, pushNetwork: service.network });
});
afterAll(async () => {
  await h.stop();
  await service.stop();
});

test('services that never answer hold up the messages of nobody else', async () => {
  const { holder, withDevice } = holdersOf(h);
  const slow = await holder();
  for (let n = 0; n < DEVICES_MAX; n += 1) {
    const { token } = expectOk(await h.as()(login, { account: slow.account, password: PASSWORD }));
    expectOk(await h.as(token)(subscribePush, testBrowser(`silent-${n}`).subscription, key()));
  }
  const other = await withDevice();
  let hangUp = () => {};
  const silence = new Promise<number>((resolve) => (hangUp = () => resolve(500)));
  service.answer = ({ path }) => (path.startsWith('/silent') ? silence : 201);
  const write = ({ id: customerId }: Holder, count = 1) => {
    const story = storyOf('deposit.credited', { amount: '5000.00', reference: 'BAHI-77' });
    const one = { customerId, kind: 'money', at: h.clock.now(), story, about: { type: 'deposit', id: '1' } } as const;
    return h.t.db.transaction((tx) =>
      writeMessages(
        tx,
        Array.from({ length: count }, () => one),
      ),
    );
  };
  const arrived = (start: string) => service.received.filter(({ path }) => path.startsWith(`/${start}`)).length;
  await write(slow);
  await expect.poll(() => arrived('silent')).toBe(1);
  await write(other);
  await expect.poll(() => arrived(other.account)).toBe(1);
  // None has given up meanwhile: of one customer one is under way.
  expect(arrived('silent')).toBe(1);
  // Nor do more and more of them lie before those of others.
  await write(slow, WAITING_MAX - 1);
  await write(slow, 10);
  const { rows } = await h.t.owner.query<{ count: bigint }>(
    'select count(*) as count from notifications.delivery where customer_id = $1 group by subscription_id',
    [slow.id],
  );
  expect(rows.map(({ count }) => Number(count))).toEqual(Array.from({ length: DEVICES_MAX }, () => WAITING_MAX));
  hangUp();
});
