/** The calls of contract/src/staff/corrections.ts. */
import {
  getCorrectable,
  listBankStatements,
  proposeBankStatement as proposeBankStatementCall,
  proposeCorrection as proposeCorrectionCall,
} from '@bahi/contract/staff/corrections.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { latestStatementDate, statementsPage } from '../proofs/service.ts';
import { correctable, proposeBankStatement, proposeCorrection } from './corrections.ts';
import { writeDown } from './list-looks.ts';
import { onceByStaff } from './idempotency.ts';

export interface CorrectionsOptions {
  readonly db: Database;
  readonly calendar: Calendar;
}

export function registerCorrectionsRoutes(server: FastifyInstance, { db, calendar }: CorrectionsOptions): void {
  staffRoute(server, getCorrectable, async ({ entry }, { staff, now }) => {
    const found = await db.read((tx) => correctable(tx, storedId(entry), staff));
    const customerId = BigInt(found.customer.id);
    await db.transaction((tx) => writeDown(tx, 'customer.entry', { customerId, staff, now }));
    return found;
  });
  staffRoute(server, proposeCorrectionCall, (input, ctx) =>
    onceByStaff(db, proposeCorrectionCall, ctx, (tx) =>
      proposeCorrection(tx, { input, staff: ctx.staff, now: ctx.now }),
    ),
  );
  staffRoute(server, listBankStatements, (input, { now }) =>
    db.read((tx) => statementsPage(tx, { ...input, latest: latestStatementDate(calendar, now) })),
  );
  staffRoute(server, proposeBankStatementCall, (input, ctx) =>
    onceByStaff(db, proposeBankStatementCall, ctx, (tx) =>
      proposeBankStatement({ calendar }, tx, { input, staff: ctx.staff, now: ctx.now }),
    ),
  );
}
