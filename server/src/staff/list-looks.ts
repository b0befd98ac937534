/**
 * Looks at lists that show customers (rules §10): one row of the record a page, with what was asked for and which rows were shown. The
 * same page with the same rows, read again within ten minutes, is the same look: it tells nothing new, and windows that come to the
 * front again would fill the record.
 */
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { writeAudit } from './audit-log.ts';

export interface ListLook {
  readonly list: 'customers' | 'orders' | 'positions' | 'outbox' | 'findings' | 'changes' | 'queues' | 'registrations';
  readonly asked: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Ids of the rows. */
  readonly shown: readonly string[];
  /** Where the rows are no customers, and are gone some day: whose they were. */
  readonly customers?: readonly (string | null)[];
  /** The console reads it every few seconds: the same page is one look, whatever came or went meanwhile. */
  readonly isPolled?: boolean;
  readonly staff: StaffPrincipal;
  readonly now: number;
}

const SAME_LOOK_MS = 10 * MINUTE_MS;
/** Of what the member did last: an older look is written down again. */
const LAST_ROWS = 50;

/** After the page was read and before it is answered: what cannot be written down is not shown. */
export async function recordList(
  db: Database,
  { list, asked, shown, customers = [], isPolled = false, staff: { staffId }, now }: ListLook,
): Promise<void> {
  const whose = [...new Set(customers)].filter((customer) => customer !== null).join(' ');
  const rows = { shown: shown.join(' '), ...(whose !== '' && { customers: whose }) };
  // Left out where nothing was asked, as JSON leaves them out.
  const filter = JSON.parse(JSON.stringify(asked)) as Record<string, string | number | boolean>;
  const action = `${list}.list`;
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `select from (select at, action, detail from staff.audit where member_id = $1 order by seq desc limit ${LAST_ROWS}) as last
       where action = $2 and at > $3 and detail::jsonb - $4::text[] = $5::jsonb`,
      [
        staffId,
        action,
        new Date(now - SAME_LOOK_MS),
        isPolled ? ['shown', 'customers'] : [],
        JSON.stringify(isPolled ? filter : { ...filter, ...rows }),
      ],
    );
    if (rowCount === 0) await writeAudit(tx, { staffId, action, subject: list, detail: { ...filter, ...rows }, now });
  });
}

/** How, not what: a name that was typed would stand in the record for good, and whom it found is written down. */
export function searchedBy(text: string | undefined): 'number' | 'words' | undefined {
  const typed = text?.trim() ?? '';
  if (typed === '') return undefined;
  return /^[0-9+]+$/.test(typed) ? 'number' : 'words';
}

type CustomerLook = `customer.${'view' | 'timeline' | 'orders' | 'positions' | 'entry'}`;

interface OfCustomer {
  readonly customerId: bigint;
  readonly staff: StaffPrincipal;
  readonly now: number;
}

/** Who read about a customer, and what. */
export async function writeDown(tx: Tx, action: CustomerLook, { customerId, staff, now }: OfCustomer): Promise<void> {
  await writeAudit(tx, { staffId: staff.staffId, action, subject: `customer:${customerId}`, now });
}

/** Of an older page, which is the look of the first one for ten minutes. Its place is the reader's word: any page may be the first. */
export async function writeDownPage(tx: Tx, action: CustomerLook, look: OfCustomer): Promise<void> {
  const { rowCount } = await tx.query(
    `select from (select at, action, subject from staff.audit where member_id = $1 order by seq desc limit ${LAST_ROWS}) as last
     where action = $2 and subject = $3 and at > $4`,
    [look.staff.staffId, action, `customer:${look.customerId}`, new Date(look.now - SAME_LOOK_MS)],
  );
  if (rowCount === 0) await writeDown(tx, action, look);
}
