/** Who asks to stop and takes it back makes nobody pay for it: a pool sells once that cannot be taken back any more (decision 0100). */
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterEach, expect, test } from 'vitest';
import { startTrading, type TradingHarness } from './testing-trading.ts';

let p: TradingHarness;
afterEach(() => p.h.stop());

async function asked(untilMs: number): Promise<unknown[]> {
  p = await startTrading();
  await p.minute();
  await p.fill();
  await p.nextSession();
  await p.redemption(90, p.h.clock.now() + untilMs);
  await p.minute(2);
  return (await p.orders()).slice(3);
}

test('for a stop that may still be taken back nothing is sold', async () => {
  expect(await asked(4 * HOUR_MS)).toEqual([]);
  await p.h.t.owner.query(`update pools.redemption set status = 'taken_back', ended_at = 4`);
  await p.nextSession();
  await p.minute(2);
  expect((await p.orders()).slice(3)).toEqual([]);
});

test('within the cut-off of its valuation it is sold for, and so it is by the next plan', async () => {
  expect(await asked(5 * MINUTE_MS)).toMatchObject([{ kind: 'close' }, { kind: 'close' }, { kind: 'close' }]);
  await p.h.stop();
  expect(await asked(4 * HOUR_MS)).toEqual([]);
  await p.nextSession();
  await p.minute(2);
  expect((await p.orders()).slice(3)).toMatchObject([{ kind: 'close' }, { kind: 'close' }, { kind: 'close' }]);
});
