/** The row of an order that closes a position, of the customer's or of a rule's. */
import type { ClosePlan, CloseTerms } from '@bahi/core/position-decision.ts';
import type { Request } from './idempotency.ts';
import type { OrderRow, Origin, PositionRow } from './rows.ts';

interface Closing extends Request {
  readonly customerId: bigint;
  readonly terms: Pick<CloseTerms, 'type'>;
  readonly origin: Origin;
}

/** As it is accepted, by the plan that was decided. */
export function closingOrder(
  id: bigint,
  command: Closing,
  position: PositionRow,
  plan: ClosePlan,
  now: number,
): OrderRow {
  const price = plan.limitPrice ?? plan.protectionPrice!;
  return {
    id,
    customerId: command.customerId,
    request: command.request,
    body: command.body,
    closes: position.id,
    placedAt: now,
    endedAt: null,
    price,
    worstPrice: price,
    stopLoss: null,
    takeProfit: null,
    turnover: 0n,
    held: 0n,
    quantity: plan.quantity,
    filled: 0,
    executions: 0,
    changes: 0,
    leverage: position.leverage,
    kind: 'close',
    direction: position.direction,
    type: command.terms.type,
    timeInForce: plan.timeInForce,
    origin: command.origin,
    status: plan.status,
    symbol: position.symbol,
    cancelRequest: null,
    reason: null,
    reasonParams: null,
  };
}
