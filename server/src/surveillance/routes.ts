/** What market surveillance found, for those who judge it: whose findings were read is written down. */
import { listFindings } from '@bahi/contract/surveillance/staff-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { recordList } from '../staff/service.ts';
import { findingsPage } from './service.ts';

export function registerSurveillanceRoutes(server: FastifyInstance, { db }: { readonly db: Database }): void {
  staffRoute(server, listFindings, async (asked, { staff, now }) => {
    const page = await db.read((tx) => findingsPage(tx, asked, now));
    await recordList(db, { list: 'findings', asked, shown: page.rows.map(({ id }) => id), staff, now });
    return page;
  });
}
