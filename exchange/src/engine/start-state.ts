/**
 * Where everything stands when the market starts: at genesis by its history, later by the caller's recorded bars. The history
 * it is worked out from is large, and is let go of here.
 */
import { tickAtOrBelow } from '@bahi/core/price.ts';
import type { Basket } from '../computed.ts';
import { sharesFactorOf, type ComingAction } from '../history/actions.ts';
import { exPriceOf, nearestTick } from '../history/days.ts';
import { createHistory, type ComputedDay, type StartState } from '../history/history.ts';
import type { Board } from '../listed.ts';
import type { ActionPlan } from '../news/coming-actions.ts';
import type { AnnouncedAction, NewListing, ResumeState, ResumeSymbol, RightsIssue } from '../port.ts';
import type { MarketSeed } from '../streams.ts';
import type { DayFigures, StockStart } from './stock.ts';

export interface StartStates {
  /** The business date the figures belong to. */
  readonly date: string;
  readonly stocks: readonly StockStart[];
  /** In the order of the board's computed instruments. */
  readonly computed: readonly ComputedStart[];
}

export interface ComputedStart {
  /** What it held in the last session of history, and that session's date. */
  readonly basket: Basket | null;
  readonly historyDate: string;
  /** The date so far, as recorded or as history has it; null when nothing is known of it. */
  readonly day: ComputedDay | null;
  /** As recorded; undefined at the first start. */
  readonly known: ResumeSymbol | undefined;
  /** Of a fund's book: units traded on the date so far, as history has it, and the number that the next trade counts on from. */
  readonly volume: number;
  readonly tradeSeq: number;
}

export interface StartInput extends MarketSeed {
  readonly board: Board;
  readonly now: number;
  readonly actionsFrom?: number | undefined;
  readonly resume?: ResumeState;
  /** As in ExchangeOptions. */
  readonly listed?: readonly NewListing[] | undefined;
  readonly rights?: readonly RightsIssue[] | undefined;
  readonly announced?: readonly AnnouncedAction[] | undefined;
}

interface Starting extends StartInput {
  readonly plan: ActionPlan;
}

/**
 * Trade numbers of a restart begin at one for each millisecond of the market's life so far (or above the highest known):
 * more than ever were given, so none comes twice.
 */
export function startsOf({ seed, genesis, board, now, resume, plan }: Starting): StartStates {
  const history = pastOf(seed, genesis, board);
  const { listings } = board;
  const { historyDate } = history;
  const elapsed = Math.max(0, Math.floor(now - history.genesis));
  const known = new Map(resume?.symbols.map((each) => [each.symbol, each]));
  const date = resume !== undefined && resume.businessDate > historyDate ? resume.businessDate : historyDate;
  const stocks = listings.map(({ symbol, inactive }, at): StockStart => {
    const from = inactive === null ? known.get(symbol) : undefined;
    const gone = plan.between(at, historyDate, date);
    const sharesFactor = gone.reduce((all, action) => all * sharesFactorOf(action), 1);
    if (from === undefined) {
      return {
        ...withoutEntitlements(history.startOf(at), gone),
        tradeSeq: resume === undefined ? 0 : elapsed,
        sharesFactor,
      };
    }
    const last = tickAtOrBelow(from.last);
    const turnover = from.turnover ?? from.last * from.volume;
    const tradeSeq = Math.max(from.tradeSeq ?? 0, elapsed);
    const { previousClose, open, high, low, volume, mark, openingMark } = from;
    const since = gone.filter(({ exDate }) => exDate > (from.date ?? date));
    return {
      ...withoutEntitlements({ previousClose, open, high, low, last, volume, turnover, mark, openingMark }, since),
      tradeSeq,
      sharesFactor,
    };
  });
  const computed = board.computed.map(({ symbol }, which): ComputedStart => {
    const from = known.get(symbol);
    const day = resume === undefined ? history.computedStart(which) : (from ?? null);
    const tradeSeq = resume === undefined ? 0 : elapsed;
    return {
      basket: history.basketOf(which),
      historyDate,
      day,
      known: from,
      volume: history.computedVolume(which),
      tradeSeq,
    };
  });
  return { date, stocks, computed };
}

/** What a start takes from the history. */
interface Past {
  readonly historyDate: string;
  readonly genesis: number;
  readonly startOf: (at: number) => StartState;
  readonly computedStart: (which: number) => ComputedDay;
  readonly basketOf: (which: number) => Basket | null;
  readonly computedVolume: (which: number) => number;
}

let pastsKept = 0;
const pasts = new Map<string, Past>();

/** For tests, which start the same market again and again: so many pasts stay for the next start. The product keeps none. */
export function keepPasts(count: number): void {
  pastsKept = count;
}

function pastOf(seed: string, genesis: number, board: Board): Past {
  if (pastsKept === 0) return readPast(seed, genesis, board);
  const key = `${seed} ${genesis} ${board.listings.map(({ symbol }) => symbol).join()}`;
  const past = pasts.get(key) ?? rememberedPast(readPast(seed, genesis, board));
  // The one used last goes last.
  pasts.delete(key);
  pasts.set(key, past);
  if (pasts.size > pastsKept) pasts.delete(pasts.keys().next().value!);
  return past;
}

function readPast(seed: string, genesis: number, board: Board): Past {
  const history = createHistory({ seed, genesis, board });
  const { startOf, computedStart, basketOf, computedVolume } = history;
  return {
    historyDate: history.timeline.sessions.at(-1)!.date,
    genesis: history.genesis,
    startOf,
    computedStart,
    basketOf,
    computedVolume,
  };
}

function rememberedPast(past: Past): Past {
  return {
    ...past,
    startOf: remembered(past.startOf),
    computedStart: remembered(past.computedStart),
    basketOf: remembered(past.basketOf),
    computedVolume: remembered(past.computedVolume),
  };
}

function remembered<T>(compute: (at: number) => T): (at: number) => T {
  const known = new Map<number, T>();
  return (at) => {
    if (!known.has(at)) known.set(at, compute(at));
    return known.get(at)!;
  };
}

/** A fund's book: as it was last recorded, else where its basket stands. `tradeSeq` as of a listing. */
export function fundStart({ known, tradeSeq, volume }: ComputedStart, basket: DayFigures): StockStart {
  if (known !== undefined) {
    const { previousClose, open, high, low, mark, openingMark } = known;
    const last = tickAtOrBelow(known.last);
    const turnover = known.turnover ?? known.last * known.volume;
    const day = { previousClose, open, high, low, last, volume: known.volume, turnover, mark, openingMark };
    return { ...day, tradeSeq: Math.max(known.tradeSeq ?? 0, tradeSeq), sharesFactor: 1 };
  }
  const [previousClose, open, last] = [basket.previousClose, basket.open!, basket.last!].map(nearestTick);
  const { high, low } = basket;
  const day = { previousClose: previousClose!, open: open!, high, low, last: last!, volume, turnover: last! * volume };
  return { ...day, tradeSeq, sharesFactor: 1 };
}

/** As it was last recorded; one that never traded stands at its issue price. */
export function newcomerStart(
  { symbol, issuePrice }: NewListing,
  { genesis, resume, date, plan }: NewcomerInput,
  now: number,
): StockStart {
  const elapsed = Math.max(0, Math.floor(now - genesis));
  const from = resume?.symbols.find((each) => each.symbol === symbol);
  if (from === undefined) {
    const nothing = { open: null, high: null, low: null, last: null, volume: 0, turnover: 0 };
    return { ...nothing, previousClose: issuePrice, tradeSeq: elapsed, sharesFactor: 1 };
  }
  const { previousClose, open, high, low, volume, mark, openingMark } = from;
  const last = tickAtOrBelow(from.last);
  const tradeSeq = Math.max(from.tradeSeq ?? 0, elapsed);
  const turnover = from.turnover ?? from.last * volume;
  const gone = plan.between(symbol, '', date);
  const since = gone.filter(({ exDate }) => exDate > (from.date ?? date));
  return {
    ...withoutEntitlements({ previousClose, open, high, low, last, volume, turnover, mark, openingMark }, since),
    tradeSeq,
    sharesFactor: gone.reduce((all, action) => all * sharesFactorOf(action), 1),
  };
}

interface NewcomerInput extends Pick<StartInput, 'genesis' | 'resume'> {
  /** The business date that the market's figures are of. */
  readonly date: string;
  readonly plan: ActionPlan;
}

/** Last seen before its ex-dates: it stands at what its last price has become, and nothing is known of the date. */
function withoutEntitlements(
  day: Omit<StockStart, 'tradeSeq' | 'sharesFactor'>,
  gone: readonly ComingAction[],
): Omit<StockStart, 'tradeSeq' | 'sharesFactor'> {
  if (gone.length === 0) return day;
  const level = gone.reduce(exPriceOf, day.last ?? day.previousClose);
  return { previousClose: level, open: level, high: level, low: level, last: level, volume: 0, turnover: 0 };
}
