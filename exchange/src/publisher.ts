/** Writes what changed in the engine to the shared quotes. */
import type { Engine } from './engine/engine.ts';
import type { SharedQuotes } from './shared-quotes.ts';

export function createPublisher(engine: Engine, shared: SharedQuotes): () => void {
  const { stocks, live } = engine;
  let date = '';
  const write = (at: number) => {
    if (at < stocks.length) shared.writeStock(at, stocks[at]!);
    else shared.writeIndex(at, live[at - stocks.length]!);
  };
  for (let at = 0; at < stocks.length + live.length; at += 1) write(at);
  return () => {
    if (engine.businessDate() !== date) {
      date = engine.businessDate();
      shared.writeDate(date);
    }
    for (const at of engine.takeChanged()) write(at);
  };
}
