/** All SQL about institutions and codes as staff keep them; who stands behind a code at a registration: identity/codes.ts. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type * as contract from '@bahi/contract/institutions/staff-calls.ts';
import type { Tx } from '../platform/database.ts';
import { createLongCount } from '../platform/long-count.ts';
import { storedId } from '../platform/stored-id.ts';

export interface InstitutionRow {
  readonly id: bigint;
  readonly code: string;
  readonly name: string;
  readonly nameTw: string | null;
  readonly nameKo: string | null;
  readonly createdAt: Date;
  readonly endedAt: bigint | null;
  readonly endedBy: string | null;
  readonly endReason: string | null;
}

export type Names = Pick<InstitutionRow, 'name' | 'nameTw' | 'nameKo'>;

const INSTITUTION = `i.id, i.code, i.name, i.name_tw as "nameTw", i.name_ko as "nameKo", i.created_at as "createdAt", i.ended_at as "endedAt",
  i.ended_by as "endedBy", i.end_reason as "endReason"`;

/** With `lock`, nobody changes or ends it until the transaction ends. */
export async function selectInstitution(
  tx: Tx,
  id: bigint,
  lock: '' | 'for no key update' = '',
): Promise<InstitutionRow | null> {
  const { rows } = await tx.query<InstitutionRow>(
    `select ${INSTITUTION} from identity.institution i where i.id = $1 and not i.is_house ${lock}`,
    [id],
  );
  return rows[0] ?? null;
}

type ListedInstitution = InstitutionRow & { readonly customers: bigint; readonly proposed: bigint | null };

const LISTED = `${INSTITUTION}, (select count(*) from identity.customer c where c.institution_id = i.id and c.kind = 'customer') as customers,
  (select p.id from staff.change p where p.kind = 'institution' and p.subject = i.code and p.state = 'proposed') as proposed`;

export async function selectInstitutions(
  tx: Tx,
  { text = '', state, page, pageSize }: ParsedInputOf<typeof contract.listInstitutions>,
  now: number,
): Promise<{ rows: ListedInstitution[]; total: number }> {
  const values: unknown[] = [];
  // Those of the house open no accounts for others.
  const parts = ['not i.is_house'];
  if (state !== undefined) parts.push(`i.ended_at is ${state === 'active' ? 'null' : 'not null'}`);
  if (text !== '') {
    const plain = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const within = `$${values.push(`%${plain}%`)}`;
    const found = [`i.code like $${values.push(`${plain.toUpperCase()}%`)}`];
    for (const name of ['i.name', 'i.name_tw', 'i.name_ko']) found.push(`${name} ilike ${within}`);
    if (/^[1-9][0-9]{0,17}$/.test(text)) found.push(`i.id = $${values.push(BigInt(text))}`);
    parts.push(`(${found.join(' or ')})`);
  }
  const from = `from identity.institution i where ${parts.join(' and ')}`;
  const total = await countInstitutions(tx, { from, values, now });
  const { rows } = await tx.query<ListedInstitution>(
    `select ${LISTED} ${from} order by i.created_at desc, i.id desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { rows, total };
}

const countInstitutions = createLongCount();

export async function selectListed(tx: Tx, id: bigint): Promise<ListedInstitution> {
  const { rows } = await tx.query<ListedInstitution>(`select ${LISTED} from identity.institution i where i.id = $1`, [
    id,
  ]);
  return rows[0]!;
}

/** False: somebody has the code, whoever it is. */
export async function isCodeFree(tx: Tx, code: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from identity.institution where code = $1 union all select from identity.customer where invitation_code = $1
     union all select from identity.invitation where code = $1 union all select from identity.code_end where code = $1`,
    [code],
  );
  return rowCount === 0;
}

export async function insertMade(
  tx: Tx,
  { code, name, nameTw, nameKo, now }: Names & { code: string; now: number },
): Promise<void> {
  await tx.query(
    'insert into identity.institution (code, name, name_tw, name_ko, created_at) values ($1, $2, $3, $4, $5)',
    [code, name, nameTw, nameKo, new Date(now)],
  );
}

/** It opens accounts, also where it was ended. */
export async function updateAgreed(tx: Tx, id: bigint, { name, nameTw, nameKo }: Names): Promise<void> {
  await tx.query(
    `update identity.institution set name = $2, name_tw = $3, name_ko = $4, ended_at = null, ended_by = null, end_reason = null where id = $1`,
    [id, name, nameTw, nameKo],
  );
}

interface Ended {
  readonly by: string;
  readonly reason: string;
  readonly now: number;
}

export async function updateEnded(tx: Tx, id: bigint, { by, reason, now }: Ended): Promise<void> {
  await tx.query('update identity.institution set ended_at = $2, ended_by = $3, end_reason = $4 where id = $1', [
    id,
    now,
    by,
    reason,
  ]);
}

/** False: it is ended already. */
export async function insertCodeEnd(tx: Tx, code: string, { by, reason, now }: Ended): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into identity.code_end (code, ended_at, ended_by, reason) values ($1, $2, $3, $4) on conflict do nothing',
    [code, now, by, reason],
  );
  return rowCount === 1;
}

interface Made {
  readonly code: string;
  readonly owner: { readonly kind: 'institution' | 'customer'; readonly id: bigint };
  readonly usesMax: number | null;
  readonly expiresAt: number | null;
  readonly by: string;
  readonly reason: string;
  readonly now: number;
}

export async function insertInvitation(tx: Tx, made: Made): Promise<void> {
  const { code, owner, usesMax, expiresAt, by, reason, now } = made;
  await tx.query(
    `insert into identity.invitation (code, institution_id, customer_id, uses_max, expires_at, made_at, made_by, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      code,
      owner.kind === 'institution' ? owner.id : null,
      owner.kind === 'customer' ? owner.id : null,
      usesMax,
      expiresAt,
      now,
      by,
      reason,
    ],
  );
}

export interface CodeRow {
  readonly code: string;
  readonly kind: OutputOf<typeof contract.makeInvitation>['kind'];
  readonly ownerKind: 'institution' | 'customer';
  readonly ownerId: bigint;
  readonly ownerName: string;
  readonly uses: bigint;
  readonly usesMax: number | null;
  readonly expiresAt: bigint | null;
  readonly madeAt: bigint;
  readonly madeBy: string | null;
  readonly reason: string | null;
  /** Its own end, or of the institution. */
  readonly endedAt: bigint | null;
  readonly endedBy: string | null;
  readonly endReason: string | null;
}

const MS = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

/** Codes of an institution, of a customer or with this text ($1, $2, $3); with none of them those that staff made. Of one moment the one that was there first comes last. */
const CODES = `
  select v.code, 'made' as kind, v.institution_id, v.customer_id, v.uses_max, v.expires_at, v.made_at, v.made_by, v.reason from identity.invitation v
  where ($1::bigint is null or v.institution_id = $1) and ($2::bigint is null or v.customer_id = $2)
    and ($3::text is null or v.code = $3 or v.customer_id = $4 or v.institution_id = (select id from identity.institution where code = $3))
  union all
  select i.code, 'institution', i.id, null, null, null, ${MS('i.created_at')}, null, null from identity.institution i
  where not i.is_house and $2::bigint is null and (i.id = $1 or $1 is null and i.code = $3)
  union all
  select c.invitation_code, 'own', null, c.id, null, null, ${MS('c.created_at')}, null, null from identity.customer c
  where c.kind = 'customer' and c.invitation_code is not null and $1::bigint is null
    and (c.id = $2 or $2 is null and (c.invitation_code = $3 or c.id = $4))`;

export async function selectCodes(
  tx: Tx,
  { institution, customer, text, page, pageSize }: ParsedInputOf<typeof contract.listInvitations>,
): Promise<{ rows: CodeRow[]; total: number }> {
  const typed = text === undefined || text === '' ? null : text;
  const values = [
    institution === undefined ? null : storedId(institution),
    customer === undefined ? null : storedId(customer),
    typed === null ? null : typed.toUpperCase(),
    typed === null ? null : await selectNamed(tx, typed),
  ];
  const counted = await tx.query<{ total: bigint }>(`select count(*) as total from (${CODES}) as found`, values);
  const { rows } = await tx.query<CodeRow>(
    `select f.code, f.kind, case when c.id is null then 'institution' else 'customer' end as "ownerKind", coalesce(c.id, i.id) as "ownerId",
       coalesce(c.account, i.name) as "ownerName", (select count(*) from identity.customer r where r.registered_with = f.code) as uses,
       f.uses_max as "usesMax", f.expires_at as "expiresAt", f.made_at as "madeAt", f.made_by as "madeBy", f.reason,
       coalesce(e.ended_at, i.ended_at) as "endedAt", coalesce(e.ended_by, i.ended_by) as "endedBy", coalesce(e.reason, i.end_reason) as "endReason"
     from (select * from (${CODES}) as all_of_them order by made_at desc, kind, code limit $5 offset $6) as f
       left join identity.institution i on i.id = f.institution_id left join identity.customer c on c.id = f.customer_id
       left join identity.code_end e on e.code = f.code
     order by f.made_at desc, f.kind, f.code`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { rows, total: Number(counted.rows[0]!.total) };
}

/** The customer with this account or number; null: nobody. */
async function selectNamed(tx: Tx, text: string): Promise<bigint | null> {
  const number = /^[1-9][0-9]{0,17}$/.test(text) ? BigInt(text) : null;
  const { rows } = await tx.query<{ id: bigint }>(
    `select id from identity.customer where kind = 'customer' and (account = lower($1) or id = $2) limit 1`,
    [text, number],
  );
  return rows[0]?.id ?? null;
}

export async function selectRegistrations(
  tx: Tx,
  { code, page, pageSize }: ParsedInputOf<typeof contract.listRegistrations>,
): Promise<{ rows: { id: bigint; account: string; createdAt: Date }[]; total: number }> {
  const { rows } = await tx.query<{ id: bigint; account: string; createdAt: Date }>(
    `select id, account, created_at as "createdAt" from identity.customer where registered_with = $1 order by id desc limit $2 offset $3`,
    [code, pageSize, (page - 1) * pageSize],
  );
  const counted = await tx.query<{ total: bigint }>(
    'select count(*) as total from identity.customer where registered_with = $1',
    [code],
  );
  return { rows, total: Number(counted.rows[0]!.total) };
}
