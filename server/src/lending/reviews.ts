/** Lending as staff read it: contract/src/lending/staff-calls.ts. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { listLendingShares } from '@bahi/contract/lending/staff-calls.ts';
import type { MarketInstrument } from '@bahi/contract/venue.ts';
import { borrowRateBps } from '@bahi/core/lending-fee.ts';
import { borrowable, EMPTY_POOL, houseQuota, type Pool } from '@bahi/core/lending.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { lentOrBorrowed, selectPools } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import type { Desk } from '../staff/service.ts';
import { lastFees } from './store.ts';

interface Deps {
  readonly feed: { instruments(): readonly MarketInstrument[] };
  readonly parametersAt: (now: number) => Parameters;
}

type Page = OutputOf<typeof listLendingShares>;

export function registerLendingReviews(desk: Desk, deps: Deps): void {
  desk.query(listLendingShares, (tx, { input, now }) => sharesPage(deps, tx, input, now));
}

/** There are few shares beside customers: they are counted anew each time, and no second truth is kept of them. */
export async function sharesPage(
  { feed, parametersAt }: Deps,
  tx: Tx,
  { text = '', page, pageSize }: ParsedInputOf<typeof listLendingShares>,
  now: number,
): Promise<Page> {
  const parameters = parametersAt(now);
  const used = await lentOrBorrowed(tx);
  const sought = text.toLowerCase();
  const isShown = ({ symbol, name }: MarketInstrument) =>
    sought === '' ? used.has(symbol) : [symbol, name].some((word) => word.toLowerCase().includes(sought));
  const listed = feed.instruments().filter(isShown);
  const pools = await selectPools(
    tx,
    listed.map(({ symbol }) => symbol),
  );
  const all = listed
    .flatMap((instrument) => {
      const share = shareOf(instrument, { pool: pools.get(instrument.symbol) ?? EMPTY_POOL, parameters });
      return share === null ? [] : [share];
    })
    .toSorted((one, two) => two.rateBps - one.rateBps || two.lent - one.lent || (one.symbol < two.symbol ? -1 : 1));
  const shown = all.slice((page - 1) * pageSize, page * pageSize);
  const fees = await lastFees(
    tx,
    shown.map(({ symbol }) => symbol),
  );
  const rows = shown.map((share) => {
    const last = fees.get(share.symbol);
    const lastFee =
      last === undefined ? null : { date: last.date, fees: formatMoney(last.fees), paid: formatMoney(last.paid) };
    return { ...share, lenders: used.get(share.symbol) ?? 0, lastFee };
  });
  return { rows, total: all.length, page, pageSize };
}

/** Null: of what has no shares nobody borrows any. */
function shareOf(
  { symbol, name, ...listed }: MarketInstrument,
  { pool, parameters }: { readonly pool: Pool; readonly parameters: Parameters },
) {
  const quota = houseQuota(listed, parameters);
  if (quota === null) return null;
  const { lent, recalled, borrowed } = pool;
  const { left } = borrowable(quota, pool, parameters);
  const rateBps = borrowRateBps({ borrowed, quota: quota + lent }, parameters);
  return { symbol, name, lent, recalled, borrowed, onLoan: Math.min(lent, borrowed), houseQuota: quota, left, rateBps };
}
