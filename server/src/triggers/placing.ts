/**
 * The order of a trigger whose price was reached. Its idempotency key is the trigger's number, so that it is placed once, however often it is asked
 * for; what the orders domain refuses becomes the trigger's own state, with the reason.
 */
import { hash } from 'node:crypto';
import { formatDecimal } from '@bahi/core/money.ts';
import { firedTerms, isPassing } from '@bahi/core/trigger.ts';
import type { Content } from '../content/service.ts';
import { orderPlacedBy, type Caller, type Orders } from '../orders/service.ts';
import type { Reader } from '../platform/database.ts';
import { RefusalError } from '../platform/refuse.ts';
import type { Outcome, TriggerRow } from './store.ts';

export interface PlacingDeps {
  readonly db: { readonly query: Reader['query'] };
  readonly orders: Pick<Orders, 'place' | 'close'>;
  readonly scaleOf: (symbol: string) => number;
  /** A corporate action is under way: its terms are of other shares. */
  readonly isHeldUp: (symbol: string, now: number) => boolean;
  /** Refuses new business of who has to agree to terms first (content/service.ts). */
  readonly requireConsent: Content['requireConsent'];
}

export function orderKey(id: bigint): string {
  return `trigger ${id}`;
}

/** Throws where nobody knows what came of it: it is asked for again. */
export async function placeFired(deps: PlacingDeps, trigger: TriggerRow, now: number): Promise<Outcome> {
  const isLate = now >= trigger.expiresAt;
  // What a process before may have placed counts; nothing new is placed.
  if (isLate || deps.isHeldUp(trigger.symbol, now)) {
    const orderId = await orderPlacedBy(deps.db, trigger.customerId, orderKey(trigger.id));
    if (orderId !== null) return { status: 'placed', orderId };
    return isLate ? { status: 'expired' } : heldUp(now);
  }
  try {
    if (trigger.positionId === null) await deps.requireConsent(trigger.customerId, now);
    const { id } = await place(deps, trigger);
    return { status: 'placed', orderId: BigInt(id) };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { code, params } = error.refusal;
    return { status: isPassing(code) ? 'waiting' : 'failed', reason: { code, params: { ...params } } };
  }
}

export function heldUp(now: number): Outcome {
  return { status: 'waiting', reason: { code: 'orders.market_closed', params: { opens: now } } };
}

async function place({ orders, scaleOf }: PlacingDeps, trigger: TriggerRow): Promise<{ readonly id: string }> {
  const { id, customerId, symbol, direction, leverage, lots, positionId, timeInForce, fired } = trigger;
  const { type, limitPrice } = firedTerms(trigger, fired!.by);
  const key = orderKey(id);
  // Whoever set it gave the fund password then. The body is the key's: what a corporate action made of the terms meanwhile is the same order.
  const caller: Caller = {
    customerId,
    sessionId: null,
    idempotencyKey: key,
    bodyHash: hash('sha256', key, 'base64url'),
  };
  const text = limitPrice === null ? null : formatDecimal(limitPrice, scaleOf(symbol));
  const terms = { type, limitPrice: text, timeInForce };
  if (positionId !== null)
    return closeWhatIsLeft(lots, (of) => orders.close(caller, positionId, { ...terms, lots: of }));
  return orders.place(caller, { ...terms, symbol, direction, leverage, lots: lots!, stopLoss: null, takeProfit: null });
}

/** Of a position that was closed or pledged in part since, what is left and free is what it was to protect. */
async function closeWhatIsLeft<T>(lots: number | null, close: (lots: number | null) => Promise<T>): Promise<T> {
  try {
    return await close(lots);
  } catch (error) {
    const { code, params } = error instanceof RefusalError ? error.refusal : { code: null, params: {} };
    if (code === 'orders.close_exceeds_position' && lots !== null) return closeWhatIsLeft(null, close);
    const free = code === 'orders.pledged' ? Number((params as { readonly lots: number }).lots) : 0;
    // Fewer each time: it ends.
    if (free > 0 && (lots === null || free < lots)) return closeWhatIsLeft(free, close);
    throw error;
  }
}
