/** The only file of the server that knows the practice exchange: it is started here and used through its ports. */
import type { StartOptions, RunningExchange } from '@bahi/exchange/port.ts';
import { startExchange } from '@bahi/exchange/start.ts';

export type { RunningExchange };

export type ExchangeStart = Omit<StartOptions, 'clock'>;

/** In a worker thread, on the machine's clock. `onLost`: the thread ended without being told to. */
export async function startPracticeExchange(
  options: ExchangeStart,
  onLost: (why: string) => void,
): Promise<RunningExchange> {
  return startExchange({ ...options, clock: 'real' }, onLost);
}
