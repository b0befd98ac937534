/** The calls of contract/src/staff/customers.ts. */
import {
  getCustomer,
  getTimeline,
  listCustomers,
  listStaffOrders,
  listStaffPositions,
} from '@bahi/contract/staff/customers.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { FastifyInstance } from 'fastify';
import { staffOrders, staffPositions } from '../orders/service.ts';
import type { CaseFileSource } from '../platform/case-file.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database } from '../platform/database.ts';
import { staffRoute, type StaffContext } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { recordList, searchedBy, writeDown, type ListLook } from '../staff/service.ts';
import { customerDetail, customerPage, customerTimeline } from './service.ts';

export interface CustomersOptions {
  readonly db: Database;
  readonly keys: CustomerKeys;
  readonly feed: MarketFeed;
  readonly parametersAt: (now: number) => Parameters;
  readonly caseFile: readonly CaseFileSource[];
}

export function registerCustomersRoutes(server: FastifyInstance, options: CustomersOptions): void {
  const { db, keys, caseFile } = options;
  staffRoute(server, listCustomers, async (input, { staff, now }) => {
    const page = await db.read((tx) => customerPage(keys, tx, { input, now }));
    const { text, ...asked } = input;
    const shown = page.rows.map(({ id }) => id);
    await recordList(db, { list: 'customers', asked: { search: searchedBy(text), ...asked }, shown, staff, now });
    return page;
  });
  staffRoute(server, getCustomer, ({ customer: id }, { staff, now }) =>
    db.transaction((tx) => customerDetail(options, tx, { id, staff, now })),
  );
  staffRoute(server, getTimeline, (input, { staff, now }) =>
    db.transaction((tx) => customerTimeline(caseFile, tx, { input, staff, now })),
  );

  staffRoute(server, listStaffOrders, async (input, ctx) => {
    const page = await db.read((tx) => staffOrders(tx, input, ctx.now));
    await recordTrade(db, { list: 'orders', input, page, ctx });
    return page;
  });
  staffRoute(server, listStaffPositions, async (input, ctx) => {
    const page = await db.read((tx) => staffPositions(options, tx, input, ctx.now));
    await recordTrade(db, { list: 'positions', input, page, ctx });
    return page;
  });
}

interface TradeLook {
  readonly list: 'orders' | 'positions';
  readonly input: ListLook['asked'] & { readonly customer?: string | undefined };
  readonly page: { readonly rows: readonly { readonly id: string }[] };
  readonly ctx: StaffContext;
}

/** Of one customer it stands in the customer's timeline. */
async function recordTrade(db: Database, { list, input, page, ctx: { staff, now } }: TradeLook): Promise<void> {
  const { customer, ...asked } = input;
  if (customer !== undefined) {
    await db.transaction((tx) => writeDown(tx, `customer.${list}`, { customerId: storedId(customer), staff, now }));
    return;
  }
  await recordList(db, { list, asked, shown: page.rows.map(({ id }) => id), staff, now });
}
