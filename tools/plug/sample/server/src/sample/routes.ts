/** The calls of contract/src/sample/calls.ts. */
import { listWishes, makeWish } from '@bahi/contract/sample/calls.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { WISH_COST } from '@bahi/core/ledger-sample.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { FastifyInstance } from 'fastify';
import { availableOf, placeHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { refuse } from '../platform/refuse.ts';
import { wishes, wishView } from './store.ts';

export function registerSampleRoutes(
  server: FastifyInstance,
  { db, calendar }: { readonly db: Database; readonly calendar: Calendar },
): void {
  route(server, listWishes, ({ page, pageSize }, { customer: { customerId } }) =>
    db.read(async (tx) => {
      const found = await wishes.page(tx, { customerId }, { page, pageSize });
      return { ...found, rows: found.rows.map(wishView) };
    }),
  );

  command(server, db, makeWish, async (tx, { input: { text }, customerId, now }) => {
    // Of two at once the second one waits here and finds the first.
    const books = await lockBooks(tx, { customerIds: [customerId] });
    const waiting = await wishes.selectOne(tx, { customerId, status: 'pending' });
    if (waiting !== null) refuse('sample.wish_waits', { since: Number(waiting.createdAt) });
    const available = availableOf(books, customerId);
    if (available < WISH_COST)
      refuse('orders.insufficient_funds', {
        needed: formatMoney(WISH_COST),
        available: formatMoney(available),
        short: formatMoney(WISH_COST - available),
      });
    const made = await wishes.insert(tx, { customerId, text, createdAt: now, promisedBy: now + DAY_MS });
    placeHold(books, { kind: 'wish', reference: made.id, customerId, amount: WISH_COST });
    await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
    tx.after('funds.changed', { customerId });
    return wishView(made);
  });
}
