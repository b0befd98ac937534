/** Who came by which code: the look is written down, as every list of customers (rules §10). */
import { listRegistrations } from '@bahi/contract/institutions/staff-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { recordList } from '../staff/service.ts';
import { selectRegistrations } from './store.ts';

export function registerInstitutionRoutes(server: FastifyInstance, { db }: { readonly db: Database }): void {
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
