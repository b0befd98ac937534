/** Where every stock stands when the market starts: at genesis by its history, later by the caller's recorded bars. */
import { tickAtOrBelow } from '@bahi/core/price.ts';
import type { History } from '../history/history.ts';
import type { Equity } from '../instruments.ts';
import type { ResumeState } from '../port.ts';
import type { StockStart } from './stock.ts';

export interface StartStates {
  /** The business date the figures belong to. */
  readonly date: string;
  readonly stocks: readonly StockStart[];
}

/**
 * Trade numbers of a restart begin at one for each millisecond of the market's life so far (or above the highest known):
 * more than ever were given, so none comes twice.
 */
export function startsOf(
  history: History,
  equities: readonly Equity[],
  now: number,
  resume: ResumeState | undefined,
): StartStates {
  const lastSession = history.timeline.sessions.at(-1)!;
  const elapsed = Math.max(0, Math.floor(now - history.genesis));
  const known = new Map(resume?.symbols.map((each) => [each.symbol, each]));
  const date = resume !== undefined && resume.businessDate > lastSession.date ? resume.businessDate : lastSession.date;
  const stocks = equities.map((equity, at): StockStart => {
    const from = known.get(equity.symbol);
    if (from === undefined) return { ...history.startOf(at), tradeSeq: resume === undefined ? 0 : elapsed };
    return {
      previousClose: from.previousClose,
      open: from.open,
      high: from.high,
      low: from.low,
      last: tickAtOrBelow(from.last),
      volume: from.volume,
      turnover: from.turnover ?? from.last * from.volume,
      tradeSeq: Math.max(from.tradeSeq ?? 0, elapsed),
    };
  });
  return { date, stocks };
}
