/** The thread the market runs in: plays the engine up to the machine's clock, or as far as it is told. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FromMarket, MarketWorkerData, ToMarket } from './messages.ts';
import { createRunner } from './runner.ts';

/** Short enough that a book feels alive, long enough that an idle machine stays idle. */
const STEP_MS = 50;

const { options, buffer, beat } = workerData as MarketWorkerData;
const port = parentPort!;
const isReal = options.clock === 'real';
let virtualNow = options.now ?? options.genesis;
const runner = createRunner({ ...options, now: virtualNow }, buffer);
const timer = isReal ? setInterval(step, STEP_MS) : undefined;

port.on('message', (message: ToMarket) => {
  switch (message.type) {
    case 'submit':
      runner.submit(message.orders, now());
      return deliver();
    case 'cancel':
      runner.cancel(message.orderIds, now());
      return deliver();
    case 'change':
      runner.change(message.all, now());
      return deliver();
    case 'report':
      runner.report(message.trades, now());
      return deliver();
    case 'state':
      runner.setState(message.symbol, message.state, now());
      return deliver();
    case 'list':
      runner.list(message.listing, now());
      return deliver();
    case 'rights':
      return runner.setRights(message.issues);
    case 'actions':
      runner.setActions(message.all, now());
      return deliver();
    case 'trades':
      return say({ type: 'trades', call: message.call, trades: runner.trades(message.symbol, message.limit) });
    case 'advance':
      virtualNow = message.to;
      step();
      return say({ type: 'advanced', call: message.call });
    case 'stop':
      clearInterval(timer);
      port.close();
  }
});
deliver();
say({ type: 'ready' });

function now(): number {
  return isReal ? Date.now() : virtualNow;
}

function step(): void {
  runner.advanceTo(now());
  deliver();
  Atomics.store(beat, 0, BigInt(runner.now()));
}

function deliver(): void {
  const happened = runner.take();
  const { events, blocks, bars, marketEvents, baskets } = happened;
  if (events.length + blocks.length + bars.length + marketEvents.length + baskets.length > 0)
    say({ type: 'happened', ...happened });
}

function say(message: FromMarket): void {
  port.postMessage(message);
}
