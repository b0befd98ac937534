/** Messages to phones by a real SMTP server, and the outbox of practice. */
import { createServer, type AddressInfo } from 'node:net';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { NOON, SEALER } from '../identity/testing.ts';
import { virtualClock, type VirtualClock } from '../platform/clock.ts';
import type { SmtpSettings } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { RefusalError } from '../platform/refuse.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import {
  createMessenger,
  type EmailMessage,
  type Messenger,
  type OutgoingMessage,
  type PhoneMessage,
} from './service.ts';

const USER = 'bahi';
const PASSWORD = 'gateway p@ss';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
  await t.owner.query('truncate messenger.message');
});

interface Received {
  readonly to: string[];
  readonly from: string;
  readonly raw: string;
}

/** A server that wants the sign-in and keeps what it takes. */
async function startMailbox(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    // No TLS on this machine's own address, as with a gateway beside the server.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD
        ? done(null, { user: username })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  undo.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, port };
}

const settings = (port: number, changes: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  needsTls: false,
  user: USER,
  password: PASSWORD,
  from: 'codes@bahi.example',
  to: '{phone}@sms.example.com',
  ...changes,
});

function start(smtp: SmtpSettings | null, mode: 'practice' | 'live' = 'practice') {
  const clock: VirtualClock = virtualClock(NOON);
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line: string) => void lines.push(line) } });
  const messenger = createMessenger({ db: t.db, clock, log, sealer: SEALER, mode, smtp, houseName: () => 'Khata' });
  undo.push(() => messenger.stop());
  return { messenger, clock, lines };
}

const message = (now: number, changes: Partial<PhoneMessage> = {}): PhoneMessage => ({
  customerId: null,
  phone: '+919876543210',
  text: '123456 是您的驗證碼',
  language: 'tw',
  now,
  validUntil: now + 10 * MINUTE_MS,
  ...changes,
});

const write = (messenger: Messenger, content: OutgoingMessage) => t.db.transaction((tx) => messenger.send(tx, content));
const states = async () =>
  (
    await t.owner.query<{ state: string; sealed: Buffer | null }>(
      'select state, sealed from messenger.message order by id',
    )
  ).rows;
const bodyOf = ({ raw }: Received) => Buffer.from(raw.split('\r\n\r\n')[1]!, 'base64').toString();

test('a message goes out after the commit, to the address made from the phone, and its content is forgotten', async () => {
  const { received, port } = await startMailbox();
  const { messenger, clock } = start(settings(port));
  expect(messenger.canSend).toBe(true);
  await write(messenger, message(clock.now()));
  expect(received).toEqual([]);
  messenger.deliverSoon();
  await messenger.stop();
  expect(received).toMatchObject([{ to: ['919876543210@sms.example.com'], from: 'codes@bahi.example' }]);
  expect(bodyOf(received[0]!)).toContain('123456 是您的驗證碼');
  expect(received[0]!.raw).toMatch(/Message-ID: <bahi-\d+@bahi\.example>/i);
  expect(await states()).toEqual([{ state: 'sent', sealed: null }]);
  await messenger.deliver();
  expect(received).toHaveLength(1);
});

test('what was rolled back, or is for nobody, never goes out', async () => {
  const { received, port } = await startMailbox();
  const { messenger, clock } = start(settings(port));
  await t.db
    .transaction(async (tx) => {
      await messenger.send(tx, message(clock.now()));
      throw new Error('rolled back');
    })
    .catch(() => {});
  await write(messenger, message(clock.now(), { phone: null }));
  await messenger.deliver();
  expect(received).toEqual([]);
  expect(await states()).toEqual([]);
});

test('twenty messages, delivered by three processes at once, go out once each', async () => {
  const { received, port } = await startMailbox();
  const processes = [start(settings(port)), start(settings(port)), start(settings(port))];
  for (let n = 0; n < 20; n += 1) await write(processes[0]!.messenger, message(NOON, { text: `number ${n}` }));
  await Promise.all(processes.map(({ messenger }) => messenger.deliver()));
  expect(received).toHaveLength(20);
  expect(new Set(received.map(({ raw }) => /Message-ID: (.*)/i.exec(raw)![1])).size).toBe(20);
});

test('a server that is busy gets it again a minute later; one that is never there does not hold it beyond its time', async () => {
  let busy = true;
  const { received, port } = await startMailbox({
    onRcptTo: (_address, _session, done) =>
      busy ? done(Object.assign(new Error('later'), { responseCode: 451 })) : done(),
  });
  const { messenger, clock, lines } = start(settings(port));
  await write(messenger, message(clock.now()));
  await messenger.deliver();
  await messenger.deliver();
  expect(lines).toHaveLength(1);
  busy = false;
  await clock.advance(MINUTE_MS);
  await messenger.deliver();
  expect(received).toHaveLength(1);

  busy = true;
  await write(messenger, message(clock.now()));
  await messenger.deliver();
  await clock.advance(10 * MINUTE_MS);
  busy = false;
  await messenger.deliver();
  for (const task of messenger.tasks) await task.run();
  expect(received).toHaveLength(1);
  expect(await states()).toEqual([
    { state: 'sent', sealed: null },
    { state: 'expired', sealed: null },
  ]);
});

test('a number that the server refuses for good is not tried again', async () => {
  let asked = 0;
  const { port } = await startMailbox({
    onRcptTo(_address, _session, done) {
      asked += 1;
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
  });
  const { messenger, clock } = start(settings(port));
  await write(messenger, message(clock.now()));
  await messenger.deliver();
  await clock.advance(MINUTE_MS);
  await messenger.deliver();
  expect(asked).toBe(1);
  expect(await states()).toEqual([{ state: 'failed', sealed: null }]);
});

test('a wrong sign-in and a server that is not there are told in the log without password, phone or text, and tried again', async () => {
  const { received, port } = await startMailbox();
  const gone = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => gone.once('listening', resolve));
  const { port: closedPort } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));

  const wrong = start(settings(port, { password: 'not the secret' }));
  await write(wrong.messenger, message(NOON));
  await wrong.messenger.deliver();
  const absent = start(settings(closedPort));
  await absent.clock.advance(MINUTE_MS);
  await absent.messenger.deliver();
  const log = [...wrong.lines, ...absent.lines].join('\n');
  expect(log).toContain('EAUTH');
  expect(log).toContain('ESOCKET');
  for (const secret of ['9876543210', '123456', 'not the secret', PASSWORD]) expect(log).not.toContain(secret);

  const right = start(settings(port));
  await right.clock.advance(2 * MINUTE_MS);
  await right.messenger.deliver();
  expect(received).toHaveLength(1);
});

test('nothing crosses a network before TLS: a server that offers none gets no sign-in and no text', async () => {
  let signIns = 0;
  const { received, port } = await startMailbox({
    onAuth(_auth, _session, done) {
      signIns += 1;
      done(null, { user: USER });
    },
  });
  const { messenger, clock, lines } = start(settings(port, { needsTls: true }));
  await write(messenger, message(clock.now()));
  await messenger.deliver();
  expect({ signIns, received }).toEqual({ signIns: 0, received: [] });
  expect(lines.join()).toContain('ETLS');
});

const email = (now: number): EmailMessage => ({
  customerId: null,
  email: 'priya@example.com',
  subject: '{house}: 安全訊息',
  text: 'Open {house}',
  language: 'tw',
  now,
  validUntil: now + 10 * MINUTE_MS,
});

test('an e-mail goes to the customer’s own address under its subject, by the mail server alone', async () => {
  const { received, port } = await startMailbox();
  const { messenger, clock } = start(settings(port, { to: '' }));
  expect([messenger.canMail, messenger.canSend]).toEqual([true, false]);
  await write(messenger, email(clock.now()));
  await write(messenger, message(clock.now()));
  await messenger.deliver();
  expect(received).toMatchObject([{ to: ['priya@example.com'], from: 'codes@bahi.example' }]);
  expect(received[0]!.raw).toMatch(/Message-ID: <bahi-\d+@bahi\.example>/i);
  expect(received[0]!.raw).toContain('Content-Type: text/plain');
  expect(received[0]!.raw).toContain('Open Khata');
  expect(received[0]!.raw).toMatch(/^Subject: =\?UTF-8\?Q\?Khata=3A_=E5=AE=89/m);
  expect(await states()).toEqual([{ state: 'sent', sealed: null }]);
});

test('practice without SMTP keeps messages in the outbox, newest first; its table alone shows none', async () => {
  const { messenger, clock } = start(null);
  expect(messenger.canSend).toBe(true);
  for (let n = 0; n < 3; n += 1) await write(messenger, message(clock.now(), { text: `text ${n}` }));
  messenger.deliverSoon();
  await messenger.deliver();
  const page = await messenger.outbox({ page: 1, pageSize: 2 });
  expect(page).toMatchObject({ total: 3, rows: [{ text: 'text 2', to: '+919876543210' }, { text: 'text 1' }] });
  const { rows } = await t.owner.query<{ text: string }>('select jsonb_agg(m)::text as text from messenger.message m');
  expect(rows[0]!.text).not.toContain(Buffer.from('text 1').toString('hex'));
  await clock.advance(8 * 24 * 60 * MINUTE_MS);
  for (const task of messenger.tasks) await task.run();
  expect((await messenger.outbox({ page: 1, pageSize: 2 })).total).toBe(0);
});

test('live without SMTP sends nothing and shows nothing; with SMTP there is no outbox in practice either', async () => {
  const { messenger, clock } = start(null, 'live');
  expect(messenger.canSend).toBe(false);
  await write(messenger, message(clock.now()));
  expect(await states()).toEqual([]);
  await expect(messenger.outbox({ page: 1, pageSize: 10 })).rejects.toThrow(RefusalError);
  const { rows } = await start(null).messenger.outbox({ account: '\0', page: 1, pageSize: 10 });
  expect(rows).toEqual([]);
  await expect(start(settings(1)).messenger.outbox({ page: 1, pageSize: 10 })).rejects.toThrow(RefusalError);
});
