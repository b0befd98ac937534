/**
 * The server side of the `stream` bench: the product's HTTP server and stream over a feed that moves every symbol four
 * times a second. Says its port, then after "measure" and "end" what it used.
 */
import { createBus } from '../server/src/platform/bus.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { createHttpServer } from '../server/src/platform/http.ts';
import { createLog } from '../server/src/platform/log.ts';
import { createMetrics } from '../server/src/platform/metrics.ts';
import { createSessions } from '../server/src/platform/sessions.ts';
import { registerStream } from '../server/src/platform/stream.ts';
import { createHandFeed } from '../server/src/platform/testing-feed.ts';

const SYMBOLS = Array.from({ length: 300 }, (_, index) => `SYM${index}`);
const clock = systemClock();
const bus = createBus();
const metrics = createMetrics();
const log = createLog({ level: 'warn' });
const feed = createHandFeed(SYMBOLS);
const sessions = createSessions({ authenticate: async () => null, bus, clock });
const server = createHttpServer({ sessions, clock, log, metrics, ratePerMinute: 1e9 });
const nothing = () => Promise.reject(new Error('the bench has no customers'));
await registerStream(server, {
  bus,
  clock,
  feed,
  log,
  metrics,
  sessions,
  perAddressMax: 1e6,
  payloads: { orders: nothing, positions: nothing, summary: nothing, messages: nothing },
  marketSession: () => ({
    calendar: 'practice',
    zone: 'Asia/Kolkata',
    businessDate: '2026-01-01',
    state: 'open',
    open: 0,
    close: 1,
    note: null,
    halt: null,
    houseHaltedSince: null,
    serverTime: 0,
  }),
});
await server.listen({ port: 0, host: '127.0.0.1' });

let moves = 0;
let ticker: NodeJS.Timeout | undefined;
let used = process.cpuUsage();
let since = performance.now();

process.on('message', (message) => void obey(message));
process.on('disconnect', () => process.exit(0));
process.send!({ type: 'ready', port: (server.server.address() as { port: number }).port, symbols: SYMBOLS });

async function obey(message: unknown): Promise<void> {
  if (message === 'measure') {
    used = process.cpuUsage();
    since = performance.now();
  } else if (message === 'start') {
    ticker = setInterval(() => {
      moves++;
      feed.move(SYMBOLS);
    }, 250);
  } else if (message === 'end') {
    clearInterval(ticker);
    const { user, system } = process.cpuUsage(used);
    const cpuPct = (user + system) / 10 / (performance.now() - since);
    const drops = Number(/bahi_stream_drops_total (\d+)/.exec(await metrics.print())?.[1]);
    process.send!({ type: 'used', cpuPct, drops, moves, rssMb: Math.round(process.memoryUsage.rss() / 1e6) });
  }
}
