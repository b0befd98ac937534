/** What the venue of a market that is led by hand does with orders. */
import { found, until } from '../server/src/platform/testing-waits.ts';
import type { WholeApp } from '../server/src/testing-app.ts';

/** It fills the one order that works in a share. */
export async function fill({ t, venue, clock }: WholeApp, symbol: string, price: number): Promise<void> {
  const working = () =>
    t.owner.query<{ id: string; quantity: number }>(
      'select id::text, quantity - filled as quantity from orders.orders where ended_at is null and symbol = $1',
      [symbol],
    );
  const rows = await found(
    async () => (await working()).rows,
    (all) => all.length === 1,
  );
  const { id, quantity } = rows[0]!;
  await until(async () => venue.submitted.some(({ orderId }) => orderId === id));
  venue.emit(venue.execution(id, quantity, price, clock.now()));
  await until(async () => (await working()).rows.length === 0);
}
