/**
 * Open orders across the turns of the session and across restarts (rules §5). `resume` brings every open order to where it
 * belongs at this moment: at the venue, waiting for the opening, or ended. It runs at the start, at each opening and
 * after each close, and running it once more changes nothing: an order the venue already has is not taken twice.
 */
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { isBarredFromOpening, selectAccounts } from './accounts.ts';
import { publishChanges, type OrdersContext } from './context.ts';
import { noteNews } from './order-news.ts';
import { endClosing, endOrder, putBack } from './order-change.ts';
import { CANCELLED_BY_RULE, isOpenOrder, type OrderRow, type PositionRow } from './rows.ts';
import { mayWait, requestedReason } from './endings.ts';
import { selectOpenOrders } from './open-store.ts';
import { loadWaiting, writeOrders } from './change-store.ts';
import { endLate, takeWaiting, venueChangeOf } from './changing.ts';
import { selectOrders, selectPositions, type OrderKey } from './store.ts';
import { updatePositions } from './position-store.ts';
import { takenBackMessage } from './order-messages.ts';
import { venueOrderOf } from './venue-order.ts';

const CHUNK = 500;
/** After the close, so long that the venue's last events have been settled. */
const CLOSE_DELAY_MS = 10_000;
const RETRY_MS = 1_000;

/**
 * restart: the venue knows nothing. turn: it knows what was submitted in this session. repair: it may know less, since a
 * connection broke between a commit and what follows it.
 */
export type ResumeMode = 'restart' | 'turn' | 'repair';

interface Resumed {
  readonly submitted: readonly OrderRow[];
  readonly changed: readonly OrderRow[];
  /** Opening orders of whoever may open nothing any more. */
  readonly takenBack: readonly OrderRow[];
  readonly positions: readonly PositionRow[];
}

/** In accepted order, some hundred at a time. Answers how many went to the venue. */
export async function resume(context: OrdersContext, mode: ResumeMode): Promise<number> {
  const open = await context.db.transaction(selectOpenOrders);
  let count = 0;
  for (let done = 0; done < open.length; done += CHUNK) {
    const listed = open.slice(done, done + CHUNK);
    const resumed = await context.db.transaction((tx) => resumeOrders(context, tx, listed, mode));
    if (resumed.submitted.length > 0) context.venue.submit(resumed.submitted.map(venueOrderOf));
    const changing = resumed.submitted.flatMap((order) =>
      order.change === undefined ? [] : [venueChangeOf(order, order.change)],
    );
    if (changing.length > 0) context.venue.change(changing);
    const unwanted = [...resumed.submitted, ...resumed.takenBack].filter(
      (order) => order.cancelRequest !== null && isOpenOrder(order),
    );
    if (unwanted.length > 0) context.venue.cancel(unwanted.map((order) => order.id.toString()));
    if (resumed.changed.length > 0) publishChanges(context, resumed.changed, resumed.positions);
    count += resumed.submitted.length;
  }
  return count;
}

async function resumeOrders(
  context: OrdersContext,
  tx: Tx,
  listed: readonly OrderKey[],
  mode: ResumeMode,
): Promise<Resumed> {
  const closing = listed.filter((order) => order.kind === 'close');
  const now = context.clock.now();
  const [haltedSince, books, accounts, orders, found] = await Promise.all([
    context.halt.lockedSince(tx),
    lockBooks(tx, { customerIds: listed.map((order) => order.customerId) }),
    selectAccounts(tx, listed, now),
    selectOrders(tx, listed),
    selectPositions(
      tx,
      closing.map(({ customerId, positionId }) => ({ customerId, id: positionId })),
    ),
  ]);
  await loadWaiting(tx, orders);
  const day = context.day(now);
  const positions = new Map(found.map((position) => [position.id, position]));
  const changed: OrderRow[] = [];
  const takenBack: OrderRow[] = [];
  const changedPositions: PositionRow[] = [];
  const submitted: OrderRow[] = [];
  for (const order of orders.filter(isOpenOrder).toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (order.kind === 'open' && order.cancelRequest === null && isBarredFromOpening(accounts, order.customerId)) {
      order.cancelRequest = CANCELLED_BY_RULE;
      takenBack.push(order);
    }
    const fate = fateOf(context, order, { now, mode, isHalted: haltedSince !== null });
    if (fate === 'keep') continue;
    // A venue that knows nothing takes it with the terms that the one before was still to be told.
    if (mode === 'restart' && (fate === 'wait' || fate === 'submit')) {
      takeWaiting({ context, books }, order, now);
      if (order.ended !== undefined) changed.push(order);
    }
    const position = order.closes === null ? undefined : positions.get(order.closes);
    // What had filled by then is all that the new terms want.
    if (!isOpenOrder(order)) {
      if (position !== undefined) changedPositions.push(endClosing(position));
      continue;
    }
    if (fate === 'submit') {
      submitted.push(order);
      if (order.status === 'accepted') changed.push(order);
      order.status = order.filled > 0 ? 'partly_filled' : 'pending';
      continue;
    }
    changed.push(order);
    if (fate === 'wait') putBack(order);
    else endOrder(books, order, { status: 'cancelled', reason: fate, at: now });
    endLate(order);
    if (fate !== 'wait' && position !== undefined) changedPositions.push(endClosing(position));
  }
  await Promise.all([
    writeOrders(tx, [...new Set([...changed, ...takenBack])]),
    updatePositions(tx, changedPositions),
    writeBooks(tx, books, { at: now, businessDate: day.businessDate }),
    noteNews(
      tx,
      changed.filter((order) => !isOpenOrder(order)),
      now,
    ),
  ]);
  await writeMessages(
    tx,
    takenBack.map((order) => takenBackMessage(order, now)),
  );
  return { submitted, changed, takenBack, positions: changedPositions };
}

/** A reason is the end. What the venue has while the session runs is submitted again only when the venue may not know it. */
function fateOf(
  { sessions }: OrdersContext,
  order: OrderRow,
  { now, mode, isHalted }: { readonly now: number; readonly mode: ResumeMode; readonly isHalted: boolean },
): 'keep' | 'wait' | 'submit' | 'orders.ended_session' | ReturnType<typeof requestedReason> {
  const { isOpen } = sessions.of(order.symbol, now);
  const isOfToday = order.timeInForce === 'gtc' || now < sessions.closeAfter(order.symbol, order.placedAt);
  const isInItsSession = isOpen && isOfToday;
  // The venue that was asked to cancel it is gone, has closed, or was never given it.
  if (order.cancelRequest !== null && (mode === 'restart' || !isInItsSession || order.status === 'accepted'))
    return requestedReason(order);
  if (order.timeInForce === 'session' && !isInItsSession) return 'orders.ended_session';
  if (!isOpen) return order.status === 'accepted' || !mayWait(order) ? 'keep' : 'wait';
  // What the venue has not seen yet waits for the end of a halt; what it had before, it keeps.
  if (order.status === 'accepted') return isHalted ? 'keep' : 'submit';
  return mode === 'turn' ? 'keep' : 'submit';
}

export interface Sessions {
  /** The venue was not ready to take an order yet. */
  retry(): void;
  /** What follows a commit may not have happened: the venue is told again of every open order. */
  repair(): void;
  /** Ends the watching, and waits for orders that are being brought back. */
  stop(): Promise<void>;
}

interface Around {
  /** Resolves when the venue's events so far are durable. */
  settled(): Promise<void>;
  /** Called after a repair. */
  repaired(): Promise<void>;
}

/** Watches the clock for openings and closes, and for one session that follows another without a break. */
export function followSessions(context: OrdersContext, around: Around): Sessions {
  const { clock, log, sessions } = context;
  let before = sessions.all(clock.now());
  let due: number | null = null;
  let mode: ResumeMode = 'turn';
  let running: Promise<void> | null = null;

  function turn(): void {
    const now = clock.now();
    const current = sessions.all(now);
    current.forEach(({ isOpen, date }, which) => {
      const last = before[which]!;
      if (isOpen && !last.isOpen) due = now;
      else if (isOpen !== last.isOpen || date !== last.date) due = now + CLOSE_DELAY_MS;
    });
    before = current;
    if (due === null || now < due || running !== null) return;
    const turned = mode;
    due = null;
    mode = 'turn';
    running = around
      .settled()
      .then(() => resume(context, turned))
      .then(() => (turned === 'repair' ? around.repaired() : undefined))
      .catch((error: unknown) => {
        log.error({ err: error }, 'open orders could not be resumed');
        due = clock.now() + RETRY_MS;
        // Some of it may have been written and not been handed on.
        mode = 'repair';
      })
      .finally(() => (running = null));
  }

  const stopWatching = clock.every(500, turn);
  return {
    retry: () => (due ??= clock.now() + RETRY_MS),
    repair() {
      mode = 'repair';
      due ??= clock.now();
    },
    async stop() {
      stopWatching();
      await running;
    },
  };
}
