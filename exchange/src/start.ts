/**
 * Starts the practice exchange in threads of its own: one for the market, and one for the past, which computes ahead what
 * charts of indices, funds and crosses will ask for.
 */
import { Worker } from 'node:worker_threads';
import { unpackBars } from '@bahi/core/candles.ts';
import type { BlockEvent, VenueEvent } from '@bahi/contract/venue.ts';
import { boardsOf, placesOf } from './boards/boards.ts';
import { createFeed, QUOTES_MS } from './feed.ts';
import type { HistoryReader, HistorySource } from './history-reader.ts';
import type { FromHistory, FromMarket, MarketWorkerData, ToHistory, ToMarket } from './messages.ts';
import type { RunningExchange, StartOptions } from './port.ts';
import { createQuoteBuffer } from './quote-memory.ts';

/** A thread that has not ended so long after it was told to is ended from outside. */
const STOP_MS_MAX = 5_000;
/** Of each thread's memory for what is soon forgotten: left alone it grows to several times of what is of use here. */
const YOUNG_MB = 4;

/** `onLost`: the market's thread ended without being told to, so that there is no market any more. */
export async function startExchange(options: StartOptions, onLost: (why: string) => void): Promise<RunningExchange> {
  const boards = boardsOf(options.seed, options.calendarId);
  const startedAt = options.clock === 'real' ? Date.now() : (options.now ?? options.genesis);
  const buffer = createQuoteBuffer(placesOf(boards), true) as SharedArrayBuffer;
  const beat = new BigInt64Array(new SharedArrayBuffer(8)).fill(BigInt(startedAt));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    // Both sides begin at one moment, so that nothing is told twice or by nobody.
    workerData: { options: { ...options, now: startedAt }, buffer, beat } satisfies MarketWorkerData,
    name: 'market',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const say = (message: ToMarket) => worker.postMessage(message);
  const answers = createAnswers<FromMarket>();
  const listeners = new Set<(events: readonly VenueEvent[]) => void>();
  const blockListeners = new Set<(events: readonly BlockEvent[]) => void>();
  const history = createHistoryThread(options);
  const control = createFeed({
    boards,
    source: options,
    startedAt,
    buffer,
    history,
    async trades(symbol, limit) {
      const answer = await answers.ask((call) => say({ type: 'trades', call, symbol, limit }));
      return answer.type === 'trades' ? answer.trades : [];
    },
  });

  let isReady = false;
  let isStopping = false;
  let failure: Error | null = null;
  worker.on('error', (error: Error) => {
    failure = error;
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', (code) => {
      const why = `the market thread ended: ${failure?.message ?? `exit code ${code}`}`;
      answers.failAll(new Error(why, { cause: failure }));
      resolve();
      if (isReady && !isStopping) onLost(why);
    });
  });
  const ready = new Promise<void>((resolve) => {
    worker.on('message', (message: FromMarket) => {
      if (message.type === 'ready') {
        isReady = true;
        resolve();
      } else if (message.type === 'happened') {
        control.take(message);
        if (message.events.length > 0) for (const listener of listeners) listener(message.events);
        if (message.blocks.length > 0) for (const listener of blockListeners) listener(message.blocks);
      } else answers.give(message.call, message);
    });
  });
  await Promise.race([ready, ended]);
  if (!isReady) {
    await history.stop();
    throw new Error('the market thread ended at its start', { cause: failure });
  }
  const timer = options.clock === 'real' ? setInterval(control.announce, QUOTES_MS) : undefined;

  return {
    venue: {
      submit: (orders) => say({ type: 'submit', orders }),
      cancel: (orderIds) => say({ type: 'cancel', orderIds }),
      change: (all) => say({ type: 'change', all }),
      onEvents(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      report: (trades) => say({ type: 'report', trades }),
      onBlocks(listener) {
        blockListeners.add(listener);
        return () => blockListeners.delete(listener);
      },
    },
    feed: control.feed,
    async advance(to) {
      await answers.ask((call) => say({ type: 'advance', call, to }));
      control.announce();
    },
    list(listing) {
      if (control.list(listing)) say({ type: 'list', listing });
    },
    setRights: (issues) => say({ type: 'rights', issues }),
    setActions(all) {
      control.setActions(all);
      say({ type: 'actions', all });
    },
    setState: (symbol, state) => say({ type: 'state', symbol, state }),
    advancedAt: () => Number(Atomics.load(beat, 0)),
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await history.stop();
      say({ type: 'stop' });
      const late = setTimeout(() => void worker.terminate(), STOP_MS_MAX);
      await ended;
      clearTimeout(late);
    },
  };
}

function createHistoryThread(source: HistorySource): HistoryReader & { stop(): Promise<void> } {
  const { seed, genesis, renewal, calendarId, actionsFrom } = source;
  const answers = createAnswers<FromHistory>();
  let isStopped = false;
  let worker: Worker | null = null;

  function running(): Worker {
    if (worker !== null) return worker;
    const started = new Worker(new URL('./history-worker.ts', import.meta.url), {
      workerData: { seed, genesis, renewal, calendarId, actionsFrom } satisfies HistorySource,
      name: 'history',
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    started.on('message', (message: FromHistory) => answers.give(message.call, message));
    // The next chart starts another; those that wait for this one get a failure they can repeat.
    started.on('error', (error) => {
      worker = null;
      answers.failAll(error);
    });
    worker = started;
    return started;
  }

  async function ask(make: (call: number) => ToHistory): Promise<FromHistory> {
    if (isStopped) throw new Error('the history thread has ended');
    const thread = running();
    return answers.ask((call) => thread.postMessage(make(call)));
  }

  async function askBars(make: (call: number) => ToHistory) {
    const answer = await ask(make);
    return answer.type === 'bars' ? unpackBars(answer.bars) : [];
  }

  running();
  return {
    minuteBars: (symbol, from, to, minutes) =>
      askBars((call) => ({ type: 'minutes', call, symbol, from, to, minutes })),
    dailyBars: (symbol, from, to) => askBars((call) => ({ type: 'days', call, symbol, from, to })),
    async marketEvents(from, to) {
      const answer = await ask((call) => ({ type: 'events', call, from, to }));
      return answer.type === 'events' ? answer.events : [];
    },
    async stop() {
      isStopped = true;
      await worker?.terminate();
      answers.failAll(new Error('the history thread has ended'));
    },
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
