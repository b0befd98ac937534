/** A rights issue as a product: its terms, its publication, and what may be done with it afterwards. */
import { sessionOn } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import {
  addRightsNote,
  issueStateOf,
  publishRights,
  rightsForStaff,
  selectIssue,
  selectRightsNotes,
  withdrawRights,
} from '../rights/service.ts';
import { checkRights } from './checks.ts';
import type { Kind } from './kinds.ts';
import { typedMoment } from './typed.ts';

export const rights: Kind = {
  plan(values, facts) {
    const { terms, problems } = checkRights(values, facts);
    if (terms === null) return { problems, publish: null };
    return { problems, publish: async (deps, tx) => (await publishRights(deps, tx, terms)).id };
  },
  async page(tx, of) {
    const { rows, total } = await rightsForStaff(tx, of);
    return { rows: rows.map(({ publishedAt, ...row }) => ({ ...row, at: publishedAt })), total };
  },
  async detail({ calendar }, tx, { id, now }) {
    const issue = await selectIssue(tx, id);
    if (issue === null) return null;
    const { symbol, name, prospectus, recordDate, withdrawnAt, recordedAt } = issue;
    const notes = (await selectRightsNotes(tx, [id])).map(({ at, text }) => ({ at: Number(at), text }));
    const [at, opensAt, closesAt] = [Number(issue.publishedAt), Number(issue.opensAt), Number(issue.payBy)];
    return {
      id,
      symbol,
      name,
      state: issueStateOf(issue, now),
      at,
      opensAt,
      closesAt,
      notes,
      offer: null,
      canCallOff: withdrawnAt === null && recordedAt === null && now < sessionOn(calendar, recordDate)!.close,
      values: {
        symbol,
        prospectus,
        ratioNew: String(issue.numerator),
        ratioHeld: String(issue.denominator),
        price: formatMoney(issue.price),
        lockDays: String(issue.lockDays),
        recordDate,
        payBy: typedMoment(calendar, closesAt),
      },
    };
  },
  callOff: (deps, tx, { id, note, now }) => withdrawRights(deps, tx, { issueId: id, note, now }),
  note: (tx, { id, note, now }) => addRightsNote(tx, { issueId: id, note, now }),
};
