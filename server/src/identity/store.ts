/** All SQL about customers and codes; sessions have session-store.ts. */
import { plainArray } from '../platform/arrays.ts';
import type { Tx } from '../platform/database.ts';
import { localNameOf, type CodeOwner, type LocalName } from './codes.ts';

export type Language = 'en' | 'tw' | 'ko';

export interface CustomerRow {
  readonly id: bigint;
  readonly account: string;
  readonly password_hash: string;
  readonly language: Language;
  readonly is_margin_enabled: boolean;
  readonly invitation_code: string;
  readonly institution_id: bigint | null;
  readonly inviter_id: bigint | null;
  readonly risk_notice_accepted_at: Date | null;
  readonly created_at: Date;
}

const CUSTOMER_COLUMNS = `id, account, password_hash, language, is_margin_enabled, invitation_code, institution_id,
  inviter_id, risk_notice_accepted_at, created_at`;

/** A second one of the same code changes nothing. */
export async function insertInstitution(
  tx: Tx,
  { code, name, isHouse = false, now }: { code: string; name: string; isHouse?: boolean; now: number },
): Promise<void> {
  await tx.query(
    'insert into identity.institution (code, name, is_house, created_at) values ($1, $2, $3, $4) on conflict (code) do nothing',
    [code, name, isHouse, new Date(now)],
  );
}

export async function updateInvitationCode(tx: Tx, customerId: bigint, code: string): Promise<void> {
  await tx.query('update identity.customer set invitation_code = $2 where id = $1', [customerId, code]);
}

export interface NewCustomer {
  readonly account: string;
  readonly passwordHash: string;
  readonly code: CodeOwner;
  readonly invitationCode: string;
  readonly language: Language;
  readonly isMarginEnabled: boolean;
  readonly now: number;
}

/** The new customer's id, or null when the account is taken. */
export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into identity.customer
       (account, password_hash, institution_id, inviter_id, invitation_code, language, is_margin_enabled, created_at, registered_with)
     values ($1, $2,
       case when $3 = 'institution' then $4::bigint else (
         select i.id from identity.customer c join identity.institution i on i.id = c.institution_id and i.ended_at is null where c.id = $4
       ) end,
       case when $3 = 'customer' then $4::bigint end, $5, $6, $7, $8, $9)
     on conflict (account) do nothing
     returning id`,
    [
      customer.account,
      customer.passwordHash,
      customer.code.kind,
      customer.code.id,
      customer.invitationCode,
      customer.language,
      customer.isMarginEnabled,
      new Date(customer.now),
      customer.code.code,
    ],
  );
  return rows[0]?.id ?? null;
}

export async function findCustomerByAccount(tx: Tx, account: string): Promise<CustomerRow | null> {
  const { rows } = await tx.query<CustomerRow>({
    name: 'identity_customer_by_account',
    text: `select ${CUSTOMER_COLUMNS} from identity.customer where account = $1 and kind = 'customer'`,
    values: [account],
  });
  return rows[0] ?? null;
}

export async function isCustomer(tx: Tx, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('select from identity.customer where id = $1', [id]);
  return rowCount === 1;
}

/** Not a book of the house, as that of a pool. */
export async function isPerson(tx: Tx, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(`select from identity.customer where id = $1 and kind = 'customer'`, [id]);
  return rowCount === 1;
}

/** With `lock`, nobody changes the password or a restriction until the transaction ends. */
export async function findCustomer(
  tx: Tx,
  id: bigint,
  lock: '' | 'for share' | 'for no key update' = '',
): Promise<CustomerRow> {
  const { rows } = await tx.query<CustomerRow>(
    `select ${CUSTOMER_COLUMNS} from identity.customer where id = $1 ${lock}`,
    [id],
  );
  return rows[0]!;
}

export interface Origin {
  readonly institution: LocalName | null;
  readonly inviter: string | null;
}

/** Through whom the customer came. */
export async function findOrigin(tx: Tx, customerId: bigint): Promise<Origin> {
  const { rows } = await tx.query<
    Pick<Origin, 'inviter'> & { name: string | null; nameTw: string | null; nameKo: string | null }
  >(
    `select institution.name, institution.name_tw as "nameTw", institution.name_ko as "nameKo", inviter.account as inviter
     from identity.customer as customer
     left join identity.institution on institution.id = customer.institution_id
     left join identity.customer as inviter on inviter.id = customer.inviter_id
     where customer.id = $1`,
    [customerId],
  );
  const { name, nameTw, nameKo, inviter } = rows[0]!;
  return { institution: name === null ? null : localNameOf({ name, nameTw, nameKo }), inviter };
}

export async function updatePassword(tx: Tx, customerId: bigint, passwordHash: string): Promise<void> {
  await tx.query('update identity.customer set password_hash = $2 where id = $1', [customerId, passwordHash]);
}

export async function updateLanguage(tx: Tx, customerId: bigint, language: Language): Promise<void> {
  await tx.query('update identity.customer set language = $2 where id = $1', [customerId, language]);
}

/** Answers those who did not have it. */
export async function updateMarginEnabled(tx: Tx, customerIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    'update identity.customer set is_margin_enabled = true where id = any ($1::bigint[]) and not is_margin_enabled returning id',
    [plainArray(customerIds)],
  );
  return rows.map(({ id }) => id);
}

export async function acceptRiskNotice(tx: Tx, customerId: bigint, now: number): Promise<void> {
  await tx.query(
    'update identity.customer set risk_notice_accepted_at = coalesce(risk_notice_accepted_at, $2) where id = $1',
    [customerId, new Date(now)],
  );
}

export interface SecretRequestRow<A> {
  readonly body_mac: Buffer;
  readonly customer_id: bigint;
  readonly answer: A;
}

export async function findSecretRequest<A>(tx: Tx, keyHash: Buffer): Promise<SecretRequestRow<A> | null> {
  const { rows } = await tx.query<SecretRequestRow<A>>(
    'select body_mac, customer_id, answer from identity.secret_request where key_hash = $1',
    [keyHash],
  );
  return rows[0] ?? null;
}

/** False when the key is taken: by another call that is being answered at this moment. */
export async function insertSecretRequest(
  tx: Tx,
  request: { keyHash: Buffer; bodyMac: Buffer; customerId: bigint; answer: object; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity.secret_request (key_hash, body_mac, customer_id, answer, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [request.keyHash, request.bodyMac, request.customerId, JSON.stringify(request.answer), new Date(request.now)],
  );
  return rowCount === 1;
}
