/**
 * Accounts of a practice market's participants, to which nobody can sign in (decision 0035). Consent, book and grant are made as at any
 * registration.
 */
import { randomBytes } from 'node:crypto';
import { assert } from '@bahi/core/assert.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import type { Minor } from '@bahi/core/money.ts';
import { insertConsents } from '../content/service.ts';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import { textArray } from '../platform/arrays.ts';
import type { Tx } from '../platform/database.ts';
import { hashPassword } from './passwords.ts';
import { findCode } from './codes.ts';

export interface ParticipantsToOpen {
  /** In this order. */
  readonly accounts: readonly string[];
  /** Of the institution they belong to. */
  readonly code: string;
  readonly grant: Minor;
  readonly calendar: Calendar;
  readonly now: number;
}

/** Whoever registered the name of a participant is none: only a participant's invitation code begins with its name, and nobody chooses a code. */
const IS_OF_NAME = `left(c.invitation_code, -9) = upper(a.account) and c.invitation_code ~ '-[0-9A-F]{8}$'`;

/**
 * Accounts without a password that anybody knows. Those that are there already stay as they are; where a name was registered by somebody, a longer one
 * takes its place. Answers all numbers, in order.
 */
export async function openParticipants(
  tx: Tx,
  { accounts, code, grant, calendar, now }: ParticipantsToOpen,
): Promise<bigint[]> {
  const owner = await findCode(tx, code);
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const { rows } = await tx.query<{ id: bigint }>(
    `with opened as (
       insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
       select a.account || case when exists (select from identity.customer t where t.account = a.account) then '-' || lower($5) else '' end,
         $2, $3, upper(a.account) || '-' || $5, 'en', false, $4
       from unnest($1::text[]) with ordinality as a (account, place)
       where not exists (select from identity.customer c where ${IS_OF_NAME}) order by place
       on conflict (account) do nothing returning id
     )
     select id from opened order by id`,
    [textArray(accounts), passwordHash, owner!.id, new Date(now), randomBytes(4).toString('hex').toUpperCase()],
  );
  const opened = rows.map(({ id }) => id);
  if (opened.length > 0) {
    await insertConsents(tx, opened, now);
    await openBooks(tx, opened);
    await grantPractice(tx, {
      customerIds: opened,
      amount: grant,
      at: now,
      businessDate: businessDateOf(calendar, now),
    });
  }
  const all = await tx.query<{ id: bigint }>(
    `select c.id from unnest($1::text[]) with ordinality as a (account, place) join identity.customer c on ${IS_OF_NAME} order by place`,
    [textArray(accounts)],
  );
  assert(all.rows.length === accounts.length, 'each participant has one account');
  return all.rows.map(({ id }) => id);
}

/** Numbers of accounts, of those that exist. */
export async function customersOf(tx: Tx, accounts: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await tx.query<{ id: bigint; account: string }>(
    'select id, account from identity.customer where account = any ($1::text[])',
    [accounts],
  );
  return new Map(rows.map(({ id, account }) => [account, id]));
}
