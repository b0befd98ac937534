/**
 * What operators and their tools ask: /healthz (the process lives), /readyz (it can serve: database, exchange, books), and
 * /metrics, which tells what the house does and so is for this machine alone, or for who has the token.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { refuse } from './refuse.ts';

export interface Check {
  readonly name: string;
  /** Answers why it is not ready, or null. */
  readonly problem: () => Promise<string | null>;
}

const CHECK_MS_MAX = 2_000;
/** Far longer than the market's longest step, at a session's opening or after the machine slept. */
const MARKET_BEHIND_MS_MAX = 10_000;

export function registerHealth(
  server: FastifyInstance,
  checks: readonly Check[],
  metricsToken: string | null = null,
): void {
  const { metrics } = server.platform;
  const open = { config: { audience: 'public' } } as const;
  server.get('/healthz', open, async () => ({ status: 'live' }));

  server.get('/readyz', open, async (_request, reply) => {
    const results = await Promise.all(checks.map(run));
    const isReady = !server.isStopping && results.every(({ problem }) => problem === null);
    reply.code(isReady ? 200 : 503);
    return {
      status: isReady ? 'ready' : 'not ready',
      checks: Object.fromEntries(results.map(({ name, problem }) => [name, problem ?? 'ok'])),
    };
  });

  server.get('/metrics', open, async (request, reply) => {
    // To everybody else there is no such address.
    if (!isOfThisMachine(request) && !hasToken(request, metricsToken)) refuse('request.not_found', {});
    reply.type(metrics.contentType);
    return metrics.print();
  });
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * What proxies add, each in its own words, while who scrapes sends none of it. Behind a proxy on this machine every caller comes
 * from this machine, so where one is trusted only the token counts.
 */
const FORWARDED = /^(x-(?!prometheus-)|cf-|fastly-|fly-|true-client-ip$|client-ip$|forwarded$|via$)/;
const HERE = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** By the socket: `request.ip` is what a trusted proxy says. */
function isOfThisMachine({ server, socket: { remoteAddress: ip }, headers }: FastifyRequest): boolean {
  const isProxied =
    (server.platform.trustProxy ?? false) !== false || Object.keys(headers).some((name) => FORWARDED.test(name));
  if (ip === undefined || isProxied || !HERE.test(headers.host ?? '')) return false;
  return LOOPBACK.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4');
}

/** In a time that tells nothing of the token. */
function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== null && given !== undefined && timingSafeEqual(sha256(given), sha256(token));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function run({ name, problem }: Check): Promise<{ name: string; problem: string | null }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, CHECK_MS_MAX, 'no answer in time');
  });
  try {
    return { name, problem: await Promise.race([problem(), late]) };
  } catch {
    return { name, problem: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

export function databaseCheck(query: (text: string) => Promise<unknown>): Check {
  return {
    name: 'database',
    async problem() {
      await query('select 1');
      return null;
    },
  };
}

/** Its quotes would stand still, and look like any others: whoever goes by them must hear of it. */
export function marketCheck(clock: Clock, advancedAt: () => number = clock.now): Check {
  return {
    name: 'market',
    async problem() {
      // A clock that was set back makes what stands still look ahead.
      const isBehind = Math.abs(clock.now() - advancedAt()) > MARKET_BEHIND_MS_MAX;
      return isBehind ? `stands still since ${new Date(advancedAt()).toISOString()}` : null;
    },
  };
}
