/** How much of the house one customer takes at once. */
import { define } from '@bahi/contract/endpoint.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer, route } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSessions } from './sessions.ts';
import { until } from './testing-waits.ts';

const call = define({
  path: '/test/slow',
  summary: 'Slow.',
  audience: 'customer',
  isMutation: false,
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

test('a customer’s calls wait for the customer’s own, are refused beyond two hundred, and keep nobody else waiting', async () => {
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
  const server = createHttpServer({ sessions, clock, log, metrics: createMetrics(), ratePerMinute: 1e6 });
  const begun: bigint[] = [];
  const open: (() => void)[] = [];
  route(server, call, async (_input, { customer }) => {
    begun.push(customer.customerId);
    await new Promise<void>((resolve) => open.push(resolve));
    return {};
  });
  await server.ready();
  const codes: string[] = [];
  const send = async (token: string) => {
    const headers = { 'content-type': 'application/json', token };
    const answer = await server.inject({ method: 'POST', url: '/api/vue/test/slow', headers, body: '{}' });
    codes.push(answer.json<{ data: { code?: string } }>().data.code ?? 'ok');
  };

  const flood = Array.from({ length: 205 }, (_, index) => send(`1/${1 + (index % 3)}`));
  await until(() => codes.length === 5);
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'request.too_frequent'));
  expect(begun).toEqual([1n, 1n, 1n, 1n]);
  const other = send('2/9');
  await until(() => begun.length === 5);
  expect(begun.at(-1)).toBe(2n);

  while (begun.length < 201 || open.length > 0) {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all([...flood, other]);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(201);
  await server.close();
});
