/**
 * What every answer says to a browser, whoever gives it: it is data that is not sniffed, framed or run, and its address is told to
 * nobody. A page widens the content policy for itself (web-files.ts).
 */
import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** A year, as browsers ask for before they keep it. */
const TLS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** TLS ends at the operator's proxy: only a public address that is https says that there is some. */
export function safeHeaders(publicUrl: string | null): Readonly<Record<string, string>> {
  return { ...HEADERS, ...(publicUrl?.startsWith('https:') === true ? TLS_ONLY : {}) };
}

/** Before any other hook. */
export function sendSafeHeaders(server: FastifyInstance, publicUrl: string | null): void {
  const headers = Object.entries(safeHeaders(publicUrl));
  server.addHook('onRequest', (_request, reply, done) => {
    // Where helmet writes, so that a page's own policy takes the place of this one.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}
