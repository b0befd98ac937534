/** A rights issue as a product: its terms, its publication, and what may be done with it afterwards. */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { symbolOf, typedMoment, type Kind } from '../products/service.ts';
import { announcedRights } from './announced.ts';
import { hasRunningIssue, issues } from './issue-store.ts';
import { checkRights } from './product-checks.ts';
import { addRightsNote, publishRights, rightsForStaff, withdrawRights } from './publication.ts';
import { issueStateOf } from './rows.ts';

export interface RightsProductDeps {
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instrument'>;
}

export function rightsProduct(deps: RightsProductDeps): Kind {
  return {
    name: 'rights',
    tooLate: 'new_shares.result_decided',
    async plan(tx, values, facts) {
      const symbol = symbolOf(values);
      const isTaken = await hasRunningIssue(tx, symbol);
      const isTakenAs = (of: string) => isTaken && of === symbol;
      const { terms, problems } = checkRights(values, { ...facts, isOffered: isTakenAs });
      if (terms === null) return { problems, publish: null };
      return { problems, publish: async () => (await publishRights(deps, tx, terms)).id };
    },
    async page(tx, of) {
      const { rows, total } = await rightsForStaff(tx, of);
      return { rows: rows.map(({ publishedAt, ...row }) => ({ ...row, at: publishedAt })), total };
    },
    async detail(tx, { id, now }) {
      const issue = await issues.select(tx, id);
      if (issue === null) return null;
      const { symbol, name, prospectus, recordDate, withdrawnAt, recordedAt } = issue;
      const notes = (await issues.selectNotes(tx, [id])).map(({ at, text }) => ({ at: Number(at), text }));
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
        canCallOff: withdrawnAt === null && recordedAt === null && now < sessionOn(deps.calendar, recordDate)!.close,
        values: {
          symbol,
          prospectus,
          ratioNew: String(issue.numerator),
          ratioHeld: String(issue.denominator),
          price: formatMoney(issue.price),
          lockDays: String(issue.lockDays),
          recordDate,
          payBy: typedMoment(deps.calendar, closesAt),
        },
      };
    },
    callOff: (tx, { id, note, now }) => withdrawRights(deps, tx, { issueId: id, note, now }),
    note: (tx, { id, note, now }) => addRightsNote(tx, { issueId: id, note, now }),
    async running(tx, symbol) {
      const issue = (await announcedRights(tx, deps.calendar)).find((one) => one.symbol === symbol);
      return issue === undefined ? null : { until: issue.settledBy, exDate: issue.exDate };
    },
  };
}
