/** A placement as a product: its terms, its publication, and what may be done with it afterwards. */
import {
  addPlacementNote,
  offerOf,
  placementsForStaff,
  publishPlacement,
  withdrawPlacement,
} from '../placements/service.ts';
import { checkPlacement } from './checks.ts';
import type { Kind } from './kinds.ts';
import { typedMoment } from './typed.ts';

export const placements: Kind = {
  plan(values, facts) {
    const { terms, problems } = checkPlacement(values, facts);
    if (terms === null) return { problems, publish: null };
    return { problems, publish: async ({ feed }, tx) => (await publishPlacement({ feed }, tx, terms)).id };
  },
  async page(tx, of) {
    const { rows, total } = await placementsForStaff(tx, of);
    return { rows: rows.map(({ publishedAt, ...row }) => ({ ...row, at: publishedAt })), total };
  },
  async detail({ calendar }, tx, { id, now }) {
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
  callOff: (_deps, tx, { id, note, now }) => withdrawPlacement(tx, { offerId: id, note, now }),
  note: (tx, { id, note, now }) => addPlacementNote(tx, { offerId: id, note, now }),
};
