/** Requests as they are written on the wire, and what can be odd about each part of one (tests). */

export interface Pieces {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  readonly headers: readonly string[];
  readonly body: string;
}

export const plain: Pieces = {
  method: 'POST',
  target: '/api/vue/test/change',
  version: 'HTTP/1.1',
  headers: ['Host: x', 'Content-Type: application/json', 'Token: good', 'Idempotency-Key: key-00000001'],
  body: '{"amount":"5"}',
};

export function requestOf(
  { method, target, version, headers, body }: Pieces,
  length: string | null = `${Buffer.byteLength(body)}`,
): string {
  const all = length === null ? headers : [...headers, `Content-Length: ${length}`];
  return `${method} ${target} ${version}\r\n${all.map((line) => `${line}\r\n`).join('')}\r\n${body}`;
}

export const METHODS = ['POST', 'GET', 'OPTIONS', 'post', 'PUT', 'HEAD', 'POST\t', 'CONNECT', 'PRI'];
export const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/1.1 ', 'HTTP/2.0', 'http/1.1', ''];
export const TARGETS = [
  '/api/vue/test/change',
  '/api/vue/test/ask',
  '/api/vue/test/open',
  '/api/vue/test/bug',
  '/nothing',
  '/api/vue/test/change?a=b',
  '/api/vue/test/change/',
  '/api/vue/test/%63hange',
  '//api/vue/test/change',
  'http://x/api/vue/test/change',
  '*',
  '',
];
export const HEADERS = [
  ...listed(String.raw`
    Host: x
    Host: y
    host : x
    Token: good
    token:good
    Token: bad
    Token:
    Account: Priya
    Account: arjun
    Content-Type: application/json
    content-type: Application/JSON; charset=UTF-8
    Content-Type: text/plain
    Content-Type: application/json; a=b
    Idempotency-Key: key-00000001
    Idempotency-Key: key-00000002
    Idempotency-Key: a b
    Idempotency-Key:  \t key-00000003 \t
    Content-Length: 14
    Content-Length: 5
    Content-Length: +14
    Content-Length: 0x0e
    Content-Length: 14, 14
    Content-Length: 014
    Content-Length:
    Content-Length : 14
    \u0020Content-Length: 14
    Content_Length: 9
    Content-Length: -1
    Content-Length: 99999999999999999999
    Transfer-Encoding: chunked
    Transfer-Encoding: identity
    transfer-encoding:\tchunked
    Transfer-Encoding: x
    TE: trailers
    Trailer: token
    Connection: keep-alive
    Connection: close
    Connection: Keep-Alive, Upgrade
    Upgrade: websocket
    Expect: 100-continue
    Expect: x
    X-Forwarded-For: 203.0.113.9
    X-Forwarded-For: 203.0.113.9, 198.51.100.7
    X-Forwarded-For: ,
    X-Forwarded-Proto: https
    Forwarded: for=203.0.113.7
    User-Agent: a
    User-Agent: b
    Cookie: a=b
    Accept-Encoding: gzip
    Origin: https://bahi.example
    Sec-Fetch-Mode: cors
    Priority: u=1, i
    X-Folded: a\r\n b
    X-Bare: a\nTransfer-Encoding: chunked
    X-Return: a\rb
    X-Nul: a\u0000b
    X-High: \u00e9
    X-Odd\u00e9: a
    : empty
    no colon
  `),
  `X-Long: ${'a'.repeat(9_000)}`,
  `X-Blank: ${' '.repeat(3_000)}`,
];
export const BODIES = [
  '',
  ...listed(String.raw`
    {"amount":"5"}
    {"amount":"too much"}
    {"amount":5}
    {"amount":"5"
    []
    \ufeff{"amount":"5"}
    {"amount":"\u20b9"}
    {"amount":"\ud83e\ude99"}
    {"amount":"5","__proto__":{}}
    {"amount":"5","\\u005f_proto__":{}}
    {"amount":"5","constructor":{"prototype":{}}}
    {"amount":"\\u0000"}
    {"amount":"\\ud800"}
    e\r\n{"amount":"5"}\r\n0\r\n\r\n
    POST /api/vue/test/change HTTP/1.1\r\n\r\n
  `),
  `{"amount":"${'7'.repeat(3_000)}"}`,
];

/** One a line, blanks around it left out, escapes as in JSON. */
function listed(text: string): string[] {
  const lines = text.trim().split('\n');
  return lines.map((line) => JSON.parse(`"${line.trim().replaceAll('"', '\\"')}"`) as string);
}
