/** Where every listing stands when the market starts: at genesis by its history, later by the caller's recorded bars. */
import { tickAtOrBelow } from '@bahi/core/price.ts';
import type { History } from '../history/history.ts';
import type { ResumeState, ResumeSymbol } from '../port.ts';
import type { StockStart } from './stock.ts';

export interface StartStates {
  /** The business date the figures belong to. */
  readonly date: string;
  readonly stocks: readonly StockStart[];
  readonly known: ReadonlyMap<string, ResumeSymbol>;
}

/**
 * Trade numbers of a restart begin at one for each millisecond of the market's life so far (or above the highest known):
 * more than ever were given, so none comes twice.
 */
export function startsOf(history: History, now: number, resume: ResumeState | undefined): StartStates {
  const { listings, computed } = history.board;
  const historyDate = history.timeline.sessions.at(-1)!.date;
  const elapsed = Math.max(0, Math.floor(now - history.genesis));
  const symbols = new Set([...listings, ...computed].map(({ symbol }) => symbol));
  const known = new Map(resume?.symbols.flatMap((each) => (symbols.has(each.symbol) ? [[each.symbol, each]] : [])));
  const date = resume !== undefined && resume.businessDate > historyDate ? resume.businessDate : historyDate;
  const stocks = listings.map(({ symbol, inactive }, at): StockStart => {
    const from = inactive === null ? known.get(symbol) : undefined;
    if (from === undefined) return { ...history.startOf(at), tradeSeq: resume === undefined ? 0 : elapsed };
    const last = tickAtOrBelow(from.last);
    const turnover = from.turnover ?? from.last * from.volume;
    const tradeSeq = Math.max(from.tradeSeq ?? 0, elapsed);
    const { previousClose, open, high, low, volume } = from;
    return { previousClose, open, high, low, last, volume, turnover, tradeSeq };
  });
  return { date, stocks, known };
}
