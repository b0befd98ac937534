/**
 * What operators and their tools ask: /healthz (the process lives), /readyz (it can serve: database, exchange, books), and
 * /metrics.
 */
import type { FastifyInstance } from 'fastify';

export interface Check {
  readonly name: string;
  /** Answers why it is not ready, or null. */
  readonly problem: () => Promise<string | null>;
}

const CHECK_MS_MAX = 2_000;

export function registerHealth(server: FastifyInstance, checks: readonly Check[]): void {
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

  server.get('/metrics', open, async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.print();
  });
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
