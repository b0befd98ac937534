/** A block offer as a product: its terms, its publication, and what may be done with it afterwards. */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { blockSharesLeft } from '../orders/service.ts';
import { symbolOf, typedMoment, type Kind } from '../products/service.ts';
import { offers, selectRunningUntil } from './offer-store.ts';
import { checkBlock } from './product-checks.ts';
import { addBlockNote, blocksForStaff, publishBlock, withdrawBlock } from './publication.ts';
import { offerViews } from './service.ts';

export interface BlockProductDeps {
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instrument' | 'blockInventory'>;
}

export function blockProduct({ calendar, feed }: BlockProductDeps): Kind {
  return {
    name: 'block_trade',
    tooLate: 'block_trades.over',
    async plan(tx, values, facts) {
      const { terms, problems } = checkBlock(values, facts, await blockSharesLeft(feed, tx, symbolOf(values)));
      if (terms === null) return { problems, publish: null };
      return { problems, publish: async () => (await publishBlock({ feed }, tx, terms)).id };
    },
    async page(tx, of) {
      const { rows, total } = await blocksForStaff(tx, of);
      return { rows: rows.map(({ publishedAt, ...row }) => ({ ...row, at: publishedAt })), total };
    },
    async detail(tx, { id, now }) {
      const found = await offers.select(tx, id);
      if (found === null) return null;
      const [offer] = await offerViews({ marketPrice: () => null }, tx, [found], now);
      const { symbol, name, state, opensAt, closesAt, notes } = offer!;
      return {
        id,
        symbol,
        name,
        state,
        at: offer!.publishedAt,
        opensAt,
        closesAt,
        notes,
        offer: null,
        canCallOff: state === 'upcoming' || state === 'open',
        values: {
          symbol,
          price: offer!.price,
          lots: String(offer!.lots),
          lotSize: String(offer!.lotSize),
          minimumLots: String(offer!.minimumLots),
          maximumLots: String(offer!.maximumLots),
          lockDays: String(offer!.lockDays),
          opensAt: typedMoment(calendar, opensAt),
          closesAt: typedMoment(calendar, closesAt),
          promiseMinutes: String(offer!.promiseMinutes),
        },
      };
    },
    callOff: (tx, { id, note, now }) => withdrawBlock(tx, { offerId: id, note, now }),
    note: (tx, { id, note, now }) => addBlockNote(tx, { offerId: id, note, now }),
    async running(tx, symbol) {
      const until = await selectRunningUntil(tx, symbol);
      return until === null ? null : { until };
    },
  };
}
