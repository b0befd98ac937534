/** All SQL about corporate actions and entitlements. */
import type { CorporateAction } from '@bahi/contract/venue.ts';
import { POSITION_SHARES_MAX } from '@bahi/core/corporate-actions.ts';
import type { Direction } from '@bahi/core/position.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Database, Tx } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';

/** `rights`: a rights issue's ex-date; `cash` is what the price falls by. Its issue and what is done with the rights is the rights domain's. */
export interface ActionTerms extends Omit<CorporateAction, 'kind'> {
  readonly kind: CorporateAction['kind'] | 'rights';
}

export interface ActionRow extends ActionTerms {
  readonly id: bigint;
  readonly symbol: string;
  readonly exAt: number;
  readonly base: number | null;
  /** From then on everything that is left of a dividend is paid; known from the ex-date on. */
  readonly settlesAt: number | null;
  readonly recordedAt: number | null;
  readonly adjustedAt: number | null;
  readonly paidAt: number | null;
  /** Of what staff announced: what everybody reads of it. */
  readonly notice: string | null;
  readonly withdrawnAt: number | null;
}

export type NewAction = ActionTerms & Pick<ActionRow, 'symbol' | 'exAt'>;

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

/** Those that are known already stay as they are; what was called off is none, as long as the market still shows it. */
export async function insertActions(tx: Tx, actions: readonly NewAction[]): Promise<void> {
  for (const action of actions) {
    const { symbol, kind, numerator, denominator, cash, recordDate, exDate, payDate, exAt } = action;
    await tx.query(
      `insert into actions.action (symbol, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at)
       select $1::text, $2::actions.kind, $3::int, $4::int, $5::bigint, $6::date, $7::date, $8::date, $9::bigint
       where not exists (select from actions.action where symbol = $1 and kind = $2 and ex_date = $7 and withdrawn_at is not null)
       on conflict (symbol, ex_date) where withdrawn_at is null do nothing`,
      [symbol, kind, numerator, denominator, cash, recordDate, exDate, payDate, exAt],
    );
  }
}

const ACTION_COLUMNS = `id, symbol, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at, base, settles_at,
  recorded_at, adjusted_at, paid_at, notice, withdrawn_at`;

/** Those that are not over, in the order of their ex-dates. */
export async function selectOpenActions(db: Pick<Database, 'query'>): Promise<ActionRow[]> {
  const { rows } = await db.query<Record<string, unknown>>(
    `select ${ACTION_COLUMNS} from actions.action where paid_at is null and withdrawn_at is null order by ex_date, id`,
  );
  return rows.map(actionFromRow);
}

export interface ActionFilter {
  readonly symbol: string | null;
  readonly kind: CorporateAction['kind'] | null;
  /** Looked for in the symbol; the market has the names: `named` are the symbols of those it is found in. */
  readonly like: { readonly text: string; readonly named: readonly string[] } | null;
  readonly stage: Stage;
  /** The business date that 'coming' and 'today' are of. */
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * `open`: not over. `coming`: goes ex later. `today`: goes ex today, or did and is under way. `done`: over, or called off. To everybody
 * `told`: also what was called off, until it would have gone ex; `over`: the others.
 */
type Stage = 'open' | 'coming' | 'today' | 'done' | 'told' | 'over';

const OPEN = 'paid_at is null and withdrawn_at is null';
const TOLD = `paid_at is null and (withdrawn_at is null or ex_date > $3::date)`;
const STAGES: Readonly<Record<Stage, string>> = {
  open: OPEN,
  coming: `${OPEN} and ex_date > $3::date`,
  today: `withdrawn_at is null and (ex_date = $3::date or ex_date < $3::date and paid_at is null)`,
  done: `not (${OPEN})`,
  told: TOLD,
  over: `not (${TOLD})`,
};

export type ListedAction = ActionRow & Pick<CorporateAction, 'kind'>;

/** Those to come by ex-date, those that are done with the newest first; rights issues have lists of their own. */
export async function selectActions(
  tx: Tx,
  { symbol, kind, like, stage, today, limit, offset }: ActionFilter,
): Promise<{ rows: ListedAction[]; total: number }> {
  const where = `kind <> 'rights' and ($1::text is null or symbol = $1) and ($2::actions.kind is null or kind = $2)
    and $3::date is not null and (${STAGES[stage]})
    and ($4::text is null or strpos(lower(symbol), lower($4)) > 0 or symbol = any ($5::text[]))`;
  const order = stage === 'done' || stage === 'over' ? 'ex_date desc, id desc' : 'ex_date, id';
  const values = [symbol, kind, today, like?.text ?? null, plainArray(like?.named ?? [])];
  const [page, counted] = await Promise.all([
    tx.query<Record<string, unknown>>(
      `select ${ACTION_COLUMNS} from actions.action where ${where} order by ${order} limit $6 offset $7`,
      [...values, limit, offset],
    ),
    tx.query<{ count: bigint }>(`select count(*) from actions.action where ${where}`, values),
  ]);
  return { rows: page.rows.map((row) => actionFromRow(row) as ListedAction), total: Number(counted.rows[0]!.count) };
}

export interface Progress {
  readonly entitled: number;
  readonly adjusted: number;
  readonly paid: number;
  readonly underReview: number;
  /** Positions that wait and would be larger than the books hold. */
  readonly outgrown: number;
  readonly shares: number;
  /** Paid so far, signed. */
  readonly amount: bigint;
}

/** As `outgrowsBooks` judges it. */
const OUTGROWN = `e.state = 'entitled' and c.kind in ('split', 'bonus') and p.opened_quantity - p.quantity + p.quantity::bigint
  * (c.numerator + case c.kind when 'bonus' then c.denominator else 0 end) / c.denominator > ${POSITION_SHARES_MAX}`;

/** Positions of each action by how far they are. */
export async function selectProgress(tx: Tx, actionIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Progress>> {
  const { rows } = await tx.query<Record<keyof Progress | 'id', bigint>>(
    `select e.action_id as id, count(*) as entitled, count(*) filter (where e.state <> 'entitled') as adjusted,
       count(*) filter (where e.state = 'done') as paid, count(*) filter (where ${OUTGROWN}) as outgrown, count(a.id) as "underReview", coalesce(sum(e.shares), 0) as shares,
       coalesce(sum(e.amount + e.in_lieu) filter (where e.state = 'done'), 0) as amount
     from actions.entitlement e left join actions.application a on a.entitlement_id = e.id and a.status = 'pending'
       join actions.action c on c.id = e.action_id left join orders.position p on p.id = e.position_id and p.customer_id = e.customer_id
     where e.action_id = any ($1::bigint[]) group by e.action_id`,
    [plainArray(actionIds)],
  );
  return new Map(
    rows.map(({ id, amount, ...counts }) => [
      id,
      {
        entitled: Number(counts.entitled),
        adjusted: Number(counts.adjusted),
        paid: Number(counts.paid),
        underReview: Number(counts.underReview),
        outgrown: Number(counts.outgrown),
        shares: Number(counts.shares),
        amount: BigInt(amount),
      },
    ]),
  );
}

export type ActionStep = 'recorded_at' | 'adjusted_at' | 'paid_at';

/** False: it was done before. */
export async function updateStep(tx: Tx, id: bigint, step: ActionStep, at: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update actions.action set ${step} = $2 where id = $1 and ${step} is null and withdrawn_at is null`,
    [id, at],
  );
  return rowCount === 1;
}

/** The first ones stay, so that a fraction is worth the same after a crash and nobody is told of two dates. */
export async function keepTerms(
  tx: Tx,
  id: bigint,
  { base, settlesAt }: { readonly base: number; readonly settlesAt: number },
): Promise<{ readonly base: number; readonly settlesAt: number }> {
  await tx.query(
    'update actions.action set base = coalesce(base, $2), settles_at = coalesce(settles_at, $3) where id = $1',
    [id, base, settlesAt],
  );
  const { rows } = await tx.query<{ base: bigint; settlesAt: bigint }>(
    'select base, settles_at as "settlesAt" from actions.action where id = $1',
    [id],
  );
  return { base: Number(rows[0]!.base), settlesAt: Number(rows[0]!.settlesAt) };
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

/** Which entitlements: those of the ex-date; or dividends that may be paid, where `onApplication` those only that were approved or are owed. */
export type Which = 'entitled' | 'due' | 'onApplication';

const CONDITIONS: Readonly<Record<Which, string>> = {
  entitled: `e.state = 'entitled'`,
  due: `e.state = 'due'`,
  onApplication: `e.state = 'due' and (e.direction = 'short' or exists (
    select from actions.application a where a.entitlement_id = e.id and a.status = 'approved'))`,
};

/** Of these customers: call it under the locks of their books. */
export async function selectEntitlements(
  tx: Tx,
  actionId: bigint,
  customerIds: readonly bigint[],
  which: Which,
): Promise<EntitlementRow[]> {
  const { rows } = await tx.query<EntitlementRow>({
    name: `actions.entitlements_${which}`,
    text: `select e.id, e.customer_id as "customerId", e.position_id as "positionId", e.direction, e.quantity, e.amount
      from actions.entitlement e
      where e.action_id = $1 and ${CONDITIONS[which]} and e.customer_id = any ($2::bigint[]) order by e.id`,
    values: [actionId, plainArray(customerIds)],
  });
  return rows;
}

/** The next customers who have one. */
export async function selectEntitledCustomers(
  tx: Tx,
  { actionId, which, after, limit }: { actionId: bigint; which: Which; after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: `actions.entitled_customers_${which}`,
    text: `select distinct e.customer_id as id from actions.entitlement e
      where e.action_id = $1 and ${CONDITIONS[which]} and e.customer_id > $2 order by 1 limit $3`,
    values: [actionId, after, limit],
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

/** From the ex-date on. */
export async function updateDue(tx: Tx, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    name: 'actions.update_due',
    text: `update actions.entitlement set state = 'due' where id = any ($1::bigint[]) and state = 'entitled'`,
    values: [plainArray(ids)],
  });
}

export interface PaidDividend {
  readonly id: bigint;
  readonly entryId: bigint;
}

export async function updatePaid(tx: Tx, paid: readonly PaidDividend[], at: number): Promise<void> {
  if (paid.length === 0) return;
  await tx.query({
    name: 'actions.update_paid',
    text: `update actions.entitlement e set state = 'done', done_at = $1::bigint, entry_id = p.entry_id
      from unnest($2::bigint[], $3::bigint[]) as p (id, entry_id) where e.id = p.id and e.state = 'due'`,
    values: [at, plainArray(paid.map(({ id }) => id)), plainArray(paid.map(({ entryId }) => entryId))],
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
    settlesAt: numberOrNull(row['settles_at']),
    recordedAt: numberOrNull(row['recorded_at']),
    adjustedAt: numberOrNull(row['adjusted_at']),
    paidAt: numberOrNull(row['paid_at']),
    notice: row['notice'] as string | null,
    withdrawnAt: numberOrNull(row['withdrawn_at']),
  };
}
