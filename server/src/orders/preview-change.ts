/** What other terms would make of an order that waits (decision 0129): the facts of the decision read without a lock. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { previewChange } from '@bahi/contract/orders/calls.ts';
import { totalCharges } from '@bahi/core/charges.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { previewChange as figuresOf, type ChangeTerms } from '@bahi/core/order-change.ts';
import { refuse } from '../platform/refuse.ts';
import { loadWaiting } from './change-store.ts';
import { workingOrder } from './changing.ts';
import { decisionContext, type OrdersContext } from './context.ts';
import { readAccount, reasonOf } from './preview.ts';
import { readOrders } from './read-store.ts';
import { scheduleOf } from './rows.ts';
import { chargeLines } from './views.ts';

export type ChangePreviewView = OutputOf<typeof previewChange>;

export async function previewChanging(
  context: OrdersContext,
  customerId: bigint,
  { orderId, terms }: { readonly orderId: bigint; readonly terms: ChangeTerms },
): Promise<ChangePreviewView> {
  const { db, clock, halt } = context;
  const now = clock.now();
  const [account, [order]] = await Promise.all([
    readAccount(context, customerId, now),
    readOrders(db, customerId, [orderId]),
  ]);
  if (order === undefined) return refuse('orders.unknown_order', {});
  await loadWaiting(db, [order]);
  const facts = decisionContext(context, order.symbol, { now, haltedSince: halt.since() });
  const { figures, rejection } = figuresOf(account, workingOrder(order), terms, {
    ...facts,
    schedule: scheduleOf(context, order),
  });
  return {
    figures: figures && {
      contractAmount: formatMoney(figures.contractAmount),
      charges: chargeLines(figures.charges),
      chargesTotal: formatMoney(totalCharges(figures.charges)),
      needed: formatMoney(figures.needed),
      hold: formatMoney(figures.hold),
      holdAfter: formatMoney(figures.holdAfter),
    },
    held: formatMoney(order.held),
    available: formatMoney(account.available),
    refusal: reasonOf(rejection),
  };
}
