/** Pools as staff see them, halt them, let them in again and take them off the shelf: contract/src/pools/staff-calls.ts. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import * as contract from '@bahi/contract/pools/staff-calls.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { bookValue, dealsAt, formatUnits } from '@bahi/core/pool.ts';
import { turnoverOf } from '@bahi/core/position.ts';
import { readBalance } from '../ledger/read.ts';
import { longBook } from '../orders/service.ts';
import { int8Array } from '../platform/arrays.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { changeView, selectProposedOf, writeAudit, type Asked, type Desk } from '../staff/service.ts';
import { knownPools } from './checks.ts';
import { halt, proposeResume, resumeRule, selectHalts, type HaltRow } from './halting.ts';
import { filedPlans } from './plan-file.ts';
import { selectNewestPlans } from './plans.ts';
import type { PoolRow } from './rows.ts';
import { pagePools, pools, selectWaiting } from './store.ts';
import { selectLast } from './valuation-store.ts';
import { readBook, type ValuingDeps } from './valuing.ts';
import { poolView } from './views.ts';

type Deps = Pick<ValuingDeps, 'feed' | 'isHeldUp'> & { readonly calendar: Calendar };
type StaffPool = OutputOf<typeof contract.haltPool>;

/** Plans that are shown beside the positions. */
const PLANS_SHOWN = 2;

export function registerPoolsReviews(desk: Desk, deps: Deps): void {
  desk.changes({ pool_resume: resumeRule });
  desk.query(contract.listStaffPools, async (tx, { input, now }) => {
    const { rows, total } = await pagePools(tx, input);
    return { rows: await staffPools(deps, tx, rows, now), total, page: input.page, pageSize: input.pageSize };
  });
  desk.query(contract.getStaffPool, async (tx, { input, now }) => {
    const row = await poolRow(tx, input.pool);
    const held = (await longBook(tx, row.customerId)).filter(({ shares }) => shares > 0);
    const positions = held.map(({ symbol, shares }) => {
      const price = deps.feed.mark(symbol)?.price;
      const value = price === undefined ? null : formatMoney(turnoverOf(price, shares));
      return { symbol, shares, mark: price === undefined ? null : formatMoney(BigInt(price)), value };
    });
    const plans = await filedPlans(tx, { poolId: row.id, after: 0, newest: PLANS_SHOWN });
    const params = await refusalParams(
      tx,
      row.id,
      plans.map(({ number }) => number),
    );
    return {
      pool: await staffPool(deps, tx, row, now),
      positions,
      plans: plans.map((plan) => ({
        ...plan,
        // It is large, and stands in the file that everybody reads.
        seen: null,
        lines: plan.lines.map((line) => ({
          ...line,
          refusal:
            line.code === null ? null : { code: line.code, params: params.get(`${plan.number} ${line.line}`) ?? {} },
        })),
      })),
    };
  });
  desk.command(contract.haltPool, async (tx, asked) => {
    await halt(tx, asked);
    return staffPool(deps, tx, await poolRow(tx, asked.input.pool), asked.now);
  });
  desk.command(contract.proposePoolResume, proposeResume);
  desk.command(contract.takePoolOffShelf, async (tx, asked) =>
    staffPool(deps, tx, await takeOffShelf(tx, asked), asked.now),
  );
}

/** Of each refused line of these plans, by the number of the plan and the line. */
async function refusalParams(
  tx: Tx,
  poolId: bigint,
  numbers: readonly number[],
): Promise<ReadonlyMap<string, Refusal['params']>> {
  const { rows } = await tx.query<{ number: number; line: number; params: Refusal['params'] }>(
    `select p.number, l.line, l.params from pools.plan p join pools.plan_line l on l.plan_id = p.id
     where p.pool_id = $1 and p.number = any ($2::bigint[]) and l.params is not null`,
    [poolId, int8Array(numbers.map(BigInt))],
  );
  return new Map(rows.map(({ number, line, params }) => [`${number} ${line}`, params]));
}

async function poolRow(tx: Tx, id: string): Promise<PoolRow> {
  return (await pools.select(tx, storedId(id))) ?? refuse('pools.unknown', {});
}

/** For good; nobody whose money waits is let in by a valuation after it. */
async function takeOffShelf(
  tx: Tx,
  { input: { pool, reason }, staff, now }: Asked<ParsedInputOf<typeof contract.takePoolOffShelf>>,
): Promise<PoolRow> {
  const row = await poolRow(tx, pool);
  if (row.endedAt !== null) refuse('pools.ended', {});
  const { rowCount } = await tx.query(
    `update pools.pool set off_shelf_at = $2, off_shelf_by = $3, off_shelf_reason = $4 where id = $1 and off_shelf_at is null`,
    [row.id, now, staff.name, reason],
  );
  if (rowCount === 0) refuse('pools.off_shelf', {});
  const subject = `pool:${row.id}`;
  await writeAudit(tx, { staffId: staff.staffId, action: 'pool.off_shelf', subject, detail: { reason }, now });
  return poolRow(tx, pool);
}

async function staffPool(deps: Deps, tx: Tx, row: PoolRow, now: number): Promise<StaffPool> {
  return (await staffPools(deps, tx, [row], now))[0]!;
}

async function staffPools(deps: Deps, tx: Tx, rows: readonly PoolRow[], now: number): Promise<StaffPool[]> {
  const ids = rows.map(({ id }) => id);
  const [lasts, plans, halts] = [await selectLast(tx, ids), await selectNewestPlans(tx, ids), await selectHalts(tx)];
  const shown: StaffPool[] = [];
  for (const known of await knownPools(tx, rows)) {
    const { pool } = known;
    const last = lasts.get(pool.id) ?? null;
    const waiting = await selectWaiting(tx, pool.id);
    const balance = await readBalance(tx, pool.customerId);
    const book = await readBook(deps, tx, pool, now);
    const halted = halts.get(pool.id);
    shown.push({
      ...poolView(deps.calendar, known, { last, now }),
      customer: pool.customerId.toString(),
      cash: formatMoney(balance.cash),
      held: formatMoney(balance.held),
      value: book === null ? null : formatMoney(bookValue(book)),
      units: formatUnits(pool.units),
      waitingIn: { count: waiting.ins, amount: formatMoney(waiting.amount) },
      waitingOut: { count: waiting.outs, units: formatUnits(waiting.units) },
      lastValuation: last === null ? null : { number: last.number, at: Number(last.at), hash: last.hash },
      nextValuationAt: pool.endedAt === null ? dealsAt(deps.calendar, { at: now, cutoffMs: 0 }).at : null,
      plan: plans.get(pool.id) ?? null,
      halt: halted === undefined ? null : await haltView(tx, halted),
      offShelf: pool.offShelfAt === null ? null : offShelfOf(pool),
    });
  }
  return shown;
}

async function haltView(tx: Tx, { poolId, at, name, reason }: HaltRow): Promise<StaffPool['halt']> {
  const resume = await selectProposedOf(tx, 'pool_resume', poolId.toString());
  return { by: name, at: Number(at), reason, resume: resume === null ? null : changeView(resume) };
}

function offShelfOf({ offShelfAt, offShelfBy, offShelfReason }: PoolRow): StaffPool['offShelf'] {
  return { by: offShelfBy!, at: Number(offShelfAt), reason: offShelfReason! };
}
