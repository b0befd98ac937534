import { defineStaff } from '@bahi/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSessions } from './sessions.ts';
import { openStaffApi, staffImage, staffRoute } from './staff-http.ts';

const lines: string[] = [];
let server: FastifyInstance;
beforeEach(() => {
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const clock = systemClock();
  const sessions = createSessions({ authenticate: async () => null, bus: createBus(), clock });
  server = createHttpServer({ sessions, clock, log, metrics: createMetrics() });
  const member = { account: 'ira', name: 'Ira', sessionId: 1n, expiresAt: 0, customerId: null };
  openStaffApi(server, async (token) => ({ ...member, staffId: 7n, roles: token === 'risk' ? ['risk'] : ['support'] }));
});
afterEach(() => server.close());

test('a photo is a file to be kept, for who has the role, and never a page', async () => {
  staffImage(server, ['risk'], async (ticket) => Buffer.from(ticket));
  const look = (query: string, token = 'risk') =>
    server.inject({ method: 'GET', url: `/api/console/uploads/view${query}`, headers: { 'staff-token': token } });
  const { headers, body } = await look('?ticket=abc');
  expect(body).toBe('abc');
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="view.jpg"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  for (const query of ['', '?ticket=a&ticket=b'])
    expect((await look(query)).json()).toMatchObject({ data: { code: 'request.invalid' } });
  expect((await look('?ticket=abc', 'support')).json()).toMatchObject({ data: { code: 'staff.role_missing' } });
});

test('a member of staff who calls what the own roles may not is refused, and the log says who and what', async () => {
  lines.length = 0;
  const shape = z.object({});
  const path = '/test/halt';
  const halt = defineStaff({
    path,
    summary: 'Halt.',
    roles: ['risk'],
    isMutation: false,
    input: shape,
    output: shape,
    errors: [],
  });
  staffRoute(server, halt, async () => ({}));
  const call = async (token: string) => {
    const url = `/api/console${path}`;
    const answer = await server.inject({ method: 'POST', url, headers: { 'staff-token': token }, payload: {} });
    return answer.json<{ data: { code?: string } }>().data.code;
  };
  expect(await call('risk')).toBeUndefined();
  expect(lines).toEqual([]);
  expect(await call('support')).toBe('staff.role_missing');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { staffId: 7, url: `/api/console${path}`, msg: 'staff without the role', time: expect.stringMatching(/Z$/) },
  ]);
});
