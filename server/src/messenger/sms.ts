/**
 * The adapter for gateways that take an HTTP call. What they differ in, the address, headers and body, is a template in a file of the
 * operator's, since it holds the gateway's key. What is put into it is written for the place where it stands: in an address, in a form
 * or in JSON.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { StartError } from '../platform/env.ts';
import { GATEWAY_TIMEOUT_MS, type Gateway } from './gateway.ts';

const PLACEHOLDER = /\{(phone|digits|text|id)\}/g;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const template = z.strictObject({
  url: z.string().refine(isPrivate, 'must be an https address: codes must not cross a network in the clear'),
  method: z.enum(['POST', 'GET', 'PUT']).default('POST'),
  headers: z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string()).default({}),
  /** An object is sent as JSON, each of its texts filled in; a text as a form, filled in and percent-encoded. */
  body: z.union([z.string(), z.record(z.string(), z.json())]).optional(),
});

export type SmsTemplate = z.output<typeof template>;
type Json = z.output<ReturnType<typeof z.json>>;

/** @throws StartError naming the file and its first fault. */
export function readSmsTemplate(path: string): SmsTemplate {
  const given = readJson(path);
  const parsed = template.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`BAHI_SMS_FILE ${path}: ${[issue?.path.join('.'), issue?.message].join(' ').trim()}`);
  }
  const named = JSON.stringify([parsed.data.url, parsed.data.body]);
  if (!/\{(phone|digits)\}/.test(named) || !named.includes('{text}'))
    throw new StartError(`BAHI_SMS_FILE ${path}: url or body must hold {text}, and {phone} or {digits}`);
  return parsed.data;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // A fault of JSON quotes what it read, and the file holds a key.
    const why = error instanceof SyntaxError ? 'is no JSON' : ((error as NodeJS.ErrnoException).code ?? 'unreadable');
    throw new StartError(`BAHI_SMS_FILE ${path}: ${why}`);
  }
}

export function createSms({ url, method, headers, body }: SmsTemplate): Gateway {
  return {
    async send({ id, text, ...to }) {
      const phone = ('phone' in to ? to.phone : null) ?? '';
      const values = { phone, digits: phone.replaceAll(/\D/g, ''), text, id: `bahi-${id}` };
      try {
        const answer = await fetch(fill(url, values, encodeURIComponent), {
          method,
          headers: { ...(body === undefined ? {} : { 'content-type': typeOf(body) }), ...headers },
          ...(body === undefined ? {} : { body: bodyOf(body, values) }),
          redirect: 'error',
          signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
        });
        await answer.body?.cancel();
        if (answer.ok) return null;
        return { gateway: 'status', response: answer.status, isFinal: isRejected(answer.status) };
      } catch (error) {
        const { cause, name } = error as Error & { cause?: { code?: string } };
        return { gateway: cause?.code ?? name, response: null, isFinal: false };
      }
    },
  };
}

type Values = Readonly<Record<string, string>>;

function fill(text: string, values: Values, write: (value: string) => string): string {
  return text.replaceAll(PLACEHOLDER, (_, name: string) => write(values[name] ?? ''));
}

function typeOf(body: NonNullable<SmsTemplate['body']>): string {
  return typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function bodyOf(body: NonNullable<SmsTemplate['body']>, values: Values): string {
  if (typeof body === 'string') return fill(body, values, encodeURIComponent);
  return JSON.stringify(filled(body, values));
}

function filled(value: Json, values: Values): Json {
  if (typeof value === 'string') return fill(value, values, String);
  if (Array.isArray(value)) return value.map((one) => filled(one, values));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, values)]));
}

/** The number or the message; not the key or the pace, which are ours to repair while the message may still go. */
function isRejected(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 402, 403, 407, 408, 425, 429].includes(status);
}

function isPrivate(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  // A name is looked up in the clear.
  if (/[{%]/.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}
