/** The plans of a pool as the file that anybody works out again (`bahi-plans-1`, core/src/pool-plan.ts). */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getPoolPlans } from '@bahi/contract/pools/calls.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { publicThrough } from '@bahi/core/pool.ts';
import type { Target } from '@bahi/core/strategies/stock.ts';
import { int8Array } from '../platform/arrays.ts';
import type { Reader } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { numberOrNull } from '../platform/stored-number.ts';

type File = OutputOf<typeof getPoolPlans>;
export type FiledPlan = File['plans'][number];

const PLANS_MAX = 30;

/** Each from the close of the session after its own on. */
export async function plansFile(
  calendar: Calendar,
  tx: Reader,
  { poolId, after, now }: { readonly poolId: bigint; readonly after: number; readonly now: number },
): Promise<File> {
  const { rows } = await tx.query<Pick<File, 'strategy'> & { date: string | null; targets: Target[] | null }>(
    `select p.strategy, b.date::text as date, b.targets from pools.pool p
     left join pools.plan b on b.pool_id = p.id and b.number = $2 where p.id = $1`,
    [poolId, after],
  );
  const { strategy, date, targets } = rows[0] ?? refuse('pools.unknown', {});
  const through = publicThrough(calendar, now);
  const isPublic = (of: string) => of <= through;
  const isKnown = date !== null && isPublic(date);
  const plans =
    after > 0 && !isKnown ? [] : (await filedPlans(tx, { poolId, after })).filter((plan) => isPublic(plan.date));
  const before = isKnown ? { date, targets: targets! } : null;
  return { format: 'bahi-plans-1', pool: Number(poolId), strategy, before, plans };
}

/** In the order of their numbers; `newest`: the last ones, whether or not they are public. */
export async function filedPlans(
  tx: Reader,
  of: { readonly poolId: bigint; readonly after: number; readonly newest?: number },
): Promise<FiledPlan[]> {
  const order = of.newest === undefined ? 'asc' : 'desc';
  const { rows } = await tx.query<Omit<FiledPlan, 'lines' | 'at'> & { id: bigint; at: bigint }>(
    `select p.id, p.number, p.date::text as date, p.at, case when p.is_rule_asked then s.stocks end as seen, p.targets,
       p.cash::text as cash, p.dividends::text as dividends, p.owed::text as owed, p.stocks, p.lot_size as "lotSize",
       p.buying_cash::text as "buyingCash", p.buying_owed::text as "buyingOwed"
     from pools.plan p left join pools.seen s on s.date = p.date
     where p.pool_id = $1 and p.number > $2 order by p.number ${order} limit $3`,
    [of.poolId, of.after, of.newest ?? PLANS_MAX],
  );
  const { rows: lines } = await tx.query<FiledPlan['lines'][number] & { planId: bigint; limit: bigint | null }>(
    `select plan_id as "planId", line, symbol, side, shares as planned, asked, limit_price as "limit", outcome, code,
       filled, turnover::text as turnover
     from pools.plan_line where plan_id = any ($1::bigint[]) order by plan_id, line`,
    [int8Array(rows.map(({ id }) => id))],
  );
  const byPlan = Map.groupBy(lines, ({ planId }) => planId);
  return rows
    .map(({ id, ...plan }) => ({
      ...plan,
      at: Number(plan.at),
      lines: (byPlan.get(id) ?? []).map((row) => {
        const { planId: _, ...line } = row;
        return { ...line, limit: numberOrNull(line.limit) };
      }),
    }))
    .toSorted((one, other) => one.number - other.number);
}
