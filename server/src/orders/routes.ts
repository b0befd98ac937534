/** The calls of contract/src/orders/calls.ts. */
import {
  cancelOrder,
  changeOrder,
  getOrder,
  listOrders,
  placeOrder,
  previewChange,
  previewOrder,
} from '@bahi/contract/orders/calls.ts';
import {
  addMargin,
  closePosition,
  getPosition,
  listHoldings,
  listPositions,
  previewClose,
  protectPosition,
} from '@bahi/contract/orders/positions.ts';
import type { ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { RefusalCode } from '@bahi/contract/errors.ts';
import type { ChangeTerms } from '@bahi/core/order-change.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';
import type { CloseTerms } from '@bahi/core/position-decision.ts';
import type { FastifyInstance } from 'fastify';
import { route, type CustomerContext } from '../platform/http.ts';
import { refuse } from '../platform/refuse.ts';
import type { Caller, Orders } from './service.ts';

export function registerOrdersRoutes(server: FastifyInstance, orders: Orders): void {
  route(server, previewOrder, (input, { customer }) => orders.previewPlace(customer.customerId, placeTerms(input)));
  route(server, placeOrder, (input, ctx) => orders.place(callerOf(ctx), placeTerms(input)));
  route(server, cancelOrder, (input, ctx) => orders.cancel(callerOf(ctx), orderId(input.order)));
  route(server, changeOrder, (input, ctx) => {
    const { order, ...terms } = input;
    return orders.change(callerOf(ctx), orderId(order), changeTerms(terms));
  });
  route(server, previewChange, ({ order, ...terms }, { customer }) =>
    orders.previewChange(customer.customerId, orderId(order), changeTerms(terms)),
  );
  route(server, previewClose, (input, { customer }) =>
    orders.previewClose(customer.customerId, positionId(input.position), closeTerms(input)),
  );
  route(server, closePosition, (input, ctx) =>
    orders.close(callerOf(ctx), positionId(input.position), closeTerms(input)),
  );
  route(server, addMargin, (input, ctx) => orders.addMargin(callerOf(ctx), positionId(input.position), input.amount));
  route(server, protectPosition, (input, ctx) => orders.protect(callerOf(ctx), positionId(input.position), input));
  route(server, listOrders, (input, { customer }) => orders.listOrders(customer.customerId, input));
  route(server, getOrder, (input, { customer }) => orders.order(customer.customerId, orderId(input.order)));
  route(server, listPositions, (input, { customer }) => orders.listPositions(customer.customerId, input));
  route(server, getPosition, (input, { customer }) => orders.position(customer.customerId, positionId(input.position)));
  route(server, listHoldings, (_input, { customer }) => orders.holdings(customer.customerId));
}

function callerOf({ customer, idempotencyKey, bodyHash }: CustomerContext): Caller {
  return { customerId: customer.customerId, sessionId: customer.sessionId, idempotencyKey, bodyHash };
}

function placeTerms(input: ParsedInputOf<typeof placeOrder>): PlaceTerms {
  const { limitPrice = null, stopLoss = null, takeProfit = null } = input;
  return { ...input, limitPrice, stopLoss, takeProfit };
}

function changeTerms(input: Omit<ParsedInputOf<typeof changeOrder>, 'order'>): ChangeTerms {
  const { stopLoss = null, takeProfit = null } = input;
  return { ...input, stopLoss, takeProfit };
}

function closeTerms(input: ParsedInputOf<typeof closePosition>): CloseTerms {
  const { type, timeInForce, lots = null, limitPrice = null } = input;
  return { type, timeInForce, lots, limitPrice };
}

function orderId(text: string): bigint {
  return parseId(text, 'orders.unknown_order');
}

function positionId(text: string): bigint {
  return parseId(text, 'orders.unknown_position');
}

/** Ids are 64-bit: a larger number is nobody's. */
function parseId(text: string, code: Extract<RefusalCode, 'orders.unknown_order' | 'orders.unknown_position'>): bigint {
  const id = BigInt(text);
  return id < 2n ** 63n ? id : refuse(code, {});
}
