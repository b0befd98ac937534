/** All SQL about corporate actions and entitlements. */
import type { CorporateAction } from '@bahi/contract/venue.ts';
import type { Direction } from '@bahi/core/position.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Database, Tx } from '../platform/database.ts';

export interface ActionRow extends CorporateAction {
  readonly id: bigint;
  readonly symbol: string;
  readonly exAt: number;
  readonly base: number | null;
  readonly recordedAt: number | null;
  readonly adjustedAt: number | null;
  readonly paidAt: number | null;
}

export type NewAction = CorporateAction & Pick<ActionRow, 'symbol' | 'exAt'>;

export interface Holding {
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly direction: Direction;
  readonly quantity: number;
}

export interface EntitlementRow extends Holding {
  readonly id: bigint;
  readonly amount: bigint;
}

/** The first call decides, for ever. */
export async function keepBeginning(tx: Tx, at: number): Promise<number> {
  await tx.query('insert into actions.beginning (at) values ($1) on conflict do nothing', [at]);
  const { rows } = await tx.query<{ at: bigint }>('select at from actions.beginning');
  return Number(rows[0]!.at);
}

/** Those that are known already stay as they are. */
export async function insertActions(tx: Tx, actions: readonly NewAction[]): Promise<void> {
  for (const action of actions) {
    const { symbol, kind, numerator, denominator, cash, recordDate, exDate, payDate, exAt } = action;
    await tx.query(
      `insert into actions.action (symbol, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (symbol, ex_date) do nothing`,
      [symbol, kind, numerator, denominator, cash, recordDate, exDate, payDate, exAt],
    );
  }
}

/** Those that are not over, in the order of their ex-dates. */
export async function selectOpenActions(db: Pick<Database, 'query'>): Promise<ActionRow[]> {
  const { rows } = await db.query<Record<string, unknown>>(
    `select id, symbol, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at, base, recorded_at, adjusted_at,
       paid_at
     from actions.action where paid_at is null order by ex_date, id`,
  );
  return rows.map(actionFromRow);
}

export type ActionStep = 'recorded_at' | 'adjusted_at' | 'paid_at';

export async function updateStep(tx: Tx, id: bigint, step: ActionStep, at: number): Promise<void> {
  await tx.query(`update actions.action set ${step} = $2 where id = $1 and ${step} is null`, [id, at]);
}

/** The first price stays, so that a fraction is worth the same after a crash. */
export async function keepBase(tx: Tx, id: bigint, base: number): Promise<number> {
  await tx.query('update actions.action set base = $2 where id = $1 and base is null', [id, base]);
  const { rows } = await tx.query<{ base: bigint }>('select base from actions.action where id = $1', [id]);
  return Number(rows[0]!.base);
}

export interface NewEntitlement extends Holding {
  readonly amount: bigint;
}

/** Once for each position; a repetition adds nothing. */
export async function insertEntitlements(
  tx: Tx,
  actionId: bigint,
  entitlements: readonly NewEntitlement[],
  at: number,
): Promise<void> {
  if (entitlements.length === 0) return;
  await tx.query({
    name: 'actions.insert_entitlements',
    text: `insert into actions.entitlement (action_id, at, customer_id, position_id, direction, quantity, amount)
      select $1::bigint, $2::bigint, customer_id, position_id, direction, quantity, amount
      from unnest($3::bigint[], $4::bigint[], $5::orders.direction[], $6::int[], $7::bigint[])
        as e (customer_id, position_id, direction, quantity, amount)
      on conflict (action_id, position_id) do nothing`,
    values: [
      actionId,
      at,
      plainArray(entitlements.map((each) => each.customerId)),
      plainArray(entitlements.map((each) => each.positionId)),
      plainArray(entitlements.map((each) => each.direction)),
      plainArray(entitlements.map((each) => each.quantity)),
      plainArray(entitlements.map((each) => each.amount)),
    ],
  });
}

/** Of these customers in one state: call it under the locks of their books. */
export async function selectEntitlements(
  tx: Tx,
  actionId: bigint,
  customerIds: readonly bigint[],
  state: 'entitled' | 'due',
): Promise<EntitlementRow[]> {
  const { rows } = await tx.query<EntitlementRow>({
    name: 'actions.entitlements',
    text: `select id, customer_id as "customerId", position_id as "positionId", direction, quantity, amount
      from actions.entitlement
      where action_id = $1 and state = $3::actions.entitlement_state and customer_id = any ($2::bigint[]) order by id`,
    values: [actionId, plainArray(customerIds), state],
  });
  return rows;
}

/** The next customers with an entitlement in this state. */
export async function selectEntitledCustomers(
  tx: Tx,
  { actionId, state, after, limit }: { actionId: bigint; state: 'entitled' | 'due'; after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'actions.entitled_customers',
    text: `select distinct customer_id as id from actions.entitlement
      where action_id = $1 and state = $2::actions.entitlement_state and customer_id > $3 order by 1 limit $4`,
    values: [actionId, state, after, limit],
  });
  return rows.map((row) => row.id);
}

export interface ComeShares {
  readonly id: bigint;
  readonly shares: number;
  readonly inLieu: bigint;
}

export async function updateShares(tx: Tx, come: readonly ComeShares[], at: number): Promise<void> {
  if (come.length === 0) return;
  await tx.query({
    name: 'actions.update_shares',
    text: `update actions.entitlement e set shares = c.shares, in_lieu = c.in_lieu, state = 'done', done_at = $1::bigint
      from unnest($2::bigint[], $3::int[], $4::bigint[]) as c (id, shares, in_lieu) where e.id = c.id and e.state = 'entitled'`,
    values: [
      at,
      plainArray(come.map((each) => each.id)),
      plainArray(come.map((each) => each.shares)),
      plainArray(come.map((each) => each.inLieu)),
    ],
  });
}

/** A dividend: due from its ex-date on, done when it is paid. */
export async function updateDividends(tx: Tx, ids: readonly bigint[], paidAt: number | null): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    name: 'actions.update_dividends',
    text: `update actions.entitlement set state = case when $2::bigint is null then 'due' else 'done' end::actions.entitlement_state,
        done_at = $2::bigint
      where id = any ($1::bigint[]) and state = case when $2::bigint is null then 'entitled' else 'due' end::actions.entitlement_state`,
    values: [plainArray(ids), paidAt],
  });
}

function actionFromRow(row: Record<string, unknown>): ActionRow {
  return {
    id: row['id'] as bigint,
    symbol: row['symbol'] as string,
    kind: row['kind'] as ActionRow['kind'],
    numerator: row['numerator'] as number,
    denominator: row['denominator'] as number,
    cash: Number(row['cash']),
    recordDate: row['record_date'] as string,
    exDate: row['ex_date'] as string,
    payDate: row['pay_date'] as string,
    exAt: Number(row['ex_at']),
    base: numberOrNull(row['base']),
    recordedAt: numberOrNull(row['recorded_at']),
    adjustedAt: numberOrNull(row['adjusted_at']),
    paidAt: numberOrNull(row['paid_at']),
  };
}

function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}
