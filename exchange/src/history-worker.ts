/** The thread that computes the past when a chart asks for it, so that neither matching nor the server waits for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { createHistoryReader } from './history-reader.ts';
import type { FromHistory, HistoryWorkerData, ToHistory } from './messages.ts';

const reader = createHistoryReader(workerData as HistoryWorkerData);
const port = parentPort!;

port.on('message', (message: ToHistory) => {
  void answer(message).then((bars) => port.postMessage({ call: message.call, bars } satisfies FromHistory));
});

function answer(message: ToHistory): Promise<FromHistory['bars']> {
  return message.type === 'minutes'
    ? reader.minuteBars(message.symbol, message.from, message.to)
    : reader.dailyBars(message.symbol, message.from, message.to);
}
