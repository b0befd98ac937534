/** Starts the practice exchange in a worker thread and gives its two ports to this one. */
import { assertNever } from '@bahi/core/assert.ts';
import { calendars } from '@bahi/core/calendar.ts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MarketTrade, Venue, VenueEvent } from '@bahi/contract/venue.ts';
import { createFeed } from './feed.ts';
import { sectors } from './instruments.ts';
import { INDEX_COUNT } from './indices.ts';
import { createListeners } from './listeners.ts';
import type { RunningExchange, StartExchange, StartOptions } from './port.ts';
import { createSharedQuotes } from './shared-quotes.ts';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

/** Listeners of quotes hear of changes at most this often (contract/src/venue.ts). */
const QUOTES_MS = 50;

export const startExchange: StartExchange = async (options: StartOptions): Promise<RunningExchange> => {
  const calendar = calendars[options.calendarId];
  const shared = createSharedQuotes(sectors.reduce((sum, [, listings]) => sum + listings.length, INDEX_COUNT));
  const input: WorkerInput = { ...options, buffer: shared.buffer };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  const send = (message: ToWorker) => worker.postMessage(message);
  const waiting = new Map<number, (answer: readonly MarketTrade[]) => void>();
  const events = createListeners<readonly VenueEvent[]>();
  let lastRequest = 0;
  let isStopped = false;

  function ask(message: (request: number) => ToWorker): Promise<readonly MarketTrade[]> {
    if (isStopped) return Promise.resolve([]);
    const request = ++lastRequest;
    return new Promise((resolve) => {
      waiting.set(request, resolve);
      send(message(request));
    });
  }

  const running = createFeed({
    ...options,
    calendar,
    shared,
    trades: (symbol, limit) => ask((request) => ({ type: 'trades', request, symbol, limit })),
  });

  function receive(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        return;
      case 'events':
        return events.tell(message.events);
      case 'minutes':
        return running.addMinutes(message.bars);
      case 'days':
        return running.addDays(message.bars);
      case 'trades':
      case 'advanced':
        waiting.get(message.request)?.(message.type === 'trades' ? message.trades : []);
        waiting.delete(message.request);
        return;
      default:
        return assertNever(message);
    }
  }

  await once(worker, 'message');
  worker.on('message', receive);
  // An engine that breaks is a bug nobody should trade on: the process ends, and orders are submitted again at the next start.
  worker.on('error', (error) => {
    throw error;
  });
  const timer = setInterval(() => {
    if (running.hasQuoteListeners()) running.tellQuotes();
  }, QUOTES_MS);
  timer.unref();

  const venue: Venue = {
    submit: (orders) => send({ type: 'submit', orders }),
    cancel: (orderIds) => send({ type: 'cancel', orderIds }),
    onEvents: events.add,
  };

  return {
    venue,
    feed: running.feed,
    setState: (symbol, state) => send({ type: 'state', symbol, state }),
    async advance(toMs) {
      await ask((request) => ({ type: 'advance', request, to: toMs }));
      running.tellQuotes();
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      clearInterval(timer);
      const ended = once(worker, 'exit');
      send({ type: 'stop' });
      await ended;
      for (const resolve of waiting.values()) resolve([]);
    },
  };
};
