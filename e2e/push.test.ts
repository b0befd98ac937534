/**
 * Push on a lock screen: turned on in the settings, received, shown and tapped. Headless Chromium reaches no push service: its `subscribe` is replaced by
 * one of the test's, and what the server sent there is opened with the keys of that subscription and handed to the real service worker.
 */
import { writeMessages } from '../server/src/messages/service.ts';
import { startPushService, testBrowser, type PushService } from '../server/src/notifications/testing.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { practiceCalendar, midnightOf } from '@bahi/core/calendar.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './app.ts';
import { startVirtualMarket, type VirtualMarket } from './virtual-market.ts';

const { open } = openBrowser();

let service: PushService;
let market: VirtualMarket;
beforeAll(async () => {
  service = await startPushService();
  market = await startVirtualMarket({
    startsAt: midnightOf(practiceCalendar, '2026-12-01') + 12 * HOUR_MS,
    tasks: [],
    pushNetwork: service.network,
    prepare: async () => {},
  });
});
afterAll(async () => {
  await market?.stop();
  await service?.stop();
});

const WORDS = {
  en: { settings: 'Notifications', push: 'Push on this device', alerts: 'Price alerts: Push', title: 'Price alert' },
  tw: { settings: '通知', push: '此裝置的推播', alerts: '到價提醒: 推播', title: '到價提醒' },
} as const;

test.each([
  { device: 'phone', language: 'en' },
  { device: 'desktop', language: 'tw' },
] as const)(
  'a price alert reaches the lock screen of a $device ($language), and a tap opens the stock',
  async (look) => {
    const { h, origin } = market;
    const words = WORDS[look.language];
    const account = `pushed.${look.device}`;
    const token = await h.register(account);
    const { rows } = await h.t.owner.query<{ id: bigint }>('select id from identity.customer where account = $1', [
      account,
    ]);
    const customerId = rows[0]!.id;
    await h.t.owner.query('update identity.customer set language = $2, risk_notice_accepted_at = now() where id = $1', [
      customerId,
      look.language,
    ]);
    const browser = testBrowser(account);

    const app = await open({ ...look, hasWorker: true, at: origin });
    const { page, context } = app;
    await context.addInitScript(subscribesHere, { ...browser.subscription, token, account });
    await page.goto(`${origin}/#/information/setting`);
    await page.reload();
    await page.getByRole('link', { name: new RegExp(`^${words.settings}`) }).click();
    await page.getByRole('switch', { name: words.push }).click();
    await page.getByRole('switch', { name: words.push, checked: true }).waitFor();
    await page.getByRole('switch', { name: words.alerts }).click();
    await expect
      .poll(async () => {
        const found = await h.t.owner.query<{ push: string[] }>(
          'select push from notifications.setting where customer_id = $1',
          [customerId],
        );
        return found.rows[0]?.push;
      })
      .toContain('alert');
    // The worker is installed first.
    await expect
      .poll(async () => {
        const subscribed = 'select from notifications.subscription where customer_id = $1';
        return (await h.t.owner.query(subscribed, [customerId])).rowCount;
      })
      .toBe(1);

    const story = storyOf('alert.above', { symbol: 'VRM', level: '510.00', price: '511.00' });
    const about = { type: 'symbol', id: 'VRM' } as const;
    await h.t.db.transaction((tx) =>
      writeMessages(tx, [{ customerId, kind: 'alert', at: h.clock.now(), story, about }]),
    );
    const arrived = () => service.received.find(({ path }) => path === `/${account}`);
    await expect.poll(arrived).toBeDefined();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const [worker] = context.serviceWorkers();
    await worker!.evaluate(showHere);
    await deliver(page, { origin, data: JSON.stringify(browser.open(arrived()!.body)) });

    const shown = () =>
      worker!.evaluate(() => (self as unknown as Lock).shown.map(({ title, tag }) => ({ title, tag })));
    await expect.poll(shown).toMatchObject([{ title: words.title, tag: expect.stringMatching(/^message-/) }]);
    expect(JSON.stringify(await shown())).not.toMatch(/VRM|51[01]/);
    await deliver(page, { origin, data: JSON.stringify(browser.open(arrived()!.body)) });
    expect(await shown()).toHaveLength(1);
    await worker!.evaluate(tapFirst);
    await page.waitForURL(/stockDetail\?symbol=VRM/);
    expect(await shown()).toEqual([]);
    await expect
      .poll(async () => {
        const read = 'select from messages.message where customer_id = $1 and read_at is not null';
        return (await h.t.owner.query(read, [customerId])).rowCount;
      })
      .toBe(1);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

/** In the page: signed in, with a push service that is the test's. */
function subscribesHere({
  token,
  account,
  endpoint,
  ...keys
}: {
  readonly token: string;
  readonly account: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}): void {
  localStorage.setItem('tokend', token);
  localStorage.setItem('account', account);
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  let subscribed: unknown = null;
  const subscription = {
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => ((subscribed = null), true),
  };
  Object.assign(PushManager.prototype, {
    subscribe: async () => (subscribed = subscription),
    getSubscription: async () => subscribed,
  });
}

/** As the push service of the browser would. */
async function deliver(
  page: Page,
  { origin, data }: { readonly origin: string; readonly data: string },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(origin));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data });
}

interface Shown extends NotificationOptions {
  readonly title: string;
  close(): void;
}

/** What would be on the lock screen. */
interface Lock {
  shown: Shown[];
  readonly registration: ServiceWorkerRegistration;
}

/** In the worker: headless Chromium shows no notification to anybody, and says that none may be. */
function showHere(): void {
  const lock = self as unknown as Lock;
  lock.shown = [];
  lock.registration.showNotification = async (title, options) => {
    const close = () => {
      lock.shown = lock.shown.filter(({ tag }) => tag !== options?.tag);
    };
    close();
    lock.shown.push({ ...options, title, close });
  };
}

/** In the worker: a script’s event keeps no worker alive, and focuses no window. */
function tapFirst(): void {
  const [notification] = (self as unknown as Lock).shown;
  const waitUntil = (done: Promise<unknown>) => void done.catch(() => undefined);
  self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
}
