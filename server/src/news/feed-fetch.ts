/**
 * Fetches a feed as a careful stranger: https only, from public addresses only at each redirect, within a time and a size, and only
 * when it has changed.
 */
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AddressRefused, guardedLookup, isPublicAddress, type Resolve } from '../platform/public-address.ts';

/** What the publisher said last time. */
export interface FeedVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type Fetched =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'document'; readonly text: string; readonly url: string; readonly version: FeedVersion };

/** Its message is for the operator's log. */
export class FeedError extends Error {
  override name = 'FeedError';
}

export interface FetchOptions {
  readonly bytesMax?: number;
  readonly timeoutMs?: number;
  /** Tests: names, and addresses that count as public, and a server without TLS. */
  readonly resolve?: Resolve;
  readonly isAllowed?: (address: string) => boolean;
  readonly request?: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest;
}

/** 1 MiB takes some 70 ms to read, in which nothing else happens. */
const BYTES_MAX = 1024 * 1024;
const TIMEOUT_MS = 10_000;
const REDIRECTS_MAX = 3;

export async function fetchFeed(url: string, known: FeedVersion, options: FetchOptions = {}): Promise<Fetched> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  let target = checkedUrl(url, options);
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    const answer = await ask(target, known, { options, deadline });
    const { statusCode: status = 0, headers } = answer;
    if (status === 304) return drop(answer, { kind: 'unchanged' });
    if ([301, 302, 303, 307, 308].includes(status)) {
      drop(answer, null);
      target = checkedUrl(headers.location ?? '', options, target);
      continue;
    }
    if (status !== 200) throw drop(answer, new FeedError(`answered ${status}`));
    const bytes = await readBody(answer, options.bytesMax ?? BYTES_MAX);
    const version = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
    return { kind: 'document', text: decode(bytes, headers['content-type'] ?? ''), url: target.href, version };
  }
  throw new FeedError(`more than ${REDIRECTS_MAX} redirects`);
}

function checkedUrl(text: string, { isAllowed = isPublicAddress }: FetchOptions, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new FeedError('is no address');
  const url = new URL(text, base);
  if (url.protocol !== 'https:') throw new FeedError(`${url.protocol}//${url.host} is not https`);
  if (url.username !== '' || url.password !== '') throw new FeedError('has a user name in its address');
  // A name is checked when it is resolved; a bare address is never resolved.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused(`${host} is not public`);
  return url;
}

function ask(
  url: URL,
  { etag, lastModified }: FeedVersion,
  { options, deadline }: { options: FetchOptions; deadline: AbortSignal },
): Promise<IncomingMessage> {
  const { request = httpsRequest, resolve, isAllowed } = options;
  const headers = {
    accept:
      'application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, */*;q=0.1',
    'accept-encoding': 'gzip',
    'user-agent': 'Bahi news reader',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
  return new Promise((answered, failed) => {
    const lookup = guardedLookup(resolve, isAllowed);
    const sent = request(url, { headers, lookup, signal: deadline, agent: false, maxHeaderSize: 16_384 }, answered);
    sent.on('error', failed);
    sent.end();
  });
}

async function readBody(answer: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') throw drop(answer, new FeedError(`encoding ${encoding}`));
  // One that ends takes the other with it.
  const body = encoding === 'gzip' ? pipeline(answer, createGunzip(), () => {}) : answer;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop destroys the streams.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytesMax) throw new FeedError(`is larger than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** By its mark, its header or its own declaration; else UTF-8. */
function decode(bytes: Buffer, contentType: string): string {
  const declared = /^<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  for (const label of [mark, /charset="?([\w.:-]+)/i.exec(contentType)?.[1], declared]) {
    if (label === undefined || label === null) continue;
    try {
      return new TextDecoder(label).decode(bytes);
    } catch {
      // No encoding of this name.
    }
  }
  return new TextDecoder().decode(bytes);
}

function drop<T>(answer: IncomingMessage, value: T): T {
  answer.destroy();
  return value;
}
