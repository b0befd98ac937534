/** The calls of contract/src/sample/calls.ts. */
import { listWishes, makeWish } from '@bahi/contract/sample/calls.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { refuse } from '../platform/refuse.ts';
import { wishes, wishView } from './store.ts';

export function registerSampleRoutes(server: FastifyInstance, { db }: { readonly db: Database }): void {
  route(server, listWishes, ({ page, pageSize }, { customer: { customerId } }) =>
    db.read(async (tx) => {
      const found = await wishes.page(tx, { customerId }, { page, pageSize });
      return { ...found, rows: found.rows.map(wishView) };
    }),
  );

  command(server, db, makeWish, async (tx, { input: { text }, customerId, now }) => {
    // Of two at once the second one waits here and finds the first.
    await tx.query('select from identity.customer where id = $1 for no key update', [customerId]);
    const waiting = await wishes.selectOne(tx, { customerId, status: 'pending' });
    if (waiting !== null) refuse('sample.wish_waits', { since: Number(waiting.createdAt) });
    return wishView(await wishes.insert(tx, { customerId, text, createdAt: now, promisedBy: now + DAY_MS }));
  });
}
