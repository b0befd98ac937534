/** Orders of customers who have a fund password, and of those who paused their trading. */
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from './testing.ts';
import { MORNING } from './testing-market.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterAll(() => h.stop());

/** In a login session that nobody unlocked. */
const locked = (customerId: bigint) => ({ ...by(customerId), sessionId: 0n });
const refusedWith = (code: string) => ({ refusal: { code } });

type Guarded = ReturnType<typeof locked>;

/** With a fund password; answers the customer's call in a login session that has given it. */
async function guard(customerId: bigint, until: number): Promise<Guarded> {
  const { rows } = await h.t.owner.query<{ id: bigint }>(
    `with made as (insert into security.account (customer_id, fund_password_hash) values ($1, '$argon2id$test'))
     insert into identity.session (customer_id, token_hash, device, ip, is_device_notice_due, created_at, last_seen_at)
     values ($1, sha256($2::text::bytea), 'test', '::1', false, now(), now()) returning id`,
    [customerId, customerId.toString()],
  );
  const sessionId = rows[0]!.id;
  await h.t.owner.query('insert into security.unlock (session_id, customer_id, until) values ($1, $2, $3)', [
    sessionId,
    customerId,
    until,
  ]);
  return { ...by(customerId), sessionId };
}

const again = (caller: Guarded) => ({ ...by(caller.customerId), sessionId: caller.sessionId });

test('place, close, added margin and levels need the fund password, to the millisecond; a preview tells the rest', async () => {
  const { customerId, positionId } = await h.opened(limitOrder(500_00, { leverage: 2 }), 500_00);
  const unlocked = await guard(customerId, MORNING + 15 * MINUTE_MS);
  const terms = limitOrder(400_00);
  await expect(h.orders.place(locked(customerId), terms)).rejects.toMatchObject(
    refusedWith('security.fund_password_needed'),
  );
  await expect(h.orders.close(locked(customerId), positionId, CLOSE_ALL)).rejects.toMatchObject(
    refusedWith('security.fund_password_needed'),
  );
  await expect(h.orders.addMargin(locked(customerId), positionId, 1)).rejects.toMatchObject(
    refusedWith('security.fund_password_needed'),
  );
  const levels = { stopLoss: '499.95', takeProfit: null };
  await expect(h.orders.protect(locked(customerId), positionId, levels)).rejects.toMatchObject(
    refusedWith('security.fund_password_needed'),
  );
  expect((await h.orders.previewPlace(customerId, terms)).refusal).toBeNull();

  await h.clock.advance(15 * MINUTE_MS - 1);
  h.feed.set('VRM', 500_00);
  const placed = await h.orders.place(unlocked, terms);
  await h.orders.addMargin(again(unlocked), positionId, 1);
  expect(await h.orders.protect(again(unlocked), positionId, levels)).toMatchObject({ stopLoss: '499.95' });
  await h.clock.advance(1);
  await expect(h.orders.place(again(unlocked), terms)).rejects.toMatchObject(
    refusedWith('security.fund_password_needed'),
  );
  // A retry of the order that was placed is answered as before.
  expect((await h.orders.place(unlocked, terms)).id).toBe(placed.id);
  await h.orders.cancel(locked(customerId), BigInt(placed.id));
  expect(await h.audit()).toEqual([]);
});

test('without a fund password, or in no session at all, nothing is opened, closed or topped up; a program of the house needs none', async () => {
  const { customerId, positionId } = await h.opened(limitOrder(500_00, { leverage: 2 }), 500_00);
  const refused = refusedWith('security.fund_password_missing');
  for (const caller of [() => locked(customerId), () => ({ ...by(customerId), sessionId: undefined })]) {
    await expect(h.orders.place(caller(), limitOrder(400_00))).rejects.toMatchObject(refused);
    await expect(h.orders.close(caller(), positionId, CLOSE_ALL)).rejects.toMatchObject(refused);
    await expect(h.orders.addMargin(caller(), positionId, 1)).rejects.toMatchObject(refused);
    const cleared = { stopLoss: null, takeProfit: null };
    await expect(h.orders.protect(caller(), positionId, cleared)).rejects.toMatchObject(refused);
  }
  expect((await h.orders.previewPlace(customerId, limitOrder(400_00))).refusal).toBeNull();
  await h.orders.place(by(customerId), limitOrder(400_00));
});

test('another customer’s unlocked session opens nothing', async () => {
  const [one, other] = [await h.customer(), await h.customer()];
  const until = h.clock.now() + MINUTE_MS;
  await guard(one, until);
  const { sessionId } = await guard(other, until);
  const mixed = { ...by(one), sessionId };
  await expect(h.orders.place(mixed, limitOrder(400_00))).rejects.toMatchObject(
    refusedWith('security.fund_password_needed'),
  );
});

test('in a pause nothing opens, and what is held can be closed; a stop works on', async () => {
  const { customerId, positionId } = await h.opened(limitOrder(500_00), 500_00);
  const until = h.clock.now() + MINUTE_MS;
  await h.t.owner.query('insert into security.account (customer_id, paused_until) values ($1, $2)', [
    customerId,
    until,
  ]);
  await expect(h.orders.place(by(customerId), limitOrder(400_00))).rejects.toMatchObject({
    refusal: { code: 'identity.paused', params: { until } },
  });
  await h.orders.close(by(customerId), positionId, CLOSE_ALL);
  await h.clock.advance(MINUTE_MS);
  h.feed.set('VRM', 500_00);
  await h.orders.place(by(customerId), limitOrder(400_00));
});
