/**
 * Power cuts: a process that fires a trigger order is killed (SIGKILL) before each of its statements in turn, and after the last. Whoever comes next, at
 * once or over a closed session, leaves one order, one message, and the mark that was seen first.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MORNING } from '../orders/testing-market.ts';
import { triggersHarness, type TriggersHarness } from './testing.ts';

/** More statements than it needs: it is killed at its end then. */
const DONE = 99;
const HANGS_MS = 120_000;
/** The first statement before which it is taken up and not placed, once that was found. */
let onItsWay: number | null = null;

let w: TriggersHarness;
beforeAll(async () => {
  w = await triggersHarness();
});
afterAll(() => w.stop());

async function stopAbove() {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id } = await w.add(customerId, { kind: 'stop', symbol, direction: 'long', lots: 1, triggerPrice: '510' });
  return { customerId, symbol, id };
}

test(
  'killed before each of its statements, it places one order and tells of it once',
  { timeout: 600_000 },
  async () => {
    const first = await stopAbove();
    const { code, said } = await ended(first.symbol, 0);
    expect(code).toBe(0);
    const count = Number(said);
    expect(count).toBeGreaterThan(8);
    expect(await w.stories(first.customerId)).toEqual(['trigger.placed']);
    const states = new Set<string>();
    for (const statement of [...Array.from({ length: count }, (_, index) => index + 1), DONE]) {
      const { customerId, symbol, id } = await stopAbove();
      expect((await ended(symbol, statement)).code).toBe('SIGKILL');
      const { status } = await w.read(customerId, id);
      states.add(status);
      if (status === 'firing') onItsWay ??= statement;
      await w.watch();
      await w.move(symbol, 512_00);
      expect(await w.read(customerId, id), `before statement ${statement}`).toMatchObject({ status: 'placed' });
      expect(await w.orders(customerId), `before statement ${statement}`).toHaveLength(1);
      expect(await w.stories(customerId), `before statement ${statement}`).toEqual(['trigger.placed']);
      w.kill();
    }
    // It was killed in every part of its way.
    expect([...states].toSorted()).toEqual(['active', 'firing', 'placed']);
    expect(await w.audit()).toEqual([]);
  },
);

test('killed on its way before the close, it goes at the next opening, by the mark that was seen', async () => {
  const { customerId, symbol, id } = await stopAbove();
  // Its claim is committed, its order is not.
  for (let statement = onItsWay ?? 1; (await w.read(customerId, id)).status !== 'firing'; statement += 1) {
    expect(statement).toBeLessThan(DONE);
    await ended(symbol, statement);
  }
  const closed = Date.parse('2026-11-21T05:01:00+05:30');
  await w.h.clock.advance(closed - MORNING);
  await w.watch();
  await w.settled();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'waiting', reason: { code: 'orders.market_closed' } });
  expect(await w.orders(customerId)).toEqual([]);
  await w.h.clock.advance(5 * MINUTE_MS);
  // The mark came back over night.
  await w.move(symbol, 490_00);
  await w.h.clock.advance(MINUTE_MS, 1_000);
  await w.settled();
  expect(await w.read(customerId, id)).toMatchObject({
    status: 'placed',
    fired: { mark: '511.00', at: MORNING + 1_000 },
  });
  expect(await w.orders(customerId)).toHaveLength(1);
  expect(await w.stories(customerId)).toEqual(['trigger.waits', 'trigger.placed']);
  expect(await w.audit()).toEqual([]);
});

interface Ended {
  /** The signal, or the exit code. */
  readonly code: string | number | null;
  readonly said: string;
}

function ended(symbol: string, statement: number): Promise<Ended> {
  const args = [join(import.meta.dirname, 'testing-crash.ts'), w.h.t.url, symbol, '51100', `${statement}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: HANGS_MS });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) => void child.on('close', (code, signal) => resolve({ code: signal ?? code, said })));
}
