/**
 * Shares of one position that are lent and pledged (desks §7): none is both, selling takes those first that are neither, then those that are lent,
 * and a forced sale none but pledged ones. After each test the books are audited whole.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { by, limitOrder } from '../orders/testing.ts';
import { PLEDGE_INVARIANTS } from '../pledges/audit.ts';
import { startPledging, type Held, type Pledging } from '../pledges/testing.ts';
import { createRace } from '../testing-races.ts';
import { LENDING_INVARIANTS } from './audit.ts';
import { lendShares, type LendingDeps } from './service.ts';

const seed = testSeed(import.meta.filename);
const race = createRace(seed);
let p: Pledging;

beforeAll(async () => {
  p = await startPledging();
});
afterEach(async () => {
  const all = [...ORDER_INVARIANTS, ...PLEDGE_INVARIANTS, ...LENDING_INVARIANTS];
  expect((await p.h.t.db.transaction((tx) => auditWhole(tx, all))).breaks).toEqual([]);
  expect(await p.audit()).toEqual([]);
});
afterAll(() => p.stop());

const refusal = (code: string, params: object = {}) => ({ refusal: { code, params } });
const symbolOf = () => p.h.ownSymbol({ sharesOutstanding: 20_100 });

async function lend({ customerId, positionId }: Held, lots: number) {
  const deps: LendingDeps = { ...p.deps, instrument: (symbol) => p.h.feed.instrument(symbol) };
  const input = { position: positionId.toString(), lots };
  return p.h.db.transaction((tx) => lendShares(deps, tx, { customerId, now: p.h.clock.now(), input }));
}

async function stands({ positionId }: Held) {
  const { rows } = await p.h.t.owner.query<{ quantity: number; lent: number; pledged: number }>(
    'select quantity, lent, pledged from orders.position where id = $1',
    [positionId],
  );
  return rows[0]!;
}

async function sold(of: Held, lots: number) {
  await p.close(of, lots);
  const { orderId, quantity } = p.h.venue.submitted.at(-1)!;
  await p.h.settle(p.h.venue.execution(orderId, quantity, 500_00, p.h.clock.now()));
}

test('each takes what the other left, and selling takes what is neither, then what is lent', async () => {
  const asha = await p.holder(5, symbolOf());
  await lend(asha, 2);
  await expect(p.ask(asha, { lots: 4 })).rejects.toMatchObject(refusal('pledges.lots_invalid', { maximum: 3 }));
  await p.lent(asha, { lots: 2 });
  await expect(lend(asha, 2)).rejects.toMatchObject(refusal('lending.lots_invalid', { maximum: 1 }));
  await sold(asha, 1);
  expect(await stands(asha)).toEqual({ quantity: 400, lent: 200, pledged: 200 });
  await expect(lend(asha, 1)).rejects.toMatchObject(refusal('lending.no_free_lots'));
  await expect(p.ask(asha, { lots: 1 })).rejects.toMatchObject(refusal('pledges.no_free_lots'));
  await expect(p.close(asha)).rejects.toMatchObject(refusal('orders.pledged', { shares: 200, lots: 2 }));
  await sold(asha, 1);
  expect(await stands(asha)).toEqual({ quantity: 300, lent: 100, pledged: 200 });
  await sold(asha, 1);
  expect(await stands(asha)).toEqual({ quantity: 200, lent: 0, pledged: 200 });
});

test('a forced sale sells pledged shares and leaves what is lent', async () => {
  const asha = await p.holder(4, symbolOf());
  await p.lent(asha, { lots: 2, amount: '50000' });
  await lend(asha, 2);
  p.mark(asha, 290_00);
  await p.progress();
  await p.later(25 * HOUR_MS);
  const { orderId, quantity } = (await p.sale(asha))!;
  await p.h.settle(p.h.venue.execution(orderId, quantity, 290_00, p.h.clock.now()));
  expect(await stands(asha)).toEqual({ quantity: 400 - quantity, lent: 200, pledged: 200 - quantity });
});

test('what an order fills later leaves what is lent and pledged of the shares before it', async () => {
  const symbol = symbolOf();
  const customerId = await p.h.customer({ isMarginEnabled: true, amount: 10_00_000_00n });
  const { id } = await p.h.orders.place(by(customerId), limitOrder(500_00, { symbol, lots: 4 }));
  await p.h.settle(p.h.venue.execution(id, 200, 500_00, p.h.clock.now()));
  const asha = { customerId, positionId: BigInt(id), symbol };
  await p.lent(asha, { lots: 1, amount: '10000' });
  await lend(asha, 1);
  await p.h.settle(p.h.venue.execution(id, 200, 500_00, p.h.clock.now()));
  expect(await stands(asha)).toEqual({ quantity: 400, lent: 100, pledged: 100 });
});

test(`who lends and pledges the same lots at once does one of both (seed ${seed})`, async () => {
  for (let round = 0; round < 4; round += 1) {
    const asha = await p.holder(4, symbolOf());
    const answers = await race([() => lend(asha, 3), () => p.ask(asha, { lots: 3 })]);
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    const { lent, pledged } = await stands(asha);
    expect(lent + pledged).toBe(300);
  }
});
