/** The quotes two threads share: whole at every moment, whatever happens to the thread that writes. */
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createQuoteBuffer, openQuoteMemory, type QuoteFigures } from './quote-memory.ts';

const PLACE = 1;
const COUNT = 2;

test('a write that fails leaves the quote of before, and nobody waiting for it', () => {
  const memory = openQuoteMemory(createQuoteBuffer(COUNT, true), COUNT);
  memory.write(PLACE, figuresOf(7), null);
  const fail = () => {
    throw new Error('no book');
  };
  expect(() => memory.write(PLACE, figuresOf(8), fail)).toThrow('no book');
  expect(memory.versionOf(PLACE) % 2).toBe(0);
  expect(memory.quoteAt(PLACE)).toMatchObject({ last: 7, volume: 7 });
});

test('a reader gives up on a quote whose writer died in the middle', () => {
  const buffer = createQuoteBuffer(COUNT, true);
  const memory = openQuoteMemory(buffer, COUNT);
  memory.write(PLACE, figuresOf(7), null);
  // The versions stand last, two numbers an instrument.
  const versions = new Int32Array(buffer, buffer.byteLength - COUNT * 8);
  expect(versions[PLACE * 2]).toBe(2);
  versions[PLACE * 2] = 3;
  expect(() => memory.quoteAt(PLACE)).toThrow('half written');
});

test('a reader beside a writer in another thread never meets half of a quote', async () => {
  const buffer = createQuoteBuffer(COUNT, true);
  const memory = openQuoteMemory(buffer, COUNT);
  const module = new URL('./quote-memory.ts', import.meta.url).href;
  const writer = new Worker(WRITER, {
    eval: true,
    workerData: { module, buffer, place: PLACE, figures: figuresOf(0) },
  });
  await expect.poll(() => memory.versionOf(PLACE)).toBeGreaterThan(0);
  const seen = new Set<number>();
  while (seen.size < 1_000) {
    const { last, previousClose, turnover, at, seq } = memory.quoteAt(PLACE);
    expect([previousClose, turnover, at, seq]).toEqual([last, last, last, last]);
    seen.add(last!);
  }
  await writer.terminate();
});

const WRITER = `
  const { module, buffer, place, figures } = require('node:worker_threads').workerData;
  import(module).then(({ openQuoteMemory }) => {
    const memory = openQuoteMemory(buffer, place + 1);
    for (let k = 1; ; k += 1) {
      for (const name of ['last', 'previousClose', 'turnover', 'at', 'seq']) figures[name] = k;
      memory.write(place, figures, null);
    }
  });`;

function figuresOf(k: number): QuoteFigures {
  return {
    last: k,
    previousClose: k,
    open: k,
    high: k,
    low: k,
    volume: k,
    turnover: k,
    upper: k,
    lower: k,
    state: 'trading',
    at: k,
    seq: k,
    minute: [k, k, k, k, k, k],
    openingMark: k,
    value: null,
    mark: { price: k, impactMid: k, average: k, traded: k, notional: k, range: k, at: k },
  };
}
