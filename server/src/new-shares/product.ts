/** New shares as a product: its terms, its publication, and what may be done with it afterwards. */
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { DrawDeps } from '../draws/service.ts';
import { symbolOf, typedMoment, type Kind, type ProductValues, type Published } from '../products/service.ts';
import { publishOffer } from './draw.ts';
import { insertNote, selectOffer } from './offer-store.ts';
import { offerOf, type OffersDeps } from './offers.ts';
import { checkNewShares } from './product-checks.ts';
import { offerStateOf, type OfferRow } from './rows.ts';
import { isOffered, selectPublished } from './staff-reads.ts';
import { canCallOff, withdrawOffer } from './calling-off.ts';

export function newSharesProduct(deps: OffersDeps & Pick<DrawDeps, 'sealer'>): Kind {
  return {
    name: 'new_shares',
    tooLate: 'new_shares.result_decided',
    async plan(tx, values, facts) {
      const symbol = symbolOf(values);
      const isTaken = await isOffered(tx, symbol);
      const isTakenAs = (of: string) => isTaken && of === symbol;
      const { terms, problems } = checkNewShares(values, { ...facts, isOffered: isTakenAs });
      if (terms === null) return { problems, publish: null };
      return { problems, publish: async () => (await publishOffer(deps, tx, terms)).id };
    },
    async page(tx, { text, limit, offset, now }) {
      const { rows, total } = await selectPublished(tx, { text, limit, offset });
      return { rows: rows.map((row) => shown(row, now)), total };
    },
    async detail(tx, { id, now }) {
      const offer = await selectOffer(tx, id);
      if (offer === null) return null;
      const view = await offerOf(deps, tx, id.toString(), now);
      return {
        ...shown(offer, now),
        values: valuesOf(offer, deps.calendar),
        offer: view,
        notes: view.notes,
        canCallOff: canCallOff(deps.calendar, offer, now),
      };
    },
    callOff: (tx, { id, note, now }) => withdrawOffer(deps, tx, { offerId: id, note, now }),
    note: (tx, { id, note, now }) => insertNote(tx, { offerId: id, text: note, at: BigInt(now) }),
  };
}

function shown(offer: OfferRow, now: number): Published {
  const { id, symbol, name, publishedAt, opensAt, closesAt } = offer;
  return {
    id,
    symbol,
    name,
    state: offerStateOf(offer, now),
    at: Number(publishedAt),
    opensAt: Number(opensAt),
    closesAt: Number(closesAt),
  };
}

function valuesOf(offer: OfferRow, calendar: Calendar): ProductValues {
  const typed = (at: bigint): string => typedMoment(calendar, Number(at));
  const { symbol, name, sector, market, sponsor, prospectus, allocation, funding, tickets } = offer;
  const { provisionalPrice, actualPrice, payBy } = offer;
  return {
    symbol,
    name,
    sector,
    market,
    sponsor,
    prospectus,
    allocation,
    funding,
    tickets,
    price: formatMoney(offer.price),
    ...(provisionalPrice === null ? {} : { provisionalPrice: formatMoney(provisionalPrice) }),
    ...(actualPrice === null ? {} : { actualPrice: formatMoney(actualPrice) }),
    fundsThreshold: formatMoney(offer.fundsThreshold),
    lots: String(offer.lots),
    lotSize: String(offer.lotSize),
    minimumLots: String(offer.minimumLots),
    maximumLots: String(offer.maximumLots),
    applicationsMaximum: String(offer.applicationsMaximum),
    prepaidPercent: String(offer.prepaidPercent),
    lockDays: String(offer.lockDays),
    opensAt: typed(offer.opensAt),
    closesAt: typed(offer.closesAt),
    ...(allocation === 'draw' ? { publicIndex: offer.publicIndex, publicDate: offer.publicDate } : {}),
    drawAt: typed(offer.drawAt),
    ...(payBy === null ? {} : { payBy: typed(payBy) }),
    allotmentDate: offer.allotmentDate,
    listingDate: offer.listingDate,
    issueDate: offer.issueDate,
  };
}
