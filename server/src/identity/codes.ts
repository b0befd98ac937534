/**
 * Codes with which accounts are opened (decision 0109): the one of an institution, the one of a customer, and those that staff made for either. Who
 * stands behind a code, and whether it still opens an account.
 */
import { randomInt } from 'node:crypto';
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { localName } from '@bahi/contract/identity/calls.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../platform/database.ts';

export type LocalName = z.output<typeof localName>;

export interface CodeOwner {
  readonly kind: 'institution' | 'customer';
  readonly id: bigint;
  /** As it is kept. */
  readonly code: string;
  /** Of the institution, or the customer's account. */
  readonly name: string;
  readonly nameTw: string | null;
  readonly nameKo: string | null;
  readonly usesMax: number | null;
  readonly expiresAt: bigint | null;
  readonly isEnded: boolean;
}

/** What a code may look like; anything else is nobody's. */
const FORM = /^[A-Za-z0-9-]{3,32}$/;

interface Judged {
  readonly owner: CodeOwner | null;
  /** Why it opens no account; null: it does. */
  readonly fault: Refusal | null;
}

/** With `isLocked`, no other registration counts a limited code until the transaction ends. */
export async function judgeCode(
  tx: Tx,
  code: string,
  { now, isLocked = false }: { readonly now: number; readonly isLocked?: boolean },
): Promise<Judged> {
  if (isLocked && FORM.test(code)) await lockLimited(tx, code);
  const owner = await findCode(tx, code);
  return { owner, fault: owner === null ? refusal('identity.inviter_missing', {}) : await faultOf(tx, owner, now) };
}

/** Who stands behind it, ended or not. Institutions come first; the kinds of code share no value in practice. */
export async function findCode(tx: Tx, code: string): Promise<CodeOwner | null> {
  if (!FORM.test(code)) return null;
  const kept = code.toUpperCase();
  const { rows } = await tx.query<CodeOwner>(
    `select owner.*, $1::text as code, is_ended or exists (select from identity.code_end e where e.code = $1) as "isEnded" from (
       select 'institution' as kind, id, name, name_tw as "nameTw", name_ko as "nameKo", null::int as "usesMax", null::bigint as "expiresAt",
         ended_at is not null as is_ended from identity.institution where code = $1
       union all
       select 'customer', id, account, null, null, null, null, false from identity.customer where invitation_code = $1
       union all
       select case when c.id is null then 'institution' else 'customer' end, coalesce(c.id, i.id), coalesce(c.account, i.name), i.name_tw, i.name_ko,
         v.uses_max, v.expires_at, i.ended_at is not null
       from identity.invitation v left join identity.institution i on i.id = v.institution_id left join identity.customer c on c.id = v.customer_id
       where v.code = $1
     ) as owner limit 1`,
    [kept],
  );
  return rows[0] ?? null;
}

async function lockLimited(tx: Tx, code: string): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('identity.code ' || code, 0)) from identity.invitation where code = $1 and uses_max is not null`,
    [code.toUpperCase()],
  );
}

async function faultOf(tx: Tx, owner: CodeOwner, now: number): Promise<Refusal | null> {
  const { code, isEnded, expiresAt, usesMax } = owner;
  if (isEnded) return refusal('identity.code_ended', {});
  if (expiresAt !== null && Number(expiresAt) <= now)
    return refusal('identity.code_expired', { at: Number(expiresAt) });
  if (usesMax === null || (await usesOf(tx, code)) < usesMax) return null;
  return refusal('identity.code_used_up', { maximum: usesMax });
}

async function usesOf(tx: Tx, code: string): Promise<number> {
  const { rows } = await tx.query<{ uses: bigint }>(
    'select count(*) as uses from identity.customer where registered_with = $1',
    [code],
  );
  return Number(rows[0]!.uses);
}

/** What a customer invites with: the own code, or where that was ended the newest that staff made and that still opens accounts. */
export async function ownCode(tx: Tx, customerId: bigint, now: number): Promise<string | null> {
  const { rows } = await tx.query<{ code: string }>(
    `select code from (
       select invitation_code as code, 1 as place, 0 as made_at, null::int as uses_max from identity.customer where id = $1
       union all
       select code, 2, made_at, uses_max from identity.invitation where customer_id = $1 and (expires_at is null or expires_at > $2)
     ) as own
     where code is not null and not exists (select from identity.code_end e where e.code = own.code)
       and (uses_max is null or uses_max > (select count(*) from identity.customer c where c.registered_with = own.code))
     order by place, made_at desc limit 1`,
    [customerId, now],
  );
  return rows[0]?.code ?? null;
}

/** Letters and digits that cannot be mistaken for each other, read out over a telephone. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** One of eight hundred million million. */
export function newInvitationCode(): string {
  return Array.from({ length: 10 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]!).join('');
}

/** In the reader's language; where it has no name of its own, the first one. */
export function localNameOf({ name, nameTw, nameKo }: Pick<CodeOwner, 'name' | 'nameTw' | 'nameKo'>): LocalName {
  return { en: name, tw: nameTw ?? name, ko: nameKo ?? name };
}
