/** A push service of the test's own: it keeps what it was sent, answers as it is told, and opens messages with the keys of the browser they are for. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '@bahi/contract/client.ts';
import { subscribePush } from '@bahi/contract/notifications/calls.ts';
import { expectOk } from '../identity/testing.ts';
import type { WholeApp } from '../testing-app.ts';
import type { PushNetwork } from './push.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly received: Received[];
  /** Without TLS and on this machine: only tests hand it in. */
  readonly network: PushNetwork;
  /** Left out of `status`: 201. Resolves before the answer is given. */
  answer: (received: Received) => number | Promise<number>;
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: Received[] = [];
  const server = createServer((asked, answered) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const one = { path: asked.url ?? '', headers: asked.headers, body: Buffer.concat(chunks) };
      received.push(one);
      void Promise.resolve(service.answer(one)).then((status) => answered.writeHead(status).end('never read'));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    received,
    network: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
      request: ({ hostname, pathname }, options, onAnswer) =>
        httpRequest({ ...options, hostname, path: pathname, port }, onAnswer),
    },
    answer: () => 201,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

export interface TestBrowser {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** What the service worker reads (RFC 8188 and 8291). */
  open(body: Buffer): unknown;
}

export function testBrowser(name: string): TestBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://push.example/${name}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    open: (body) => openPush(body, { pair, auth }),
  };
}

/** A message of one record; it opens for the keys it was made for alone. */
export function openPush(body: Buffer, { pair, auth }: { readonly pair: ECDH; readonly auth: Buffer }): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const opening = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]).toString();
  return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
}

export const key = () => ({ idempotencyKey: randomUUID() });

export interface Holder {
  readonly id: bigint;
  readonly account: string;
  readonly token: string;
  readonly call: Call;
}

export type Holders = ReturnType<typeof holdersOf>;

/** Customers, with a device or without. */
export function holdersOf(h: WholeApp) {
  let count = 0;

  async function holder(): Promise<Holder> {
    const account = `holder${++count}`;
    const token = await h.register(account);
    const { rows } = await h.t.owner.query<{ id: bigint }>('select id from identity.customer where account = $1', [
      account,
    ]);
    return { id: rows[0]!.id, account, token, call: h.as(token) };
  }

  return {
    holder,
    async withDevice(): Promise<Holder & { readonly browser: TestBrowser }> {
      const one = await holder();
      const browser = testBrowser(one.account);
      expectOk(await one.call(subscribePush, browser.subscription, key()));
      return { ...one, browser };
    },
    async devices({ id }: Holder): Promise<number> {
      const { rowCount } = await h.t.owner.query('select from notifications.subscription where customer_id = $1', [id]);
      return rowCount ?? 0;
    },
  };
}
