/** Corporate actions as pages: for everybody, and for staff with how far each is. */
import type { listActions } from '@bahi/contract/corporate-actions/calls.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listActionProgress } from '@bahi/contract/corporate-actions/staff-calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { Tx } from '../platform/database.ts';
import { selectNotes, type ActionNote } from './announced-store.ts';
import { selectActions, selectProgress } from './store.ts';
import { actionView } from './views.ts';

type Listings = Pick<MarketFeed, 'instrument'>;

export async function actionsPage(
  feed: Listings,
  tx: Tx,
  { symbol, kind, state, page, pageSize }: ParsedInputOf<typeof listActions>,
  today: string,
): Promise<OutputOf<typeof listActions>> {
  const { rows, total } = await selectActions(tx, {
    symbol: symbol ?? null,
    kind: kind ?? null,
    like: null,
    stage: state === 'done' ? 'over' : 'told',
    today,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const notes = await notesOf(tx, rows);
  return { rows: rows.map((row) => actionView(feed, row, notes.get(row.id))), total, page, pageSize };
}

export async function progressPage(
  feed: Listings & Pick<MarketFeed, 'instruments'>,
  tx: Tx,
  { symbol, text, state, page, pageSize }: ParsedInputOf<typeof listActionProgress>,
  today: string,
): Promise<OutputOf<typeof listActionProgress>> {
  const { rows, total } = await selectActions(tx, {
    symbol: symbol ?? null,
    kind: null,
    like: text === undefined ? null : { text, named: symbolsNamed(feed, text) },
    stage: state,
    today,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const notes = await notesOf(tx, rows);
  const progress = await selectProgress(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => {
      const { entitled, adjusted, paid, underReview, outgrown, shares, amount } = progress.get(row.id) ?? NONE;
      return {
        action: actionView(feed, row, notes.get(row.id)),
        product: row.notice === null ? null : row.id.toString(),
        recordedAt: row.recordedAt,
        adjustedAt: row.adjustedAt,
        paidAt: row.paidAt,
        paidBy: row.settlesAt,
        base: row.base === null ? null : formatMoney(BigInt(row.base)),
        entitled,
        adjusted,
        paid,
        underReview,
        outgrown,
        shares,
        amount: formatMoney(amount),
      };
    }),
    total,
    page,
    pageSize,
  };
}

function symbolsNamed(feed: Pick<MarketFeed, 'instruments'>, text: string): string[] {
  const sought = text.toLowerCase();
  return feed.instruments().flatMap(({ symbol, name }) => (name.toLowerCase().includes(sought) ? [symbol] : []));
}

async function notesOf(tx: Tx, rows: readonly { readonly id: bigint }[]): Promise<ReadonlyMap<bigint, ActionNote[]>> {
  return Map.groupBy(
    await selectNotes(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ actionId }) => actionId,
  );
}

const NONE = { entitled: 0, adjusted: 0, paid: 0, underReview: 0, outgrown: 0, shares: 0, amount: 0n };
