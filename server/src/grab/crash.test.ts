/**
 * Power cuts while a quota is given out: the process is killed (SIGKILL) again and again, at moments that follow from a printed seed. The
 * customers send their keys again; in the end the quota is used up to the lot, and everybody has paid for what they have.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { createRng } from '@bahi/core/rng.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGrabbing, type Grabbing } from './testing.ts';

const seed = randomInt(2 ** 31);
const random = createRng(seed);
let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
afterAll(() => g.h.stop());

test(
  `a quota that is given out by processes that are killed is exact (seed ${seed})`,
  { timeout: 180_000 },
  async () => {
    const offer = await g.offer({ lots: 40 });
    const customers = await g.crowd(55);
    for (let kill = 0; kill < 3; kill += 1)
      expect(await run(offer, customers, { batch: kill + random.below(3), delayMs: random.below(25) })).toBe('SIGKILL');
    expect(await run(offer, customers, { batch: -1, delayMs: 0 })).toBe(0);
    const { rows } = await g.h.db.query<{ lots: bigint; requests: bigint }>(
      'select sum(allotted_lots) as lots, count(*) as requests from grab.request where offer_id = $1',
      [offer],
    );
    expect(rows).toEqual([{ lots: 40n, requests: 40n }]);
    expect(await g.audit()).toEqual([]);
  },
);

/** By which signal it ended, or with which code. */
async function run(
  offer: bigint,
  customers: readonly bigint[],
  { batch, delayMs }: { readonly batch: number; readonly delayMs: number },
): Promise<string | number | null> {
  const args = [g.h.t.url, offer, g.h.clock.now(), batch, delayMs, ...customers].map(String);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing-crash.ts'), ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
}
