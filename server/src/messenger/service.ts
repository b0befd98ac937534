/**
 * The port to customers' phones (rules §6) and mailboxes (decision 0118). A message is written in the transaction of the fact it belongs to and goes out after
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
import type { Content } from './gateway.ts';
import { createSms, type SmsTemplate } from './sms.ts';
import { createSmtp } from './smtp.ts';
import * as store from './store.ts';

export { readSmsTemplate, type SmsTemplate } from './sms.ts';

export type OutgoingMessage = PhoneMessage | EmailMessage;

export interface PhoneMessage extends Written {
  /** In E.164; null: there is nobody to send it to, and that takes as long. */
  readonly phone: string | null;
}

export interface EmailMessage extends Written {
  readonly email: string;
  /** As the text. */
  readonly subject: string;
}

interface Written {
  readonly customerId: bigint | null;
  /** `{house}` is what the app is called now. */
  readonly text: string;
  readonly language: store.MessageLanguage;
  readonly now: number;
  /** Later it is of no use. */
  readonly validUntil: number;
}

export interface Messenger {
  /** False: live mode without a gateway to phones. */
  readonly canSend: boolean;
  /** False: live mode without a mail server. */
  readonly canMail: boolean;
  /** Within the transaction of the fact; `deliverSoon` after its commit. */
  send(tx: Tx, message: OutgoingMessage): Promise<void>;
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
  /** To phones, instead of the mail server; null: none is set. */
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
  const mail = options.smtp === null ? null : createSmtp(options.smtp, houseName);
  const toPhones = options.sms ? createSms(options.sms) : (options.smtp?.to ?? '') === '' ? null : mail;
  const hasGateway = mail !== null || toPhones !== null;
  const hasOutbox = !hasGateway && mode === 'practice';
  const canSend = toPhones !== null || hasOutbox;
  const canMail = mail !== null || hasOutbox;
  let running: Promise<void> | null = null;

  async function deliver(): Promise<void> {
    if (!hasGateway) return;
    for (;;) {
      const row = await store.claimWaiting(db, { now: clock.now(), pausesMs: PAUSES_MS });
      if (row === null) return;
      await attempt(row);
    }
  }

  async function attempt({ id, sealed, attempts }: store.WaitingRow): Promise<void> {
    const content = contentOf(sealed);
    const by = 'email' in content ? mail : toPhones;
    // It was written under another configuration.
    if (by === null) return store.endMessage(db, id, 'failed');
    const failure = await by.send({ id, ...content });
    if (failure === null) return store.endMessage(db, id, 'sent');
    // Neither the address nor the text: they would stay in the log.
    log.warn({ phoneMessage: id.toString(), attempts, ...failure }, 'a message to a customer was not taken');
    if (failure.isFinal) await store.endMessage(db, id, 'failed');
  }

  function contentOf(sealed: Buffer): Content {
    return JSON.parse(sealer.open(sealed, PURPOSE).toString()) as Content;
  }

  /** One at a time; what comes meanwhile is seen by the one that runs, or by the job. */
  function deliverSoon(): void {
    running ??= deliver()
      .catch((error: unknown) => log.warn({ err: error }, 'messages to customers wait for the next minute'))
      .finally(() => (running = null));
  }

  return {
    canSend,
    canMail,
    async send(tx, { customerId, language, now, validUntil, ...message }) {
      const named = (text: string) => text.replaceAll('{house}', houseName());
      const text = named(message.text);
      const content: Content =
        'email' in message
          ? { email: message.email, subject: named(message.subject), text }
          : { phone: message.phone, text };
      const sealed = sealer.seal(Buffer.from(JSON.stringify(content)), PURPOSE);
      const state = hasOutbox ? 'outbox' : 'waiting';
      await store.insertMessage(
        tx,
        { customerId, language, sealed, now, validUntil, state },
        'email' in content ? canMail : canSend && content.phone !== null,
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
          if (expired > 0) log.error({ expired }, 'messages to customers were never taken');
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
        const content = contentOf(sealed);
        const text = 'email' in content ? `${content.subject}\n${content.text}` : content.text;
        const said = validUntil > now ? text : text.replaceAll(CODE, '••••••');
        return {
          ...row,
          id: id.toString(),
          customer: customer?.toString() ?? null,
          at: Number(at),
          to: 'email' in content ? content.email : content.phone!,
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
