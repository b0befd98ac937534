/**
 * Reads one request of HTTP/1.1 whose end can be told in one way only. Whatever is less than plain is `unclear`, and node:http's
 * to judge: codings of the transfer, upgrades, expectations, a header twice of which one counts, a second request behind the first.
 */

export interface PlainRequest {
  readonly method: string;
  readonly target: string;
  /** By their names in lower case; one that came twice, as node:http joins it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const HEAD_BYTES_MAX = 8 * 1024;
const BODY_BYTES_MAX = 64 * 1024;

/** A method, a path from the root, the version (RFC 9112 §3). */
const FIRST_LINE = /^([A-Z]{3,10}) (\/[\x21-\x7e]*) HTTP\/1\.1\r\n/;
/** A name without a blank before its colon, a value of plain characters, no folded lines (RFC 9112 §5); linear in its text. */
const HEADER = /([!#$%&'*+\-.^_`|~0-9A-Za-z]+):([\t\x20-\x7e]*)\r\n/y;
const [A, Z] = [65, 90];
const LENGTH = /^[0-9]{1,6}$/;

/** They say something about the connection or the body that only node:http knows to answer. */
const UNCLEAR = new Set([
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'content-encoding',
  'http2-settings',
]);
/** What is asked of a request: of none of them two values may stand side by side. */
const SINGLE = new Set(
  'host content-length content-type connection x-forwarded-for user-agent token account idempotency-key'.split(' '),
);

/** `unfinished`: as far as it came it may become plain. */
export function readPlainRequest(bytes: Buffer): PlainRequest | 'unfinished' | 'unclear' {
  if (bytes[0]! < A || bytes[0]! > Z) return 'unclear';
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return bytes.length < HEAD_BYTES_MAX ? 'unfinished' : 'unclear';
  if (end > HEAD_BYTES_MAX) return 'unclear';
  const head = bytes.toString('latin1', 0, end + 2);
  const first = FIRST_LINE.exec(head);
  if (first === null) return 'unclear';
  const [line, method = '', target = ''] = first;
  const headers = readHeaders(head, line.length);
  if (headers === null || headers['host'] === undefined || method === 'CONNECT') return 'unclear';
  if (headers['connection'] !== undefined && headers['connection'].toLowerCase() !== 'keep-alive') return 'unclear';
  const length = headers['content-length'] ?? '0';
  if (!LENGTH.test(length) || Number(length) > BODY_BYTES_MAX) return 'unclear';
  const bodyAt = end + 4;
  const over = bytes.length - bodyAt - Number(length);
  if (over > 0) return 'unclear';
  if (over < 0) return 'unfinished';
  return { method, target, headers, body: bytes.subarray(bodyAt) };
}

function readHeaders(head: string, from: number): Record<string, string> | null {
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  HEADER.lastIndex = from;
  while (HEADER.lastIndex < head.length) {
    const found = HEADER.exec(head);
    if (found === null) return null;
    const name = found[1]!.toLowerCase();
    if (UNCLEAR.has(name) || (SINGLE.has(name) && headers[name] !== undefined)) return null;
    // Of what came twice nothing is asked: one of them is enough.
    headers[name] = found[2]!.trim();
  }
  return headers;
}
