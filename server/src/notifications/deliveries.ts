/**
 * Messages on their way to devices and phones. Each is written with the message it tells (service.ts), goes out after the commit and is tried again by
 * a job, as codes are (messenger/service.ts). A process that ends between the answer of a push service and the line that says so sends it twice:
 * under one topic and one tag, so that the device shows one.
 */
import { groupOf, type MessageGroup } from '@bahi/contract/messages/groups.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Urgency } from 'web-push';
import type { Messenger } from '../messenger/service.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { phoneOf } from '../security/service.ts';
import { sendPush, type PushNetwork } from './push.ts';
import * as store from './store.ts';
import { openSubscription } from './subscriptions.ts';
import { smsText, wordsOf } from './words.ts';
import type { Vapid } from './vapid.ts';

export interface DeliveriesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly log: Log;
  readonly keys: CustomerKeys;
  readonly messenger: Messenger;
  readonly pushNetwork: PushNetwork;
  readonly vapid: () => Promise<Vapid>;
}

export interface Deliveries {
  readonly tasks: readonly Task[];
  start(): void;
  stop(): Promise<void>;
}

/** After the first, second … failure; all longer than an attempt may take. */
const PAUSES_MS = [MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];
const AT_ONCE = 8;

/** How far a device that sleeps is woken for it. */
const URGENCY: Readonly<Record<MessageGroup, Urgency>> = {
  security: 'high',
  risk: 'high',
  order: 'high',
  alert: 'high',
  money: 'normal',
  decision: 'normal',
  notice: 'low',
};

export function createDeliveries({
  db,
  clock,
  bus,
  log,
  keys,
  messenger,
  pushNetwork: network,
  vapid,
}: DeliveriesDeps): Deliveries {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let stopListening = () => {};

  async function deliver(): Promise<void> {
    for (;;) {
      const due = await store.claimDue(db, { now: clock.now(), pausesMs: PAUSES_MS, limit: AT_ONCE });
      if (due.length === 0) return;
      await Promise.all(due.map((one) => attempt(one).catch((error: unknown) => failed(one, error))));
    }
  }

  function attempt(due: store.DueDelivery): Promise<void> {
    if (due.isRead) return done(due);
    return due.subscriptionId === null ? sendSms(due) : push(due, due.subscriptionId);
  }

  async function push(due: store.DueDelivery, subscriptionId: bigint): Promise<void> {
    const { id, customerId, messageId, sealed, story, kind, validUntil } = due;
    const subscription = sealed === null ? null : await openSubscription(keys, customerId, sealed);
    if (subscription === null) return store.deleteSubscriptions(db, { id: subscriptionId });
    const words = await wordsOf(due);
    const pushed = await sendPush(
      subscription,
      {
        payload: JSON.stringify({ id: messageId.toString(), language: due.language, ...words }),
        urgency: URGENCY[groupOf(story.key, kind)],
        ttlSeconds: Math.max(0, Math.floor((validUntil - clock.now()) / 1_000)),
        topic: `message-${messageId}`,
      },
      { vapid: await vapid(), network },
    );
    // With the subscription go its deliveries.
    if (pushed === 'gone') return store.deleteSubscriptions(db, { id: subscriptionId });
    if (pushed === 'taken') return done(due);
    // Not the address: it would stay in the log, and whoever reads it could write to the device.
    log.warn({ delivery: id.toString(), pushed }, 'a push service did not take a message');
    if (pushed === 'final') await done(due);
  }

  /** In one transaction with its end, so that there is one, and on its way from then on as a code is. */
  async function sendSms({ id, customerId, story, kind, language, validUntil }: store.DueDelivery): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await store.deleteDelivery(tx, id))) return;
      const phone = await phoneOf(tx, keys, customerId);
      if (phone === null) return;
      const text = smsText(language, groupOf(story.key, kind));
      await messenger.send(tx, { customerId, phone, text, language, now: clock.now(), validUntil });
    });
    messenger.deliverSoon();
  }

  async function done({ id }: store.DueDelivery): Promise<void> {
    await store.deleteDelivery(db, id);
  }

  function failed({ id }: store.DueDelivery, error: unknown): void {
    log.warn({ err: error, delivery: id.toString() }, 'a notification waits for its next attempt');
  }

  /** One at a time; what comes meanwhile is looked for once more. */
  function deliverSoon(): void {
    isAskedAgain = true;
    running ??= follow().finally(() => (running = null));
  }

  async function follow(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      await deliver().catch((error: unknown) => log.warn({ err: error }, 'notifications wait for the next minute'));
    }
  }

  return {
    start() {
      stopListening = bus.subscribe('notifications.waiting', deliverSoon);
      deliverSoon();
    },
    async stop() {
      stopListening();
      await running;
    },
    tasks: [
      { name: 'notifications-deliver', cron: '* * * * *', run: deliver },
      {
        name: 'notifications-tidy',
        cron: '*/5 * * * *',
        async run() {
          const left = await db.transaction((tx) => store.tidy(tx, clock.now()));
          if (left > 0) log.warn({ left }, 'notifications were never taken');
        },
      },
    ],
  };
}
