/** The history of sign-ins that a customer sees (rules §6): who got in, and who tried. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listLogins } from '@bahi/contract/security/calls.ts';
import type { RefusalCode } from '@bahi/contract/errors.ts';
import { isAccount } from '@bahi/core/account.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { Database, Tx } from '../platform/database.ts';
import { deviceName, type Visitor } from './device.ts';

type Page = OutputOf<typeof listLogins>;
type Row = Page['rows'][number];

export interface LoginAttempt {
  readonly customerId: bigint;
  readonly method: Row['method'];
  readonly outcome: Row['outcome'];
  readonly visitor: Visitor;
}

/** What a refused login counts as; null: it goes on with the second factor, or it was not judged. */
export function outcomeOf(code: RefusalCode): Row['outcome'] | null {
  switch (code) {
    case 'identity.wrong_credentials':
      return 'wrong_password';
    case 'security.code_wrong':
    case 'security.passkey_invalid':
      return 'wrong_code';
    case 'identity.locked':
      return 'locked';
    case 'identity.banned':
    case 'identity.disabled':
      return 'restricted';
    default:
      return null;
  }
}

export async function recordLogin(tx: Tx, { customerId, method, outcome, visitor }: LoginAttempt): Promise<void> {
  await tx.query(
    `insert into identity.login_attempt (customer_id, at, device, ip, method, outcome) values ($1, $2, $3, $4, $5, $6)`,
    [customerId, visitor.now, deviceName(visitor.userAgent), visitor.ip, method, outcome],
  );
}

/**
 * Nothing for an account that does not exist, and in the same time: the commit is not waited for, which an attempt lost in a
 * crash of the database pays for.
 */
export async function recordFailure(
  tx: Tx,
  { account, method, outcome, visitor }: Omit<LoginAttempt, 'customerId'> & { account: string },
): Promise<void> {
  if (!isAccount(account)) return;
  await tx.query('set local synchronous_commit = off');
  await tx.query(
    `insert into identity.login_attempt (customer_id, at, device, ip, method, outcome)
     select id, $2, $3, $4, $5, $6 from identity.customer where account = $1`,
    [account, visitor.now, deviceName(visitor.userAgent), visitor.ip, method, outcome],
  );
}

export async function loginHistory(
  db: Database,
  customerId: bigint,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Page> {
  return db.read(async (tx) => {
    const { rows } = await tx.query<Omit<Row, 'id' | 'at'> & { id: bigint; at: bigint }>(
      `select id, at, device, ip, method, outcome from identity.login_attempt where customer_id = $1
       order by id desc limit $2 offset $3`,
      [customerId, pageSize, (page - 1) * pageSize],
    );
    const count = await tx.query<{ total: bigint }>(
      'select count(*) as total from identity.login_attempt where customer_id = $1',
      [customerId],
    );
    return {
      rows: rows.map((row) => ({ ...row, id: row.id.toString(), at: Number(row.at) })),
      total: Number(count.rows[0]!.total),
      page,
      pageSize,
    };
  });
}

/** A year is kept. */
export async function forgetOldLogins(tx: Tx, now: number): Promise<void> {
  await tx.query('delete from identity.login_attempt where at < $1', [now - 365 * DAY_MS]);
}
