/** How the market list is set: which segment, order, ranking and sector; and how an address carries it. Pure. */
import type { rankingKey } from '@bahi/contract/market.ts';
import type * as z from 'zod/mini';
import { readSort, writeSort, type Sort } from '../../ui/sort-rows.ts';

export type RankingKey = z.infer<typeof rankingKey>;
export const rankingKeys = ['all', 'gainers', 'losers', 'turnover', 'volume', 'amplitude'] as const satisfies readonly (
  | RankingKey
  | 'all'
)[];

export interface MarketView {
  readonly tab: 'watchlist' | 'quotes';
  readonly sort: Sort | null;
  readonly by: RankingKey | 'all';
  /** Null: every sector. */
  readonly sector: string | null;
}

/** Unknown values fall back one by one: links live long. */
export function readView(query: { readonly [K in 'tab' | 'sort' | 'by' | 'sector']?: string }): MarketView {
  return {
    tab: query.tab === 'quotes' ? 'quotes' : 'watchlist',
    sort: readSort(query.sort),
    by: rankingKeys.find((key) => key === query.by) ?? 'all',
    sector: query.sector ?? null,
  };
}

/** `tab` is always written, so that an address with a view is told from one without. */
export function writeView({ tab, sort, by, sector }: MarketView): Record<string, string | undefined> {
  return { tab, sort: writeSort(sort), by: by === 'all' ? undefined : by, sector: sector ?? undefined };
}
