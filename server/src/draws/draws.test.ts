/** A long draw runs beside the event loop, and gives what it gives in it. */
import { expect, test } from 'vitest';
import { computeDraw, type DrawWork } from './work.ts';
import { runDraw } from './drawing.ts';

const COUNT = 10_000;
const work: DrawWork = {
  terms: {
    offer: '8000001',
    symbol: 'NEEM',
    tickets: 'lot',
    lots: 500,
    applicationsMax: 1,
    closesAt: 1,
    index: 'BAHIFIFTY',
    date: '2026-11-21',
    levelAt: 2,
  },
  list: {
    ids: BigInt64Array.from({ length: COUNT }, (_, at) => BigInt(8_500_001 + at)),
    owners: Array.from({ length: COUNT }, (_, at) => Buffer.from(String(1_000_001 + at))),
    lots: new Int32Array(COUNT).fill(3),
  },
  namesKey: new Uint8Array(32).fill(7),
  reveal: { seed: 'ab'.repeat(32), level: '24381.05' },
};

test('thirty thousand tickets are drawn while the event loop goes on, with the same result', async () => {
  let turns = 0;
  let isDone = false;
  const drawing = runDraw(work).finally(() => (isDone = true));
  for (; !isDone; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  const done = await drawing;
  expect(turns).toBeGreaterThan(10);
  const here = computeDraw(work);
  expect(done.listHash).toBe(here.listHash);
  expect({ ...done.drawn, file: null }).toEqual({ ...here.drawn, file: null });
  expect(Buffer.from(done.drawn!.file).equals(here.drawn!.file)).toBe(true);
  expect(done.drawn!.lots.reduce((sum, lots) => sum + lots, 0)).toBe(500);
});

test('a list that is closed has the hash with which it is drawn', async () => {
  const closed = await runDraw({ ...work, reveal: null });
  expect(closed).toEqual({ listHash: computeDraw(work).listHash, persons: null, drawn: null });
});

test('a draw that fails in its thread fails here', async () => {
  await expect(runDraw({ ...work, terms: { ...work.terms, lots: Number.NaN } })).rejects.toThrow();
});
