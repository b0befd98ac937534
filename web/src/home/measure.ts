/** What a ranking ranks by, in words for a row; null where the row shows it already. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listRankings, rankingKey } from '@bahi/contract/market/calls.ts';
import { formatCompact, formatPrice } from '@bahi/core/format.ts';
import { formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import type { CommonTexts } from '../i18n/common.en.ts';
import type { OverviewTexts } from './overview-texts.en.ts';

type Quote = OutputOf<typeof listRankings>['rows'][number];

export function measureOf(
  by: z.output<typeof rankingKey>,
  quote: Quote,
  { t, units }: { t: Pick<OverviewTexts, 'measure'>; units: CommonTexts['units'] },
): string | null {
  switch (by) {
    case 'gainers':
    case 'losers':
      return null;
    case 'turnover':
      return t.measure.turnover(formatCompact(quote.turnover, units));
    case 'volume':
      return t.measure.volume(formatCompact(quote.volume, units));
    case 'amplitude': {
      const rate = amplitudeOf(quote);
      return rate === null ? null : t.measure.amplitude(formatPrice(rate));
    }
  }
}

const SCALE = 8;

/** High minus low in percent of the previous close, half up; null while one of them is unknown. */
export function amplitudeOf({
  high,
  low,
  previousClose,
}: Pick<Quote, 'high' | 'low' | 'previousClose'>): string | null {
  const [top, bottom, before] = [high, low, previousClose].map((text) => parseDecimal(text ?? '', SCALE));
  if (!top || !bottom || !before) return null;
  return formatDecimal(((top - bottom) * 20_000n + before) / (before * 2n), 2);
}
