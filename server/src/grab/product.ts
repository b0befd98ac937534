/** A grab offer as a product: its terms, its publication, and what may be done with it afterwards. */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { blockSharesLeft } from '../orders/service.ts';
import { refuse } from '../platform/refuse.ts';
import { typedMoment, type Kind } from '../products/service.ts';
import { rankOf } from './large.ts';
import { checkGrab } from './product-checks.ts';
import { addGrabNote, canCallOff, publishGrab, withdrawGrab, type PublishDeps } from './publication.ts';
import { offerStateOf, type OfferState } from './rows.ts';
import { offerViews } from './service.ts';
import { offers, selectRunningUntil } from './store.ts';

export interface GrabProductDeps extends Pick<PublishDeps, 'sealer'> {
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instrument' | 'instruments' | 'quote' | 'blockInventory'>;
}

export function grabProduct(deps: GrabProductDeps): Kind {
  const { calendar, feed } = deps;
  return {
    name: 'grab',
    tooLate: 'new_shares.result_decided',
    async plan(tx, values, facts) {
      const symbol = values.symbol ?? '';
      const sellerHas = await blockSharesLeft(feed, tx, symbol);
      const { terms, problems } = checkGrab(values, { ...facts, rank: rankOf(feed, symbol), sellerHas });
      if (terms === null) return { problems, publish: null };
      return {
        problems,
        publish: async () =>
          ((await publishGrab(deps, tx, terms)) ?? refuse('grab.seller_has_less', { shares: sellerHas })).id,
      };
    },
    async page(tx, of) {
      const { rows, total } = await offers.page(tx, of);
      return {
        rows: rows.map((offer) => ({
          id: offer.id,
          symbol: offer.symbol,
          name: offer.name,
          state: stateOfProduct(offerStateOf(offer, of.now)),
          at: Number(offer.publishedAt),
          opensAt: Number(offer.opensAt),
          closesAt: Number(offer.closesAt),
        })),
        total,
      };
    },
    async detail(tx, { id, now }) {
      const row = await offers.select(tx, id);
      if (row === null) return null;
      const offer = (await offerViews({ marketPrice: () => null }, tx, [row], now))[0]!;
      const { symbol, name, state, publishedAt: at, opensAt, closesAt, notes } = offer;
      return {
        id,
        symbol,
        name,
        state: stateOfProduct(state),
        at,
        opensAt,
        closesAt,
        notes,
        offer: null,
        canCallOff: canCallOff(calendar, row, now),
        values: {
          symbol,
          prospectus: offer.prospectus,
          price: offer.price,
          lots: String(offer.lots),
          lotSize: String(offer.lotSize),
          maximumLots: String(offer.maximumLots),
          rule: offer.rule,
          vipLevel: String(offer.level),
          lockDays: String(offer.lockDays),
          opensAt: typedMoment(calendar, opensAt),
          closesAt: typedMoment(calendar, closesAt),
        },
      };
    },
    callOff: (tx, { id, note, now }) => withdrawGrab(deps, tx, { offerId: id, note, now }),
    note: (tx, { id, note, now }) => addGrabNote(tx, { offerId: id, note, now }),
    async running(tx, symbol) {
      const until = await selectRunningUntil(tx, symbol);
      return until === null ? null : { until };
    },
  };
}

/** An offer whose quota is used up is open still: who asks is told how many came first. */
function stateOfProduct(state: OfferState): Exclude<OfferState, 'used_up' | 'drawing'> {
  if (state === 'drawing') return 'closed';
  return state === 'used_up' ? 'open' : state;
}
