/** A mutation of staff is applied once for each idempotency key, as those of customers are. */
import type { StaffEndpoint } from '@bahi/contract/endpoint.ts';
import type { Database, Tx } from '../platform/database.ts';
import { once } from '../platform/idempotency.ts';
import type { StaffContext } from '../platform/staff-http.ts';

export function onceByStaff<T>(
  db: Database,
  { path }: StaffEndpoint,
  { staff, idempotencyKey, bodyHash }: StaffContext,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const call = { scope: `staff:${staff.staffId}`, endpoint: `/console${path}`, key: idempotencyKey, bodyHash };
  return db.transaction((tx) => once(tx, call, () => fn(tx)));
}
