/** All SQL about rights issues among corporate actions. */
import type { CorporateAction } from '@bahi/contract/venue.ts';
import type { Minor } from '@bahi/core/money.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Database, Tx } from '../platform/database.ts';
import { updateStep } from './store.ts';

type Reader = Pick<Database, 'query'>;

/**
 * Those whose holders are written down, which is at the opening of the ex-date, for ever: as what they are to a price, a dividend of what it
 * fell by.
 */
export async function selectRightsGone(reader: Reader): Promise<(CorporateAction & { readonly symbol: string })[]> {
  const { rows } = await reader.query<CorporateAction & { readonly symbol: string }>(
    `select symbol, 'dividend' as kind, 0 as numerator, 1 as denominator, cash::float8 as cash, record_date as "recordDate",
       ex_date as "exDate", pay_date as "payDate"
     from actions.action where kind = 'rights' and recorded_at is not null order by ex_date, id`,
  );
  return rows;
}

export async function selectRightsAction(
  reader: Reader,
  { symbol, exDate }: { readonly symbol: string; readonly exDate: string },
): Promise<{ readonly id: bigint; readonly isAdjusted: boolean } | null> {
  const { rows } = await reader.query<{ id: bigint; isAdjusted: boolean }>(
    `select id, adjusted_at is not null as "isAdjusted" from actions.action where symbol = $1 and ex_date = $2 and kind = 'rights'`,
    [symbol, exDate],
  );
  return rows[0] ?? null;
}

/** Rights that are shares now, or lapsed. */
export async function updateEnded(tx: Tx, ids: readonly bigint[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `update actions.entitlement set state = 'done', done_at = $2 where id = any ($1::bigint[]) and state = 'due'`,
    [plainArray(ids), at],
  );
}

/** What rights of a position counted as until they ended. */
export interface EndedRights {
  readonly positionId: bigint;
  readonly amount: Minor;
  readonly at: number;
}

export async function selectEndedRights(
  reader: Reader,
  { customerId, since }: { readonly customerId: bigint; readonly since: number },
): Promise<EndedRights[]> {
  const { rows } = await reader.query<EndedRights>({
    name: 'actions.select_ended_rights',
    text: `select e.position_id as "positionId", e.amount, e.done_at::float8 as at
      from actions.entitlement e join actions.action a on a.id = e.action_id and a.kind = 'rights'
      where e.customer_id = $1 and e.direction = 'long' and e.state = 'done' and e.done_at >= $2 and e.amount <> 0`,
    values: [customerId, since],
  });
  return rows;
}

/** What rights that are neither shares nor lapsed count as in the positions of a customer. */
export async function selectRightsDue(reader: Reader, customerId: bigint): Promise<Minor> {
  const { rows } = await reader.query<{ amount: bigint }>({
    name: 'actions.rights_due',
    text: `select coalesce(sum(e.amount), 0)::bigint as amount from actions.action a
      join actions.entitlement e on e.action_id = a.id and e.customer_id = $1 and e.direction = 'long' and e.state = 'due'
      where a.kind = 'rights' and a.paid_at is null`,
    values: [customerId],
  });
  return rows[0]!.amount;
}

export async function updateRightsEnded(tx: Tx, actionId: bigint, at: number): Promise<void> {
  await tx.query(
    `update actions.entitlement set state = 'done', done_at = $2 where action_id = $1 and direction = 'short' and state = 'due'`,
    [actionId, at],
  );
  await updateStep(tx, actionId, 'paid_at', at);
}
