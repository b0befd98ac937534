/** The thread that computes the past, so that neither matching nor the server waits for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { packBars } from '@bahi/core/candles.ts';
import { createHistoryReader } from './history-reader.ts';
import type { FromHistory, HistoryWorkerData, ToHistory } from './messages.ts';

/** Between two parts of what is computed ahead: questions and the server come first. */
const PAUSE_MS = 10;
const PART_MS = 4;

const reader = createHistoryReader(workerData as HistoryWorkerData);
const port = parentPort!;

port.on('message', (message: ToHistory) => {
  void answer(message).then((said) => port.postMessage(said, said.type === 'bars' ? [said.bars.buffer] : []));
});
const prepared = new Promise<void>((resolve) => prepareAll(resolve));

async function answer(message: ToHistory): Promise<FromHistory> {
  const { call } = message;
  switch (message.type) {
    case 'minutes': {
      const { symbol, from, to, minutes } = message;
      return { type: 'bars', call, bars: packBars(await reader.minuteBars(symbol, from, to, minutes)) };
    }
    case 'days':
      return { type: 'bars', call, bars: packBars(await reader.dailyBars(message.symbol, message.from, message.to)) };
    case 'events':
      await prepared;
      return { type: 'events', call, events: await reader.marketEvents(message.from, message.to) };
  }
}

/** Part by part; a part that is quick is followed by others at once. */
function prepareAll(done: () => void): void {
  const startedAt = performance.now();
  let hasMore = reader.prepare();
  while (hasMore && performance.now() - startedAt < PART_MS) hasMore = reader.prepare();
  if (hasMore) setTimeout(prepareAll, PAUSE_MS, done);
  else done();
}
