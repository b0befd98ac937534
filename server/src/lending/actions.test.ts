/** Corporate actions of shares that are lent: a split lends its part of the new ones too, and a dividend goes to the lender as to any holder. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { ACTION_INVARIANTS } from '../corporate-actions/audit.ts';
import { actionsHarness, BEFORE, PAYS_AT, type ActionsHarness } from '../corporate-actions/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { limitOrder } from '../orders/testing.ts';
import { LENDING_INVARIANTS } from './audit.ts';
import { lendShares } from './service.ts';

let h: ActionsHarness;
beforeAll(async () => {
  h = await actionsHarness();
});
afterAll(() => h.stop());

async function lender(symbol: string, { lots, lent }: { readonly lots: number; readonly lent: number }) {
  const { customerId, positionId } = await h.opened(limitOrder(BEFORE, { symbol, lots }), BEFORE);
  const deps = {
    calendar: practiceCalendar,
    parametersAt: defaultsOf(practiceCalendar),
    marketPrice: () => BigInt(BEFORE),
    isListed: () => true,
    instrument: () => ({ lotSize: 100, sharesOutstanding: 1_000_000 }),
    verifiedName: async () => 'Asha Rao',
    isUnderReview: async () => false,
  };
  const input = { position: positionId.toString(), lots: lent };
  await h.t.db.transaction((tx) => lendShares(deps, tx, { customerId, now: h.clock.now(), input }));
  return { customerId, positionId };
}

async function stands({ positionId }: { readonly positionId: bigint }) {
  const { rows } = await h.t.owner.query<{ quantity: number; lent: number }>(
    'select quantity, lent from orders.position where id = $1',
    [positionId],
  );
  return rows[0]!;
}

test('three for two make three lent of two lent, and a dividend pays for those that are lent as well', async () => {
  const split = await h.listed({ kind: 'split', numerator: 3, denominator: 2 });
  const paying = await h.listed({ kind: 'dividend', cash: 5_00 });
  const asha = await lender(split, { lots: 3, lent: 1 });
  const bela = await lender(paying, { lots: 2, lent: 2 });
  const before = (await h.balance(bela.customerId)).cash;
  await h.endOfSession();
  await h.openEx(split, 333_30);
  await h.openEx(paying, 495_00);
  expect(await stands(asha)).toEqual({ quantity: 450, lent: 150 });
  await h.goTo(PAYS_AT + 65_000);
  expect((await h.balance(bela.customerId)).cash - before).toBe(1_000_00n);
  expect(await stands(bela)).toEqual({ quantity: 200, lent: 200 });
  const all = [...ORDER_INVARIANTS, ...ACTION_INVARIANTS, ...LENDING_INVARIANTS];
  expect((await h.t.db.transaction((tx) => auditWhole(tx, all))).breaks).toEqual([]);
});
