/** Institutions and codes as staff list and keep them: contract/src/institutions/staff-calls.ts. */
import * as contract from '@bahi/contract/institutions/staff-calls.ts';
import type { Desk } from '../staff/service.ts';
import {
  endAtOnce,
  endForGood,
  institutionRule,
  institutionView,
  invitationView,
  makeCode,
  proposeAgreed,
} from './keeping.ts';
import { selectCodes, selectInstitutions } from './store.ts';

export function registerInstitutionReviews(desk: Desk): void {
  desk.changes({ institution: institutionRule });
  desk.query(contract.listInstitutions, async (tx, { input, now }) => {
    const { rows, total } = await selectInstitutions(tx, input, now);
    return { rows: rows.map(institutionView), total, page: input.page, pageSize: input.pageSize };
  });
  desk.query(contract.listInvitations, async (tx, { input, now }) => {
    const { rows, total } = await selectCodes(tx, input);
    return { rows: rows.map((row) => invitationView(row, now)), total, page: input.page, pageSize: input.pageSize };
  });
  desk.command(contract.proposeInstitution, proposeAgreed);
  desk.command(contract.endInstitution, endAtOnce);
  desk.command(contract.makeInvitation, makeCode);
  desk.command(contract.endCode, endForGood);
}
