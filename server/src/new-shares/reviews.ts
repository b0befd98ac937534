/** Draws and auctions as staff see and start them: the calls of contract/src/new-shares/staff-calls.ts. */
import {
  getDraw,
  getStaffDrawFile,
  listDraws,
  listResults,
  proposeDraw as proposeCall,
  resumeSettlement,
} from '@bahi/contract/new-shares/staff-calls.ts';
import type { Desk } from '../staff/service.ts';
import { drawFileOf } from './proof.ts';
import type { SettlementDeps } from './settlement.ts';
import {
  drawDetail,
  drawList,
  drawRule,
  goOnSettling,
  noteResumed,
  proposeDraw,
  type DrawsDeps,
} from './staff-draws.ts';
import { resultsPage } from './staff-reads.ts';

export function registerDrawReviews(desk: Desk, deps: DrawsDeps & SettlementDeps): void {
  desk.changes({ draw: drawRule(deps) });
  desk.query(listDraws, (tx, { input, now }) => drawList(deps, tx, input, now));
  desk.query(getDraw, (tx, { input, now }) => drawDetail(deps, tx, input.offer, now));
  desk.query(listResults, (tx, { input }) => resultsPage(tx, input));
  desk.query(getStaffDrawFile, (tx, { input }) => drawFileOf(tx, input.offer));
  desk.command(proposeCall, (tx, asked) => proposeDraw(deps, tx, asked));
  desk.command(resumeSettlement, noteResumed, ({ input, now }) => goOnSettling(deps, input.offer, now));
}
