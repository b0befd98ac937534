/** A corporate action as a product: its terms, its publication, and what may be done with it afterwards. */
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { selectLargestPosition } from '../orders/service.ts';
import { symbolOf, type Kind, type ProductValues, type Published } from '../products/service.ts';
import {
  selectAnnounced,
  selectAnnouncedPage,
  selectExDates,
  selectNotes,
  type AnnouncedRow,
} from './announced-store.ts';
import { addActionNote, announceAction, callOffAction, canCallOffAction, stateOfAnnounced } from './announced.ts';
import { checkCorporateAction } from './product-checks.ts';

export function actionProduct(deps: { readonly calendar: Calendar }): Kind {
  return {
    name: 'corporate_action',
    tooLate: 'products.action_recorded',
    async plan(tx, values, facts) {
      const largestPosition = await selectLargestPosition(tx, symbolOf(values));
      const { terms, problems } = checkCorporateAction(values, { ...facts, largestPosition });
      if (terms === null) return { problems, publish: null };
      return { problems, publish: async () => (await announceAction(deps, tx, terms)).id };
    },
    async page(tx, of) {
      const { rows, total } = await selectAnnouncedPage(tx, of);
      return { rows: rows.map(shown), total };
    },
    async detail(tx, { id, now }) {
      const action = await selectAnnounced(tx, id);
      if (action === null) return null;
      const notes = (await selectNotes(tx, [id])).map(({ at, text }) => ({ at, text }));
      return {
        ...shown(action),
        values: valuesOf(action),
        offer: null,
        notes,
        canCallOff: canCallOffAction(deps, action, now),
      };
    },
    callOff: (tx, noted) => callOffAction(deps, tx, noted),
    note: addActionNote,
    exDates: selectExDates,
  };
}

function shown(action: AnnouncedRow): Published {
  const { id, symbol, name, announcedAt } = action;
  return { id, symbol, name, state: stateOfAnnounced(action), at: announcedAt, opensAt: null, closesAt: null };
}

function valuesOf(action: AnnouncedRow): ProductValues {
  const { symbol, notice, kind, numerator, denominator, cash, exDate, payDate } = action;
  const common = { symbol, prospectus: notice, actionKind: kind, exDate };
  return kind === 'dividend'
    ? { ...common, perShare: formatMoney(BigInt(cash)), payDate }
    : { ...common, ratioNew: String(numerator), ratioHeld: String(denominator) };
}
