/** A placement as a product: its terms, its publication, and what may be done with it afterwards. */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { typedMoment, type Kind } from '../products/service.ts';
import { selectRunningUntil } from './offer-store.ts';
import { checkPlacement } from './product-checks.ts';
import { addPlacementNote, placementsForStaff, publishPlacement, withdrawPlacement } from './publication.ts';
import { offerOf } from './service.ts';

export interface PlacementProductDeps {
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instrument'>;
}

export function placementProduct({ calendar, feed }: PlacementProductDeps): Kind {
  return {
    name: 'placement',
    tooLate: 'new_shares.result_decided',
    async plan(tx, values, facts) {
      const { terms, problems } = checkPlacement(values, facts);
      if (terms === null) return { problems, publish: null };
      return { problems, publish: async () => (await publishPlacement({ feed }, tx, terms)).id };
    },
    async page(tx, of) {
      const { rows, total } = await placementsForStaff(tx, of);
      return { rows: rows.map(({ publishedAt, ...row }) => ({ ...row, at: publishedAt })), total };
    },
    async detail(tx, { id, now }) {
      const offer = await offerOf({ marketPrice: () => null }, tx, id.toString(), now);
      const { symbol, name, state, opensAt, closesAt, notes } = offer;
      return {
        id,
        symbol,
        name,
        state,
        at: offer.publishedAt,
        opensAt,
        closesAt,
        notes,
        offer: null,
        canCallOff: state !== 'withdrawn' && state !== 'settled',
        values: {
          symbol,
          prospectus: offer.prospectus,
          price: offer.price,
          lots: String(offer.lots),
          lotSize: String(offer.lotSize),
          minimumAmount: offer.minimumAmount,
          maximumLots: String(offer.maximumLots),
          lockDays: String(offer.lockDays),
          opensAt: typedMoment(calendar, opensAt),
          closesAt: typedMoment(calendar, closesAt),
          promiseMinutes: String(offer.promiseMinutes),
        },
      };
    },
    callOff: (tx, { id, note, now }) => withdrawPlacement(tx, { offerId: id, note, now }),
    note: (tx, { id, note, now }) => addPlacementNote(tx, { offerId: id, note, now }),
    async running(tx, symbol) {
      const until = await selectRunningUntil(tx, symbol);
      return until === null ? null : { until };
    },
  };
}
