/** How a call of the specification looks on the wire (spec §7), whoever makes it. */
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { getConfig } from './common.ts';
import { listWatchlist } from './watchlist/calls.ts';

afterEach(() => vi.restoreAllMocks());

interface Sent {
  readonly address: string;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A client whose server answers with this, and what it was sent. */
function clientOf(status: number, text: string, who: { token: string; account: string } | null = null) {
  const sent: Sent[] = [];
  const call = createClient({
    origin: '',
    credentials: () => who,
    fetch: async (address, init) => {
      sent.push({
        address: address as string,
        method: init?.method,
        headers: init?.headers as Record<string, string>,
        body: JSON.parse(init?.body as string),
      });
      return new Response(text, { status });
    },
  });
  return { call, sent };
}

test('the two calls of the specification go to their paths on the own origin, by POST, with their payload', async () => {
  const { call, sent } = clientOf(200, '{"status":1,"msg":"","data":[]}');
  await call(getConfig, { type: 'all' });
  await call(listWatchlist, { type: 'stock' });
  expect(sent.map(({ address, method, body }) => [method, address, body])).toEqual([
    ['POST', '/api/vue/common/config', { type: 'all' }],
    ['POST', '/api/vue/user/Optionallist', { type: 'stock' }],
  ]);
});

test('every request of a session carries its token and account, and one without a session neither', async () => {
  const signedIn = clientOf(200, '{"status":1,"msg":"","data":[]}', { token: 'T', account: 'priya' });
  await signedIn.call(listWatchlist, { type: 'stock' });
  expect(signedIn.sent[0]!.headers).toMatchObject({ token: 'T', account: 'priya' });
  const visitor = clientOf(200, '{"status":1,"msg":"","data":[]}');
  await visitor.call(getConfig, { type: 'all' });
  expect(visitor.sent[0]!.headers).toEqual({ 'content-type': 'application/json' });
});

test.each([
  ['status 1', 200, '{"status":1,"msg":"","data":[{"symbol":"VRM"}]}', { kind: 'ok', data: [{ symbol: 'VRM' }] }],
  [
    'another status with a code',
    200,
    '{"status":0,"msg":"Wait","data":{"code":"system.busy","params":{}}}',
    { kind: 'refused', refusal: { code: 'system.busy', params: {} }, message: 'Wait' },
  ],
  [
    'another status with a message alone',
    200,
    '{"status":0,"msg":"系统繁忙","data":null}',
    { kind: 'failed', httpStatus: 200, message: '系统繁忙' },
  ],
  ['HTTP 401', 401, '{"status":0,"msg":"Ended","data":null}', { kind: 'unauthorized', message: 'Ended' }],
  ['what is no envelope', 502, '<html>', { kind: 'failed', httpStatus: 502, message: '' }],
])('an answer of %s is told apart', async (_name, status, text, result) => {
  expect(await clientOf(status, text).call(listWatchlist, { type: 'stock' })).toEqual(result);
});

test('a call ends after ten seconds without an answer, and is neither done nor undone', async () => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  const call = createClient({
    origin: '',
    credentials: () => null,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  const result = call(getConfig, { type: 'all' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  controller.abort();
  expect(await result).toEqual({ kind: 'unknown' });
});
