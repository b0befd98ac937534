/** Every list of the console and the endpoint behind it. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listCustomers, listStaffOrders, listStaffPositions } from '@bahi/contract/staff/customers.ts';
import { listBankStatements } from '@bahi/contract/staff/corrections.ts';
import { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import { listStaff } from '@bahi/contract/staff/members.ts';
import { listProducts } from '@bahi/contract/staff/offerings.ts';
import { listAudit, listChanges } from '@bahi/contract/staff/operations.ts';
import { listFindings } from '@bahi/contract/surveillance/staff-calls.ts';
import type { Resource } from './data-provider.ts';

export type Change = OutputOf<typeof listChanges>['rows'][number];
export type Member = OutputOf<typeof listStaff>['rows'][number];
export type CustomerRow = OutputOf<typeof listCustomers>['rows'][number];
export type OrderRow = OutputOf<typeof listStaffOrders>['rows'][number];
export type PositionRow = OutputOf<typeof listStaffPositions>['rows'][number];
export type ProductRow = OutputOf<typeof listProducts>['rows'][number];
export type BankRow = OutputOf<typeof listBankStatements>['rows'][number];
export type OutboxRow = OutputOf<typeof listOutbox>['rows'][number];
export type FindingRow = OutputOf<typeof listFindings>['rows'][number];
export type AuditRow = OutputOf<typeof listAudit>['rows'][number];

export const resources = {
  customers: { list: listCustomers, idOf: ({ id }: CustomerRow) => id },
  orders: { list: listStaffOrders, idOf: ({ id }: OrderRow) => id },
  positions: { list: listStaffPositions, idOf: ({ id }: PositionRow) => id },
  products: { list: listProducts, idOf: ({ kind, isDraft, id }: ProductRow) => `${isDraft ? 'draft' : kind} ${id}` },
  bank: { list: listBankStatements, idOf: ({ currency, date }: BankRow) => `${currency} ${date}` },
  outbox: { list: listOutbox, idOf: ({ id }: OutboxRow) => id },
  changes: { list: listChanges, idOf: ({ id }: Change) => id },
  staff: { list: listStaff, idOf: ({ id }: Member) => id },
  findings: { list: listFindings, idOf: ({ id }: FindingRow) => id },
  audit: { list: listAudit, idOf: ({ seq }: AuditRow) => String(seq) },
} satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;
