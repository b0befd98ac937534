/** The calls of contract/src/staff/customers.ts. */
import {
  getCustomer,
  getTimeline,
  liftRestriction,
  listCustomers,
  listStaffOrders,
  listStaffPositions,
  restrict as restrictCall,
} from '@bahi/contract/staff/customers.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { FastifyInstance } from 'fastify';
import { staffOrders, staffPositions } from '../orders/service.ts';
import type { CaseFileSource } from '../platform/case-file.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { customerDetail, customerPage, customerTimeline, writeDown } from './customers.ts';
import { onceByStaff } from './once.ts';
import { liftByStaff, restrict, type RestrictingDeps } from './restriction-changes.ts';

export interface CustomersOptions extends RestrictingDeps {
  readonly db: Database;
  readonly keys: CustomerKeys;
  readonly feed: MarketFeed;
  readonly caseFile: readonly CaseFileSource[];
}

export function registerCustomersRoutes(server: FastifyInstance, options: CustomersOptions): void {
  const { db, keys, caseFile } = options;
  staffRoute(server, listCustomers, (input, { now }) => db.read((tx) => customerPage(keys, tx, { input, now })));
  staffRoute(server, getCustomer, ({ customer: id }, { staff, now }) =>
    db.transaction((tx) => customerDetail(keys, tx, { id, staff, now })),
  );
  staffRoute(server, getTimeline, (input, { staff, now }) =>
    db.transaction((tx) => customerTimeline(caseFile, tx, { input, staff, now })),
  );

  staffRoute(server, restrictCall, (input, ctx) =>
    onceByStaff(db, restrictCall, ctx, (tx) => restrict(options, tx, { input, staff: ctx.staff, now: ctx.now })),
  );
  staffRoute(server, liftRestriction, (input, ctx) =>
    onceByStaff(db, liftRestriction, ctx, (tx) => liftByStaff(tx, { input, staff: ctx.staff, now: ctx.now })),
  );

  staffRoute(server, listStaffOrders, (input, { staff, now }) =>
    db.transaction(async (tx) => {
      const orders = await staffOrders(tx, input, now);
      const { customer } = input;
      if (customer !== undefined)
        await writeDown(tx, 'customer.orders', { customerId: storedId(customer), staff, now });
      return orders;
    }),
  );
  staffRoute(server, listStaffPositions, (input, { staff, now }) =>
    db.transaction(async (tx) => {
      const positions = await staffPositions(options, tx, input, now);
      const { customer } = input;
      if (customer !== undefined) {
        await writeDown(tx, 'customer.positions', { customerId: storedId(customer), staff, now });
      }
      return positions;
    }),
  );
}
