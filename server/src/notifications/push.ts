/** One message to one push service: encrypted for the browser by the library, sent by us, since the library connects to any address. */
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import webPush, { type Urgency } from 'web-push';
import { AddressRefused, guardedLookup, isPublicAddress, type Resolve } from '../platform/public-address.ts';
import type { Vapid } from './vapid.ts';

export interface PushNetwork {
  readonly resolve?: Resolve;
  readonly isAllowed?: (address: string) => boolean;
  readonly request?: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest;
}

/** As the browser said it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface Push {
  readonly payload: string;
  readonly urgency: Urgency;
  readonly ttlSeconds: number;
  /** One that was sent before by this name and has not reached the device is replaced. */
  readonly topic: string;
}

/** Gone: the browser gave the subscription up. Final: this one is never taken. */
export type Pushed = 'taken' | 'gone' | 'final' | { readonly failed: string };

/** Shorter than any pause between two attempts. */
const TIMEOUT_MS = 15_000;

export async function sendPush(
  subscription: Subscription,
  { payload, urgency, ttlSeconds, topic }: Push,
  { vapid: { subject, publicKey, privateKey }, network }: { readonly vapid: Vapid; readonly network: PushNetwork },
): Promise<Pushed> {
  const { method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: ttlSeconds,
    urgency,
    topic,
  });
  try {
    return outcomeOf(await post(new URL(subscription.endpoint), { method, headers, body }, network));
  } catch (error) {
    if (error instanceof AddressRefused) return 'gone';
    const { code, name } = error as NodeJS.ErrnoException;
    return { failed: code ?? name };
  }
}

function outcomeOf(status: number): Pushed {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 408 || status === 429 || status >= 500) return { failed: `${status}` };
  return 'final';
}

/** Answers the status; a redirect is not followed. */
function post(
  url: URL,
  {
    method,
    headers,
    body,
  }: { readonly method: string; readonly headers: Record<string, string | number>; readonly body: Buffer },
  { resolve, isAllowed = isPublicAddress, request = httpsRequest }: PushNetwork,
): Promise<number> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A bare address is never resolved.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused(`${host} is not public`);
  return new Promise((answered, failed) => {
    const options: RequestOptions = {
      method,
      headers: { ...headers, 'user-agent': 'Bahi' },
      lookup: guardedLookup(resolve, isAllowed),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
      maxHeaderSize: 16_384,
    };
    const sent = request(url, options, (answer) => {
      answered(answer.statusCode ?? 0);
      // What it says besides is nothing to us, however long it is.
      answer.destroy();
    });
    sent.on('error', failed);
    sent.end(body);
  });
}
