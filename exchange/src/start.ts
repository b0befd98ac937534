/**
 * Starts the practice exchange in threads of its own: one for the market, and one for the past, which starts when a chart
 * first asks and ends when nobody has asked for a while.
 */
import { Worker } from 'node:worker_threads';
import type { Bar, VenueEvent } from '@bahi/contract/venue.ts';
import { createFeed, QUOTES_MS } from './feed.ts';
import { createHistoryReader, type HistoryReader, type HistorySource } from './history-reader.ts';
import { indicesOf } from './indices.ts';
import { equitiesOf } from './instruments.ts';
import type { FromHistory, FromMarket, MarketWorkerData, ToHistory, ToMarket } from './messages.ts';
import type { RunningExchange, StartOptions } from './port.ts';
import { createQuoteBuffer } from './quote-memory.ts';

const HISTORY_IDLE_MS = 5 * 60_000;

export async function startExchange(options: StartOptions): Promise<RunningExchange> {
  const equities = equitiesOf(options.seed);
  const buffer = createQuoteBuffer(equities.length + indicesOf(equities).length, true) as SharedArrayBuffer;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { options, buffer } satisfies MarketWorkerData,
    name: 'market',
  });
  const say = (message: ToMarket) => worker.postMessage(message);
  const answers = createAnswers<FromMarket>();
  const listeners = new Set<(events: readonly VenueEvent[]) => void>();
  const history = createHistoryThread(options);
  const control = createFeed({
    ...options,
    buffer,
    history,
    async trades(symbol, limit) {
      const answer = await answers.ask((call) => say({ type: 'trades', call, symbol, limit }));
      return answer.type === 'trades' ? answer.trades : [];
    },
  });

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: FromMarket) => {
      if (message.type === 'ready') resolve();
      else if (message.type === 'happened') {
        control.addBars(message.bars);
        if (message.events.length > 0) for (const listener of listeners) listener(message.events);
      } else answers.give(message.call, message);
    });
  });
  const timer = options.clock === 'real' ? setInterval(control.announce, QUOTES_MS) : undefined;

  return {
    venue: {
      submit: (orders) => say({ type: 'submit', orders }),
      cancel: (orderIds) => say({ type: 'cancel', orderIds }),
      onEvents(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    feed: control.feed,
    async advance(to) {
      await answers.ask((call) => say({ type: 'advance', call, to }));
      control.announce();
    },
    setState: (symbol, state) => say({ type: 'state', symbol, state }),
    async stop() {
      clearInterval(timer);
      await history.stop();
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      say({ type: 'stop' });
      await ended;
    },
  };
}

/** Corporate actions are needed at once and cheap; bars are asked of the thread. */
function createHistoryThread(source: HistorySource): HistoryReader & { stop(): Promise<void> } {
  const { seed, genesis, calendarId } = source;
  const { actions } = createHistoryReader(source);
  const answers = createAnswers<FromHistory>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function running(): Worker {
    clearTimeout(idle);
    idle = setTimeout(() => void stop(), HISTORY_IDLE_MS).unref();
    if (worker === null) {
      const started = new Worker(new URL('./history-worker.ts', import.meta.url), {
        workerData: { seed, genesis, calendarId } satisfies HistorySource,
        name: 'history',
      });
      started.on('message', (message: FromHistory) => answers.give(message.call, message));
      // The next chart starts another; those that wait for this one get a failure they can repeat.
      started.on('error', (error) => {
        worker = null;
        answers.failAll(error);
      });
      worker = started;
    }
    return worker;
  }

  async function ask(make: (call: number) => ToHistory): Promise<readonly Bar[]> {
    const thread = running();
    return (await answers.ask((call) => thread.postMessage(make(call)))).bars;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopping = worker;
    worker = null;
    await stopping?.terminate();
    answers.failAll(new Error('the history thread has ended'));
  }

  return {
    actions,
    minuteBars: (symbol, from, to) => ask((call) => ({ type: 'minutes', call, symbol, from, to })),
    dailyBars: (symbol, from, to) => ask((call) => ({ type: 'days', call, symbol, from, to })),
    stop,
  };
}

/** Questions with a number, and whose answer each number is. */
function createAnswers<T>() {
  const waiting = new Map<number, { resolve: (answer: T) => void; reject: (error: unknown) => void }>();
  let last = 0;
  return {
    ask(send: (call: number) => void): Promise<T> {
      last += 1;
      const call = last;
      return new Promise((resolve, reject) => {
        waiting.set(call, { resolve, reject });
        send(call);
      });
    },
    give(call: number, answer: T): void {
      waiting.get(call)?.resolve(answer);
      waiting.delete(call);
    },
    failAll(error: unknown): void {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
