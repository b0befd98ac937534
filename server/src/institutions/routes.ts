/** The calls of contract/src/institutions/calls.ts; and who came by which code, where the look is written down as of every list of customers (rules §10). */
import { cancelSeat, getSeat, leaveSeat, requestSeat } from '@bahi/contract/institutions/calls.ts';
import { listRegistrations } from '@bahi/contract/institutions/staff-calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { recordList } from '../staff/service.ts';
import { askForSeat, leave, seatOf, takeBack, type SeatDeps } from './seats.ts';
import { selectRegistrations } from './store.ts';

export function registerInstitutionRoutes(
  server: FastifyInstance,
  { db, ...deps }: SeatDeps & { readonly db: Database },
): void {
  route(server, getSeat, (_input, { customer: { customerId } }) => db.read((tx) => seatOf(tx, customerId)));
  command(server, db, requestSeat, (tx, by) => askForSeat(deps, tx, by));
  command(server, db, cancelSeat, (tx, by) => takeBack(tx, by));
  command(server, db, leaveSeat, (tx, by) => leave(tx, by));
  staffRoute(server, listRegistrations, async (asked, { staff, now }) => {
    const { rows, total } = await db.read((tx) => selectRegistrations(tx, asked));
    const shown = rows.map(({ id }) => id.toString());
    await recordList(db, { list: 'registrations', asked, shown, staff, now });
    return {
      rows: rows.map(({ id, account, createdAt }) => ({
        customer: id.toString(),
        account,
        registeredAt: createdAt.getTime(),
      })),
      total,
      page: asked.page,
      pageSize: asked.pageSize,
    };
  });
}
