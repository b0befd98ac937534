/** All SQL about restrictions: the case in identity.restriction, what is in force on the customer's row. */
import type { Tx } from '../platform/database.ts';

export type RestrictionKind = 'frozen' | 'banned' | 'disabled' | 'no_trade' | 'no_withdrawal';

export const RESTRICTION_KINDS: readonly RestrictionKind[] = [
  'frozen',
  'banned',
  'disabled',
  'no_trade',
  'no_withdrawal',
];

/** The columns of identity.customer that say what a customer may do; select them where the row is locked (alias `c`). */
export const ACCOUNT_STATE_COLUMNS = `c.is_margin_enabled, ${RESTRICTION_KINDS.map(
  (kind) => `c.${kind}_reason, c.${kind}_since, c.${kind}_until`,
).join(', ')}`;

export type AccountStateRow = { readonly is_margin_enabled: boolean } & {
  readonly [K in `${RestrictionKind}_reason`]: string | null;
} & { readonly [K in `${RestrictionKind}_since` | `${RestrictionKind}_until`]: Date | null };

export interface NewRestriction {
  readonly customerId: bigint;
  readonly kind: RestrictionKind;
  readonly reason: string;
  readonly author: string;
  readonly until: number | null;
  readonly now: number;
}

export async function selectAccountState(tx: Tx, customerId: bigint): Promise<AccountStateRow | null> {
  const { rows } = await tx.query<AccountStateRow>({
    name: 'identity_account_state',
    text: `select ${ACCOUNT_STATE_COLUMNS} from identity.customer as c where c.id = $1`,
    values: [customerId],
  });
  return rows[0] ?? null;
}

/** Closes an open case of the same kind, then opens this one: the newest decision is the one in force. */
export async function insertRestriction(tx: Tx, restriction: NewRestriction): Promise<void> {
  const { customerId, kind, reason, author, until, now } = restriction;
  await tx.query(
    `update identity.customer set ${kind}_reason = $2, ${kind}_since = $3, ${kind}_until = $4 where id = $1`,
    [customerId, reason, new Date(now), until === null ? null : new Date(until)],
  );
  await closeRestriction(tx, { customerId, kind, author, reason: 'replaced', now });
  await tx.query(
    `insert into identity.restriction (customer_id, kind, reason, author, since, until) values ($1, $2, $3, $4, $5, $6)`,
    [customerId, kind, reason, author, new Date(now), until === null ? null : new Date(until)],
  );
}

export interface Lifting {
  readonly customerId: bigint;
  readonly kind: RestrictionKind;
  readonly author: string;
  readonly reason: string;
  readonly now: number;
}

/** False when no such restriction was open. */
export async function liftRestriction(tx: Tx, lifting: Lifting): Promise<boolean> {
  const { customerId, kind } = lifting;
  await tx.query(
    `update identity.customer set ${kind}_reason = null, ${kind}_since = null, ${kind}_until = null where id = $1`,
    [customerId],
  );
  return closeRestriction(tx, lifting);
}

async function closeRestriction(tx: Tx, { customerId, kind, author, reason, now }: Lifting): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.restriction set lifted_at = $3, lifted_by = $4, lift_reason = $5
     where customer_id = $1 and kind = $2 and lifted_at is null`,
    [customerId, kind, new Date(now), author, reason],
  );
  return rowCount === 1;
}

/** The author of the open case of a kind. */
export async function findRestrictionAuthor(tx: Tx, customerId: bigint, kind: RestrictionKind): Promise<string | null> {
  const { rows } = await tx.query<{ author: string }>(
    'select author from identity.restriction where customer_id = $1 and kind = $2 and lifted_at is null',
    [customerId, kind],
  );
  return rows[0]?.author ?? null;
}
