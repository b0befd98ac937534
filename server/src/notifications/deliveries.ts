/**
 * Messages on their way to devices, phones and mailboxes. Each is written with the message it tells (service.ts), goes out after the commit and is tried again by
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
import { emailOf, phoneOf } from '../security/service.ts';
import { sendPush, type PushNetwork } from './push.ts';
import * as store from './store.ts';
import { openSubscription } from './subscriptions.ts';
import { emailOfMessage, smsText, wordsOf } from './words.ts';
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
/** Each of another customer: a device may name a service that never answers, and that keeps its own customer's messages alone. */
const AT_ONCE = 32;

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
  const underWay = new Map<bigint, Promise<void>>();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  let stopListening = () => {};

  /** Resolves when nothing is due and nothing under way. */
  async function deliver(): Promise<void> {
    do {
      await Promise.all(underWay.values());
      await beginSoon();
    } while (underWay.size > 0);
  }

  /** What ends makes room for the next. */
  async function begin(): Promise<void> {
    const limit = AT_ONCE - underWay.size;
    if (limit === 0 || isStopped) return;
    const except = [...underWay.keys()];
    const due = await store.claimDue(db, { now: clock.now(), pausesMs: PAUSES_MS, limit, except });
    for (const one of due) {
      const tried = attempt(one).catch((error: unknown) => failed(one, error));
      const ended = tried.finally(() => {
        underWay.delete(one.customerId);
        void beginSoon();
      });
      underWay.set(one.customerId, ended);
    }
  }

  function attempt(due: store.DueDelivery): Promise<void> {
    if (due.isRead) return done(due);
    if (due.subscriptionId !== null) return push(due, due.subscriptionId);
    return due.isEmail ? sendEmail(due) : sendSms(due);
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

  /** As an SMS. */
  async function sendEmail(due: store.DueDelivery): Promise<void> {
    const { customerId, language, validUntil } = due;
    const words = await emailOfMessage(due);
    await db.transaction(async (tx) => {
      if (!(await store.deleteDelivery(tx, due.id))) return;
      const email = await emailOf(tx, keys, customerId);
      if (email === null) return;
      await messenger.send(tx, { customerId, email, ...words, language, now: clock.now(), validUntil });
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
  function beginSoon(): Promise<void> {
    isAskedAgain = true;
    return (running ??= follow());
  }

  async function follow(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      await begin().catch((error: unknown) => log.warn({ err: error }, 'notifications wait for the next minute'));
    }
    running = null;
  }

  return {
    start() {
      stopListening = bus.subscribe('notifications.waiting', () => void beginSoon());
      void beginSoon();
    },
    async stop() {
      stopListening();
      isStopped = true;
      await running;
      await Promise.all(underWay.values());
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
