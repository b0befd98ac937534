import { gunzipSync } from 'node:zlib';
import { define } from '@bahi/contract/endpoint.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer, publicRoute, route } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSessions } from './sessions.ts';

const list = define({
  path: '/test/list',
  summary: 'A list.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ rows: z.int() }),
  output: z.object({ rows: z.array(z.string()) }),
  errors: [],
});
const rowsOf = async ({ rows }: { readonly rows: number }) => ({ rows: Array.from({ length: rows }, () => 'ICEBERG') });

function open() {
  const clock = systemClock();
  const sessions = createSessions({ authenticate: async () => null, bus: createBus(), clock });
  return createHttpServer({ sessions, clock, log: createLog({ level: 'silent' }), metrics: createMetrics() });
}

test('a long answer that anybody may read travels compressed to whoever can unpack it', async () => {
  const server = open();
  publicRoute(server, list, rowsOf);
  const ask = (rows: number, encoding: string) =>
    server.inject({
      method: 'POST',
      url: '/api/vue/test/list',
      headers: { 'accept-encoding': encoding },
      body: { rows },
    });
  const plain = await ask(500, 'identity');
  const packed = await ask(500, 'gzip, deflate, br');
  const short = await ask(5, 'gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.body.length / 20);
  expect(short.headers['content-encoding']).toBeUndefined();
  expect(short.json()).toMatchObject({
    status: 1,
    data: { rows: ['ICEBERG', 'ICEBERG', 'ICEBERG', 'ICEBERG', 'ICEBERG'] },
  });
  await server.close();
});

test("the answer to one customer's call is never compressed: such a call does not start", async () => {
  const server = open();
  expect(() => route(server, { ...list, audience: 'customer' }, rowsOf)).toThrow('its length must tell nothing');
  await server.close();
});
