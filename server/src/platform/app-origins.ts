/**
 * The pages of the phone app (native/): its files lie on the phone, so to a browser engine they are of another origin than the calls they
 * make. Those two origins may read the answers of customers' calls, nobody else's page may (decision 0114). They bring nothing along by
 * themselves: who calls is said by the token of each call.
 */
import { API_BASE } from '@bahi/contract/client.ts';
import type { FastifyInstance } from 'fastify';

/** As Capacitor names them: on iOS, on Android. */
const APP_ORIGINS: ReadonlySet<unknown> = new Set(['capacitor://localhost', 'https://localhost']);

const ALLOWED = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, token, account, idempotency-key',
  // As long as Chromium remembers it at most.
  'access-control-max-age': '7200',
};

export function isAppOrigin(origin: unknown): origin is string {
  return APP_ORIGINS.has(origin);
}

/** Before any call is judged, so that a refusal can be read too. */
export function letAppRead(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (!isAppOrigin(origin) || !request.url.startsWith(`${API_BASE}/`)) return done();
    reply.raw.setHeader('access-control-allow-origin', origin);
    reply.raw.setHeader('vary', 'origin');
    if (request.method !== 'OPTIONS') return done();
    void reply.code(204).headers(ALLOWED).send();
  });
}
