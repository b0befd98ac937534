/**
 * A whole Bahi with the practice exchange on one virtual clock, in the process of the test: for journeys over the night and over the minutes in
 * which shares open. Its time goes on as ours does, so that what waits in the background comes about, and leaps when it is told to.
 */
import { join } from 'node:path';
import { createLocalExchange } from '../exchange/src/local.ts';
import { listingOf } from '../server/src/new-shares/listing.ts';
import setupDatabase from '../server/src/platform/testing-setup.ts';
import { startWholeApp, type WholeApp } from '../server/src/testing-app.ts';

export interface VirtualMarket {
  readonly h: WholeApp;
  readonly origin: string;
  /** Market and server go there together. */
  goTo(at: number): Promise<void>;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '..');
const TURN_MS = 200;
const STEP_MS = 5_000;
const MINUTE_MS = 60_000;

export interface VirtualMarketOptions {
  readonly startsAt: number;
  /** What the clock does each minute, by name. */
  readonly tasks: readonly string[];
  /** Before time goes on by itself: it may lead the clock. */
  prepare(h: WholeApp): Promise<void>;
}

export async function startVirtualMarket({ startsAt, tasks, prepare }: VirtualMarketOptions): Promise<VirtualMarket> {
  const endDatabase = await setupDatabase();
  const market = createLocalExchange({ seed: 'journey', genesis: startsAt, calendarId: 'practice', now: startsAt });
  const { venue, feed } = market;
  const h = await startWholeApp(undefined, {
    startsAt,
    venue,
    feed,
    onListed: (offers) => offers.forEach((offer) => market.list(listingOf(offer))),
    webFolders: { app: join(ROOT, 'web/dist'), console: join(ROOT, 'console/dist') },
  });
  await prepare(h);
  const origin = await h.app.server.listen({ host: '127.0.0.1', port: 0 });
  let isRunning = true;
  let target = h.clock.now();
  let ranAt = target;
  let failure: unknown = null;
  const turning = turn().catch((error: unknown) => {
    failure = error;
  });

  async function turn(): Promise<void> {
    while (isRunning) {
      const now = h.clock.now();
      const leap = Math.min(STEP_MS, target - now);
      if (leap <= 0) await pause();
      await step(now + Math.max(leap, TURN_MS));
    }
  }

  async function step(to: number): Promise<void> {
    await market.advance(to);
    for (let now = h.clock.now(); now < to; now = h.clock.now()) await h.clock.advance(Math.min(500, to - now));
    if (to - ranAt < MINUTE_MS) return;
    ranAt = to;
    for (const task of h.app.tasks) if (tasks.includes(task.name)) await task.run();
  }

  return {
    h,
    origin,
    async goTo(at) {
      target = at;
      while (h.clock.now() < at) {
        if (failure !== null) throw new Error('time stood still', { cause: failure });
        await pause();
      }
    },
    async stop() {
      isRunning = false;
      await turning;
      await h.stop();
      await market.stop();
      await endDatabase();
      if (failure !== null) throw new Error('time stood still', { cause: failure });
    },
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TURN_MS));
}
