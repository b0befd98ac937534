/**
 * The worker thread of the practice exchange: it plays the engine on the machine's clock (or on messages, for tests), takes
 * orders as they come, writes quotes to shared memory and sends events and bars in batches.
 */
import { calendars } from '@bahi/core/calendar.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { createExchange } from './engine/engine.ts';
import { createPublisher } from './publisher.ts';
import { createSharedQuotes } from './shared-quotes.ts';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

/** How often the market moves while nobody sends anything; an order is taken at once. */
const STEP_MS = 100;
/** A pause of the clock longer than this (the machine slept) is a gap, not something to catch up with. */
const GAP_MS = 10_000;
/** Virtual clock: market time between two deliveries of events. */
const VIRTUAL_STEP_MS = 1_000;

const input = workerData as WorkerInput;
const port = parentPort!;
const now = () => (input.clock === 'real' ? Math.max(Date.now(), engine.now()) : engine.now());
const start = input.clock === 'real' ? Date.now() : (input.now ?? input.genesis);
const engine = createExchange({ ...input, calendar: calendars[input.calendarId], now: start });
const shared = createSharedQuotes(engine.stocks.length + engine.live.length, input.buffer);
const publish = createPublisher(engine, shared);
const timer = input.clock === 'real' ? setInterval(tick, STEP_MS) : null;

port.on('message', (message: ToWorker) => receive(message));
flush();
send({ type: 'ready' });

function tick(): void {
  const moment = now();
  if (moment - engine.now() > GAP_MS) engine.skipTo(moment);
  else engine.advanceTo(moment);
  flush();
}

function receive(message: ToWorker): void {
  switch (message.type) {
    case 'submit':
      engine.submit(message.orders, now());
      return flush();
    case 'cancel':
      engine.cancel(message.orderIds, now());
      return flush();
    case 'state':
      engine.setState(message.symbol, message.state, now());
      return flush();
    case 'trades': {
      const stock = engine.stocks.find(({ equity }) => equity.symbol === message.symbol);
      return send({ type: 'trades', request: message.request, trades: stock?.tape.latest(message.limit) ?? [] });
    }
    case 'advance':
      advance(message.to);
      return send({ type: 'advanced', request: message.request });
    case 'stop':
      if (timer !== null) clearInterval(timer);
      flush();
      port.close();
  }
}

function advance(to: number): void {
  for (let at = engine.now(); at < to;) {
    at = Math.min(to, at + VIRTUAL_STEP_MS);
    engine.advanceTo(at);
    flush();
  }
}

function flush(): void {
  publish();
  const days = engine.takeDays();
  const bars = engine.takeBars();
  const events = engine.takeEvents();
  if (days.length > 0) send({ type: 'days', bars: days });
  if (bars.length > 0) send({ type: 'minutes', bars });
  if (events.length > 0) send({ type: 'events', events });
}

function send(message: FromWorker): void {
  port.postMessage(message);
}
