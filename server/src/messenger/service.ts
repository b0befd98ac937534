/**
 * The port to customers' phones (rules §6). A message is written in the transaction of the fact it belongs to and goes out after
 * the commit: by a gateway, tried again by a job until it is no longer of use; or into the console's outbox, in practice.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import { canonicalAccount, isAccount } from '@bahi/core/account.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { SmtpSettings } from '../platform/env.ts';
import type { Task } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { refuse } from '../platform/refuse.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { Gateway } from './gateway.ts';
import { createSms, type SmsTemplate } from './sms.ts';
import { createSmtp } from './smtp.ts';
import * as store from './store.ts';

export { readSmsTemplate, type SmsTemplate } from './sms.ts';

export interface PhoneMessage {
  readonly customerId: bigint | null;
  /** In E.164; null: there is nobody to send it to, and that takes as long. */
  readonly phone: string | null;
  /** `{house}` is what the app is called now. */
  readonly text: string;
  readonly language: store.MessageLanguage;
  readonly now: number;
  /** Later it is of no use. */
  readonly validUntil: number;
}

export interface Messenger {
  /** False: live mode without a gateway. */
  readonly canSend: boolean;
  /** Within the transaction of the fact; `deliverSoon` after its commit. */
  send(tx: Tx, message: PhoneMessage): Promise<void>;
  deliverSoon(): void;
  /** Sends what is due; resolves when nothing is. */
  deliver(): Promise<void>;
  readonly tasks: readonly Task[];
  /** What went no further than here. */
  outbox(page: ParsedInputOf<typeof listOutbox>): Promise<OutputOf<typeof listOutbox>>;
  stop(): Promise<void>;
}

export interface MessengerOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly sealer: Sealer;
  readonly mode: 'practice' | 'live';
  readonly smtp: SmtpSettings | null;
  readonly houseName: () => string;
  /** Null: none is set; the environment allows one of the two. */
  readonly sms?: SmsTemplate | null;
}

/** After the first, second … failure; all longer than an attempt may take. */
const PAUSES_MS = [MINUTE_MS, MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS];
const KEPT_MS = 7 * DAY_MS;
const PURPOSE = 'message to a phone';
/** Of no use any more, it is shown to nobody. */
const CODE = /[0-9]{6}/g;

export function createMessenger(options: MessengerOptions): Messenger {
  const { db, clock, log, sealer, mode, houseName } = options;
  const gateway = gatewayOf(options);
  const hasOutbox = gateway === null && mode === 'practice';
  const canSend = gateway !== null || hasOutbox;
  let running: Promise<void> | null = null;

  async function deliver(): Promise<void> {
    if (gateway === null) return;
    for (;;) {
      const row = await store.claimWaiting(db, { now: clock.now(), pausesMs: PAUSES_MS });
      if (row === null) return;
      await attempt(gateway, row);
    }
  }

  async function attempt(by: Gateway, { id, sealed, attempts }: store.WaitingRow): Promise<void> {
    const { phone, text } = JSON.parse(sealer.open(sealed, PURPOSE).toString()) as Content;
    const failure = await by.send({ id, phone, text });
    if (failure === null) return store.endMessage(db, id, 'sent');
    // Neither the number nor the text: they would stay in the log.
    log.warn({ phoneMessage: id.toString(), attempts, ...failure }, 'a message to a phone was not taken');
    if (failure.isFinal) await store.endMessage(db, id, 'failed');
  }

  /** One at a time; what comes meanwhile is seen by the one that runs, or by the job. */
  function deliverSoon(): void {
    running ??= deliver()
      .catch((error: unknown) => log.warn({ err: error }, 'messages to phones wait for the next minute'))
      .finally(() => (running = null));
  }

  return {
    canSend,
    async send(tx, { customerId, phone, text, language, now, validUntil }) {
      const content: Content = { phone, text: text.replaceAll('{house}', houseName()) };
      const sealed = sealer.seal(Buffer.from(JSON.stringify(content)), PURPOSE);
      const state = hasOutbox ? 'outbox' : 'waiting';
      await store.insertMessage(
        tx,
        { customerId, language, sealed, now, validUntil, state },
        canSend && phone !== null,
      );
    },
    deliverSoon,
    deliver,
    tasks: [
      { name: 'messenger-deliver', cron: '* * * * *', run: deliver },
      {
        name: 'messenger-tidy',
        cron: '*/5 * * * *',
        async run() {
          const now = clock.now();
          const expired = await db.transaction((tx) => store.expireMessages(tx, now));
          if (expired > 0) log.error({ expired }, 'messages to phones were never taken');
          await db.transaction((tx) => store.deleteOldMessages(tx, now - KEPT_MS));
        },
      },
    ],
    async outbox({ account, page, pageSize }) {
      if (!hasOutbox) refuse('staff.practice_only', {});
      const wanted = account === undefined ? null : canonicalAccount(account);
      // Text that no account can be called finds nothing.
      const filter = { account: wanted === null || isAccount(wanted) ? wanted : '', limit: pageSize };
      const { rows, total } = await db.read((tx) =>
        store.selectOutbox(tx, { ...filter, offset: (page - 1) * pageSize }),
      );
      const now = clock.now();
      const shown = rows.map(({ sealed, id, customer, at, validUntil, ...row }) => {
        const { phone, text } = JSON.parse(sealer.open(sealed, PURPOSE).toString()) as Content;
        const said = validUntil > now ? text : text.replaceAll(CODE, '••••••');
        return {
          ...row,
          id: id.toString(),
          customer: customer?.toString() ?? null,
          at: Number(at),
          phone: phone!,
          text: said,
        };
      });
      return { rows: shown, total, page, pageSize };
    },
    async stop() {
      await running;
    },
  };
}

function gatewayOf({ sms, smtp, houseName }: MessengerOptions): Gateway | null {
  if (sms) return createSms(sms);
  return smtp === null ? null : createSmtp(smtp, houseName);
}

interface Content {
  readonly phone: string | null;
  readonly text: string;
}
