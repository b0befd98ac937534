import { expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { turns } from '../platform/testing-waits.ts';
import { createFiring } from './firing.ts';
import type { Due } from './waiting.ts';

const dueOf = (id: bigint): Due => ({ alert: { id }, reached: { price: 1, volume: null, previousClose: 1 } }) as Due;

test('what becomes due while a run ends is fired, however close it comes to the end', async () => {
  for (let moment = 0; moment < 20; moment += 1) {
    const ended: bigint[] = [];
    const written = Promise.withResolvers<number>();
    const firing = createFiring({
      db: { transaction: () => written.promise } as unknown as Database,
      clock: systemClock(),
      feed: { instrument: () => undefined },
      log: createLog({ level: 'fatal', destination: { write: () => {} } }),
      metrics: createMetrics(),
      onEnded: (ids) => ended.push(...ids),
    });
    firing.push([dueOf(1n)]);
    written.resolve(1);
    for (let step = 0; step < moment; step += 1) await Promise.resolve();
    firing.push([dueOf(2n)]);
    await turns(2);
    expect(ended, `after ${moment} steps`).toEqual([1n, 2n]);
    expect(firing.isIdle()).toBe(true);
  }
});
