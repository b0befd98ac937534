/** New shares as a product: its terms, its publication, and what may be done with it afterwards. */
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import {
  canCallOff,
  insertNote,
  offerOf,
  offerStateOf,
  publishOffer,
  selectOffer,
  selectPublished,
  withdrawOffer,
  type OfferRow,
} from '../new-shares/service.ts';
import { checkNewShares } from './checks.ts';
import type { Kind, Published } from './kinds.ts';
import { typedMoment, type ProductValues } from './typed.ts';

export const newShares: Kind = {
  plan(values, facts) {
    const { terms, problems } = checkNewShares(values, facts);
    if (terms === null) return { problems, publish: null };
    return { problems, publish: async (deps, tx) => (await publishOffer(deps.newShares, tx, terms)).id };
  },
  async page(tx, { text, limit, offset, now }) {
    const { rows, total } = await selectPublished(tx, { text, limit, offset });
    return { rows: rows.map((row) => shown(row, now)), total };
  },
  async detail({ newShares: deps, calendar }, tx, { id, now }) {
    const offer = await selectOffer(tx, id);
    if (offer === null) return null;
    const view = await offerOf(deps, tx, id.toString(), now);
    return {
      ...shown(offer, now),
      values: valuesOf(offer, calendar),
      offer: view,
      notes: view.notes,
      canCallOff: canCallOff(calendar, offer, now),
    };
  },
  callOff: (deps, tx, { id, note, now }) => withdrawOffer(deps, tx, { offerId: id, note, now }),
  note: (tx, { id, note, now }) => insertNote(tx, { offerId: id, text: note, at: BigInt(now) }),
};

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
