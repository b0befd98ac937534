/** How much of the house one customer takes at once, and one session of what is the customer's. */
import { define, type Endpoint } from '@bahi/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer, route } from './http.ts';
import { createGathered } from './in-flight.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSessions } from './sessions.ts';
import { turns, until } from './testing-waits.ts';

const slow = define({
  path: '/test/slow',
  summary: 'Slow.',
  audience: 'customer',
  isMutation: false,
  input: z.object({}),
  output: z.object({}),
  errors: [],
});
const ending: Endpoint = { ...slow, path: '/test/ending', endsAccess: true };
const otherEnding: Endpoint = { ...ending, path: '/test/otherEnding' };

let server: FastifyInstance;
/** Tokens of the calls that have begun, and what ends them, in the order of their begin. */
let begun: string[];
let open: (() => void)[];
let codes: string[];

beforeEach(async () => {
  [begun, open, codes] = [[], [], []];
  const clock = systemClock();
  const sessions = createSessions({
    // A token for each session, "customer/session".
    authenticate: async (token) => {
      const [customerId, sessionId] = token.split('/').map(BigInt);
      return { customerId: customerId!, account: '', sessionId: sessionId! };
    },
    bus: createBus(),
    clock,
  });
  const log = createLog({ destination: { write: () => {} } });
  server = createHttpServer({ sessions, clock, log, metrics: createMetrics() });
  for (const endpoint of [slow, ending, otherEnding])
    route(server, endpoint, async (_input, { token }) => {
      begun.push(token);
      await new Promise<void>((resolve) => open.push(resolve));
      return {};
    });
  await server.ready();
});
afterEach(() => server.close());

const send = async (token: string, { path }: Endpoint = slow) => {
  const headers = { 'content-type': 'application/json', token };
  const answer = await server.inject({ method: 'POST', url: `/api/vue${path}`, headers, body: '{}' });
  codes.push(answer.json<{ data: { code?: string } }>().data.code ?? 'ok');
};
const flood = (count: number, ...sent: Parameters<typeof send>) => Array.from({ length: count }, () => send(...sent));

async function endAll(calls: readonly Promise<void>[]): Promise<void> {
  let isOver = false;
  const over = Promise.all(calls).then(() => (isOver = true));
  while (!isOver) {
    open.shift()?.();
    await turns(1);
  }
  await over;
}

test('a customer’s calls wait for the customer’s own, are refused beyond two hundred, and keep nobody else waiting', async () => {
  const calls = flood(209, '1/1');
  await until(() => codes.length === 5);
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'request.too_frequent'));
  expect(begun).toEqual(['1/1', '1/1', '1/1', '1/1']);
  calls.push(send('2/9'));
  await until(() => begun.length === 5);
  expect(begun.at(-1)).toBe('2/9');
  await endAll(calls);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(205);
});

test('a customer’s sessions take turns and share the places: a flood in one neither delays the others nor has them refused', async () => {
  const calls = flood(209, '1/1');
  await until(() => codes.length === 5);
  calls.push(send('1/2'), send('1/2'), send('1/3'));
  await turns(20);
  expect(codes).toHaveLength(5);
  for (const count of [5, 6, 7, 8, 9]) {
    open.shift()!();
    await until(() => begun.length === count);
  }
  expect(begun.slice(4)).toEqual(['1/1', '1/2', '1/3', '1/1', '1/2']);
  // Of two that wait neither gets more than half of the places.
  calls.push(...flood(120, '1/2'), send('1/3'));
  await until(() => codes.length === 10 + 20);
  expect(codes.filter((code) => code === 'request.too_frequent')).toHaveLength(5 + 20);
  await endAll(calls);
});

test('what ends access waits for nothing but itself: not where the session’s line is full, nor where its calls of the minute are used up', async () => {
  const calls = flood(1_005, '1/1');
  await until(() => codes.length === 801);
  expect(new Set(codes)).toEqual(new Set(['request.too_frequent']));
  calls.push(...flood(60, '1/1', ending));
  await until(() => begun.length === 5 && codes.length === 801 + 9);
  calls.push(send('1/1', otherEnding));
  await until(() => begun.length === 6);
  await endAll(calls);
});

test('what is asked for in one turn is read at once, each gets its own; when reading fails, who comes later asks again', async () => {
  const read: number[][] = [];
  const double = createGathered(async (keys: readonly number[]) => {
    read.push([...keys]);
    if (keys.includes(7)) throw new Error('not read');
    return keys.map((key) => key * 2);
  });
  expect(await Promise.all([double(1), double(3), double(1)])).toEqual([2, 6, 2]);
  const failed = await Promise.allSettled([double(7), double(8)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(8)).toBe(16);
  expect(read).toEqual([[1, 3, 1], [7, 8], [8]]);
});
