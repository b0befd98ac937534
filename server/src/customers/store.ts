/** All SQL of the list of customers; what a customer has elsewhere comes from the domains. */
import type { ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { customerRow, listCustomers } from '@bahi/contract/staff/customers.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../platform/database.ts';
import { createLongCount } from '../platform/long-count.ts';

export interface CustomerRow {
  readonly id: bigint;
  readonly account: string;
  readonly createdAt: Date;
  readonly institution: string | null;
  readonly verification: z.infer<typeof customerRow>['verification'];
  readonly restrictions: readonly { readonly kind: Kind; readonly until: number | null }[] | null;
}

type Kind = z.infer<typeof customerRow>['restrictions'][number];

const SELECT = `select c.id, c.account, c.created_at as "createdAt", i.name as institution,
    coalesce(p.state, 'not_verified') as verification, c.restrictions
  from identity.customer c left join verification.person p on p.customer_id = c.id
    left join identity.institution i on i.id = c.institution_id`;

const countLong = createLongCount();

type Asked = Pick<ParsedInputOf<typeof listCustomers>, 'text' | 'verification' | 'restriction' | 'page' | 'pageSize'>;

/** `named` are those with the text as their verified name. */
export async function selectCustomers(
  tx: Tx,
  { text, verification, restriction, page, pageSize }: Asked,
  { named, now }: { named: readonly bigint[]; now: number },
): Promise<{ rows: CustomerRow[]; total: number }> {
  const values: unknown[] = [];
  // Pools are customers of the house, and have a page of their own.
  const parts: string[] = [`c.kind = 'customer'`];
  if (text !== undefined && text !== '') {
    const found = [
      `c.account like $${values.push(prefixOf(text.toLowerCase()))}`,
      `c.id = any ($${values.push(named)})`,
    ];
    if (/^[1-9][0-9]{0,17}$/.test(text)) found.push(`c.id = $${values.push(BigInt(text))}`);
    parts.push(`(${found.join(' or ')})`);
  }
  if (verification === 'not_verified') {
    parts.push(
      `not exists (select from verification.person p where p.customer_id = c.id and p.state <> 'not_verified')`,
    );
  } else if (verification !== undefined) {
    const state = `$${values.push(verification)}`;
    parts.push(`c.id in (select customer_id from verification.person where state = ${state})`);
  }
  if (restriction !== undefined) {
    parts.push(`c.id in (select customer_id from restrictions.restriction where kind = $${values.push(restriction)}
      and is_current and (until is null or until > $${values.push(now)}))`);
  }
  const from = `from identity.customer c where ${parts.join(' and ')}`;
  const total = await countLong(tx, { from, values, now });
  const { rows } = await tx.query<CustomerRow>(
    `${SELECT} join (select c.id ${from} order by c.id desc limit $${values.length + 1} offset $${values.length + 2}) as found
       on found.id = c.id order by c.id desc`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { rows, total };
}

export async function selectCustomer(tx: Tx, id: bigint): Promise<CustomerRow | null> {
  const { rows } = await tx.query<CustomerRow>(`${SELECT} where c.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function selectAccess(tx: Tx, customerId: bigint): Promise<{ devices: number; openSessions: number }> {
  const { rows } = await tx.query<{ devices: bigint; sessions: bigint }>(
    `select (select count(*) from identity.device where customer_id = $1) as devices,
       (select count(*) from identity.session where customer_id = $1 and ended_at is null) as sessions`,
    [customerId],
  );
  return { devices: Number(rows[0]!.devices), openSessions: Number(rows[0]!.sessions) };
}

/** Two letters begin too many accounts. */
function prefixOf(text: string): string {
  const plain = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return text.length < 3 ? plain : `${plain}%`;
}
