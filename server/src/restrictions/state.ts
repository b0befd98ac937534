/**
 * What an account may do (rules §6), for every domain that asks: the current restrictions stand on the customer's row, and
 * whether one is in force follows from the reader's clock. A command that reads the row selects ACCOUNT_STATE_COLUMNS.
 */
import type { restrictionKind, restrictionReason } from '@bahi/contract/restrictions/calls.ts';
import type { Restriction } from '@bahi/core/restrictions.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';

export type RestrictionKind = z.infer<typeof restrictionKind>;

/** Of identity.customer (alias `c`). */
export const ACCOUNT_STATE_COLUMNS = 'c.is_margin_enabled, c.restrictions';

export interface AccountStateRow {
  readonly is_margin_enabled: boolean;
  readonly restrictions: readonly CurrentRestriction[] | null;
}

export type RestrictionReason = z.infer<typeof restrictionReason>;

/** With its reason as one of the codes. */
type Told = Restriction & { readonly reason: RestrictionReason };

interface CurrentRestriction extends Told {
  readonly kind: RestrictionKind;
  readonly isOwn: boolean;
}

export interface AccountState {
  readonly isMarginEnabled: boolean;
  /** Each null unless in force. Frozen: no operation at all; no_trade: nothing opens; no_withdrawal: no money out; banned, disabled: no login. */
  readonly frozen: Restriction | null;
  readonly banned: Restriction | null;
  readonly disabled: Restriction | null;
  readonly noTrade: Restriction | null;
  readonly noWithdrawal: Restriction | null;
}

export function accountStateOf(row: AccountStateRow, now: number): AccountState {
  return {
    isMarginEnabled: row.is_margin_enabled,
    frozen: inForce(row, 'frozen', now),
    banned: inForce(row, 'banned', now),
    disabled: inForce(row, 'disabled', now),
    noTrade: inForce(row, 'no_trade', now),
    noWithdrawal: inForce(row, 'no_withdrawal', now),
  };
}

export async function accountState(tx: Tx, customerId: bigint, now: number): Promise<AccountState> {
  return accountStateOf(await selectState(tx, customerId), now);
}

/** The restrictions in force, as a list: of staff's own before the customer's. */
export async function restrictionsInForce(
  tx: Tx,
  customerId: bigint,
  now: number,
): Promise<(Told & { readonly kind: RestrictionKind })[]> {
  const { restrictions } = await selectState(tx, customerId);
  return (restrictions ?? [])
    .filter((current) => isRunning(current, now))
    .map((current) => ({ kind: current.kind, ...told(current) }));
}

async function selectState(tx: Tx, customerId: bigint): Promise<AccountStateRow> {
  const { rows } = await tx.query<AccountStateRow>({
    name: 'restrictions_account_state',
    text: `select ${ACCOUNT_STATE_COLUMNS} from identity.customer as c where c.id = $1`,
    values: [customerId],
  });
  return rows[0] ?? refuse('session.ended', {});
}

/** One of staff comes before the customer's own. */
function inForce({ restrictions }: AccountStateRow, kind: RestrictionKind, now: number): Restriction | null {
  const found = restrictions?.find((current) => current.kind === kind && isRunning(current, now));
  return found === undefined ? null : told(found);
}

/** Its end is the first moment at which it is over. */
function isRunning({ until }: CurrentRestriction, now: number): boolean {
  return until === null || until > now;
}

function told({ reason, since, until, case: id }: CurrentRestriction): Told {
  return { reason, since, until, case: id };
}
