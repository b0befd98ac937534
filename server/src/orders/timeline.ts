/** The slip's timeline (screens: trade/positionDetail): told by the position's orders, their fills and its own events. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getPosition } from '@bahi/contract/orders/positions.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { netRealised } from '@bahi/core/sale-result.ts';
import type { PositionEventRow } from './read-store.ts';
import type { FillRow, OrderChange, OrderRow, PositionRow } from './rows.ts';
import { priceText } from './views.ts';

export type TimelineStep = OutputOf<typeof getPosition>['timeline'][number];

interface Story {
  readonly position: PositionRow;
  readonly orders: readonly OrderRow[];
  readonly fills: readonly FillRow[];
  readonly changes: readonly OrderChange[];
  readonly events: readonly PositionEventRow[];
  readonly now: number;
}

/** Oldest first. Steps of one moment keep the order in which they are told here. */
export function timelineOf({ position, orders, fills, changes, events, now }: Story): TimelineStep[] {
  const fillsOf = Map.groupBy(fills, (fill) => fill.orderId);
  const steps: TimelineStep[] = orders.flatMap((order) => orderSteps(order, fillsOf.get(order.id) ?? []));
  steps.push(...changes.filter(({ outcome }) => outcome === 'done').map(changeStep));
  steps.push(...events.map(({ at, step, params }) => ({ step, at, orderId: null, params })));
  const lockedAt =
    fills.findLast((fill) => fill.orderId === position.id)?.at ??
    events.find(({ step }) => step === 'allotted' || step === 'block_traded')?.at;
  if (position.lockedUntil !== null && lockedAt !== undefined) {
    steps.push({ step: 'locked', at: lockedAt, orderId: null, params: { until: position.lockedUntil } });
    if (now >= position.lockedUntil)
      steps.push({ step: 'unlocked', at: position.lockedUntil, orderId: null, params: {} });
  }
  if (position.closedAt !== null) {
    const params = { profit: formatMoney(netRealised(position)) };
    steps.push({ step: 'closed', at: position.closedAt, orderId: null, params });
  }
  return steps.toSorted((a, b) => a.at - b.at);
}

function changeStep({ orderId, endedAt, quantity, price }: OrderChange): TimelineStep {
  const params = { quantity, price: priceText(price) };
  return { step: 'changed', at: endedAt!, orderId: orderId.toString(), params };
}

function orderSteps(order: OrderRow, fills: readonly FillRow[]): TimelineStep[] {
  const orderId = order.id.toString();
  const isOpening = order.kind === 'open';
  const placed: TimelineStep = {
    step: isOpening ? 'placed' : 'close_placed',
    at: order.placedAt,
    orderId,
    params: { quantity: order.quantity, price: priceText(order.price), type: order.type, origin: order.origin },
  };
  const filled = fills.map(({ at, quantity, price }): TimelineStep => ({
    step: isOpening ? 'filled' : 'close_filled',
    at,
    orderId,
    params: { quantity, price: priceText(price) },
  }));
  if (isOpening || order.reason === null || order.endedAt === null) return [placed, ...filled];
  const params = { code: order.reason, unfilled: order.quantity - order.filled, ...order.reasonParams };
  return [placed, ...filled, { step: 'close_ended', at: order.endedAt, orderId, params }];
}
