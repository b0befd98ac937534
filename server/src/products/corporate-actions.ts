/** A corporate action as a product: its terms, its publication, and what may be done with it afterwards. */
import { formatMoney } from '@bahi/core/money.ts';
import {
  addActionNote,
  announceAction,
  callOffAction,
  canCallOffAction,
  selectActionNotes,
  selectAnnounced,
  selectAnnouncedPage,
  stateOfAnnounced,
  type AnnouncedRow,
} from '../corporate-actions/service.ts';
import { checkCorporateAction } from './action-checks.ts';
import type { Kind, Published } from './kinds.ts';
import type { ProductValues } from './typed.ts';

export const corporateActions: Kind = {
  plan(values, facts) {
    const { terms, problems } = checkCorporateAction(values, facts);
    if (terms === null) return { problems, publish: null };
    return { problems, publish: async (deps, tx) => (await announceAction(deps, tx, terms)).id };
  },
  async page(tx, of) {
    const { rows, total } = await selectAnnouncedPage(tx, of);
    return { rows: rows.map(shown), total };
  },
  async detail(deps, tx, { id, now }) {
    const action = await selectAnnounced(tx, id);
    if (action === null) return null;
    const notes = (await selectActionNotes(tx, [id])).map(({ at, text }) => ({ at, text }));
    return {
      ...shown(action),
      values: valuesOf(action),
      offer: null,
      notes,
      canCallOff: canCallOffAction(deps, action, now),
    };
  },
  callOff: callOffAction,
  note: addActionNote,
};

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
