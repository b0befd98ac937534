/**
 * The corporate actions after genesis (rules §4): a pure function of the market's streams, genesis and the company, so that what was
 * announced is what happens, whenever the market is asked and however often it started again. A dividend goes on yearly from
 * the company's last one; splits and bonus shares are rare, but a fresh market has one of each within days.
 */
import type { MarketEvent } from '@bahi/contract/venue.ts';
import { addBusinessDays, addDays, calendars, isWorkingDay, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { Rng } from '@bahi/core/rng.ts';
import {
  actionsOf,
  bonuses,
  payDateOf,
  paysDividends,
  sharesFactorOf,
  splits,
  type ActionTerms,
  type ComingAction,
} from '../history/actions.ts';
import { timelineOf } from '../history/timeline.ts';
import type { Board, Listed } from '../listed.ts';
import type { AnnouncedAction, RightsIssue } from '../port.ts';
import { streamsOf, type MarketSeed } from '../streams.ts';
import { findableDraws, secretDraws, type ActionDraws } from './action-draws.ts';
import { createAnnounced, type AnnouncedActions } from './announced-actions.ts';
import { momentIn } from './company-news.ts';
import { actionEvent } from './market-stories.ts';

export interface ActionPlan {
  /** What the caller announced, for as long as the plan lives. */
  readonly announced: AnnouncedActions;
  /** Of a listing, by its position or symbol, or of a company that came later: ex-dates after `after` up to `date`, oldest first. */
  between(which: number | string, after: string, date: string): readonly ComingAction[];
  /** Of a listing: what was announced by `now`, and may still be to come. */
  declaredBy(at: number, now: number): readonly ComingAction[];
  /** What is announced or goes ex in [from, to), in no order. */
  events(from: number, to: number): MarketEvent[];
}

/** No announcement is further ahead of its ex-date. */
const AHEAD_DAYS = 45;
/** Days between two dividends of a company, at least. */
const DIVIDEND_DAYS = 361;
/** Days between two share actions of a company, on average half of it: about two a month in the whole market. */
const SHARE_ACTION_DAYS = 6_000;
/** Sessions after genesis of the first split and the first bonus shares. */
const FIRST_SPLIT = 4;
const FIRST_BONUS = 6;
/** Paise: no company makes its shares cheaper than this. */
const CHEAP = 100_00;
/** Of the smallest bonus. */
const FACTOR_MIN = 1.5;

export interface PlanOptions extends MarketSeed {
  readonly board: Board;
  /** Only what goes ex later than this happens; left out: nothing. */
  readonly actionsFrom?: number | undefined;
  /** What the caller announced, of companies; left out: nothing. */
  readonly announced?: readonly AnnouncedAction[] | undefined;
  readonly rights?: readonly RightsIssue[] | undefined;
}

export function planActions({ board, actionsFrom, ...options }: PlanOptions): ActionPlan {
  const ofCompanies: Pick<PlanOptions, 'announced' | 'rights'> = board.id === 'equity' ? options : {};
  const announced = createAnnounced(calendars[board.calendarId], ofCompanies.announced, ofCompanies.rights);
  const placeOf = new Map(board.listings.map(({ symbol }, at) => [symbol, at]));
  const streams = streamsOf(options);
  const timeline = timelineOf(streams, options.genesis, board);
  const { calendar } = timeline;
  const after = timeline.sessions.at(-1)!.date;
  // Before its seed was renewed the market drew from open streams.
  const draws = streams.isRenewed ? findableDraws(streams) : secretDraws(streams);
  const first = firstOf(draws.first(), board.listings);
  const known = board.listings.map((listed, at) => {
    if (actionsFrom === undefined || listed.liquidity === null || listed.inactive !== null) return null;
    const last = actionsOf(streams, listed, timeline).findLast(({ kind }) => kind === 'dividend');
    const lastDividend = last?.exDate ?? after;
    const pays = paysDividends(streams, listed);
    const company = { draws, listed, pays, calendar, actionsFrom };
    const start: PlanInput = { ...company, after, lastDividend, first: first.get(at), factor: 1 };
    return { actions: [] as ComingAction[], coming: streams.isRenewed ? renewed(start) : actionsAfter(start) };
  });

  /** What was told before the seed was renewed happens. Whatever else comes is later than all that could have been told by then. */
  function* renewed(start: PlanInput): Generator<ComingAction, void> {
    const horizon = horizonOf(streams.secretFrom);
    const told: ComingAction[] = [];
    for (const action of actionsAfter(start)) {
      if (action.exDate > horizon) break;
      if (action.declaredAt <= streams.secretFrom) told.push(action);
    }
    yield* told;
    const toldLast = told.findLast(({ kind }) => kind === 'dividend')?.exDate ?? start.lastDividend;
    // One that would be due before comes right after.
    const dueLast = addDays(horizon, -DIVIDEND_DAYS + 1);
    const lastDividend = toldLast > dueLast ? toldLast : dueLast;
    const factor = told.reduce((all, action) => all * sharesFactorOf(action), 1);
    const rest = { ...start, draws: secretDraws(streams), after: horizon, lastDividend, first: undefined, factor };
    yield* actionsAfter(rest);
  }

  /** The market's own, up to a date or a little later. */
  function ownUpTo(at: number, date: string): readonly ComingAction[] {
    const found = known[at];
    if (found === null || found === undefined) return [];
    const { actions, coming } = found;
    while ((actions.at(-1)?.exDate ?? '') <= date) {
      const next = coming.next();
      if (next.done === true) break;
      actions.push(next.value);
    }
    return actions;
  }

  /** With those that were announced. */
  function upTo(at: number, date: string): readonly ComingAction[] {
    const own = ownUpTo(at, date);
    const { symbol } = board.listings[at]!;
    const theirs = announced.of(symbol);
    const left = own.filter((action) => !announced.displaces(symbol, action));
    return theirs.length === 0 ? left : [...left, ...theirs].toSorted((a, b) => (a.exDate < b.exDate ? -1 : 1));
  }

  return {
    announced,
    between(which, from, date) {
      const at = typeof which === 'number' ? which : placeOf.get(which);
      if (at === undefined) return announced.between(which as string, from, date);
      return upTo(at, date).filter(({ exDate }) => exDate > from && exDate <= date);
    },
    declaredBy: (at, now) => upTo(at, horizonOf(now)).filter(({ declaredAt }) => declaredAt <= now),
    events(from, to) {
      const own = board.listings.flatMap(({ symbol }, at) =>
        ownUpTo(at, horizonOf(to))
          .filter((action) => !announced.displaces(symbol, action))
          .flatMap((action) => [
            actionEvent(symbol, 'declared', action, action.declaredAt),
            actionEvent(symbol, 'ex', action, action.exAt),
          ])
          .filter((event) => event.at >= from && event.at < to),
      );
      return [...own, ...announced.events(from, to)];
    },
  };
}

function horizonOf(now: number): string {
  return addDays(new Date(now).toISOString().slice(0, 10), AHEAD_DAYS);
}

interface PlanInput {
  readonly draws: ActionDraws;
  readonly listed: Listed;
  /** Dividends. */
  readonly pays: boolean;
  readonly calendar: Calendar;
  /** The date of genesis, or what could have been told before the seed was renewed: what comes is later. */
  readonly after: string;
  readonly actionsFrom: number;
  readonly lastDividend: string;
  readonly first: FirstAction | undefined;
  /** Shares by then for each of genesis. */
  readonly factor: number;
}

/** In the order of ex-dates, at most one on a date; without an end unless a company pays nothing and is cheap already. */
function* actionsAfter(input: PlanInput): Generator<ComingAction, void> {
  const { draws, listed, calendar } = input;
  const dividends = dividendsAfter(input);
  const shareActions = shareActionsAfter(input);
  let { factor } = input;
  const nextShares = () => (listed.startPrice / factor < CHEAP * FACTOR_MIN ? undefined : shareActions.next().value);
  let dividend = dividends?.next().value;
  let shares = nextShares();
  while (dividend !== undefined || shares !== undefined) {
    if (dividend !== undefined && shares?.date === dividend.date) {
      shares = { ...shares, date: workingDay(calendar, addDays(shares.date, 7)) };
    }
    if (dividend !== undefined && (shares === undefined || dividend.date < shares.date)) {
      const cash = Math.max(5, Math.round(((listed.startPrice / factor) * dividend.yieldRate) / 5) * 5);
      if (happens(dividend.date)) {
        yield dated(input, dividend.date, { kind: 'dividend', numerator: 0, denominator: 1, cash });
      }
      dividend = dividends!.next().value;
      continue;
    }
    const { date, terms } = shares!;
    if (happens(date) && listed.startPrice / factor / sharesFactorOf(terms) >= CHEAP) {
      factor *= sharesFactorOf(terms);
      yield dated(input, date, terms);
    }
    shares = nextShares();
  }

  function happens(exDate: string): boolean {
    return sessionOn(calendar, exDate)!.open > input.actionsFrom;
  }

  function dated(of: PlanInput, exDate: string, action: ActionTerms): ComingAction {
    const rng = draws.declaredOf(of.listed.symbol, exDate);
    const declared = sessionOn(calendar, addBusinessDays(calendar, exDate, -(10 + rng.below(11))))!;
    return {
      ...action,
      recordDate: addBusinessDays(calendar, exDate, -1),
      exDate,
      payDate: payDateOf(calendar, of.listed.symbol, action.kind, exDate),
      declaredAt: momentIn(rng, declared),
      exAt: sessionOn(calendar, exDate)!.open,
    };
  }
}

/** Once a year about the same time, as in history; null for who pays none. */
function dividendsAfter(
  input: PlanInput,
): Generator<{ readonly date: string; readonly yieldRate: number }, never> | null {
  const { draws, listed, pays, calendar, after, lastDividend } = input;
  if (!pays) return null;
  const rng = draws.dividendsOf(listed.symbol);
  const usual = 0.004 + rng.float() * 0.018;
  return dates(rng);

  function* dates({ below, float }: Rng): Generator<{ readonly date: string; readonly yieldRate: number }, never> {
    let date = lastDividend;
    for (;;) {
      do date = addDays(date, DIVIDEND_DAYS + below(9));
      while (date <= after);
      yield { date: workingDay(calendar, date), yieldRate: usual * (0.7 + float() * 0.4) };
    }
  }
}

interface FirstAction {
  readonly terms: ActionTerms;
  /** Sessions after genesis. */
  readonly sessions: number;
}

function* shareActionsAfter({
  draws,
  listed,
  calendar,
  after,
  first,
}: PlanInput): Generator<{ readonly date: string; readonly terms: ActionTerms }, never> {
  const rng = draws.sharesOf(listed.symbol);
  let date = after;
  if (first !== undefined) {
    date = addBusinessDays(calendar, after, first.sessions);
    yield { date, terms: first.terms };
  }
  for (;;) {
    date = workingDay(calendar, addDays(date, 60 + rng.below(SHARE_ACTION_DAYS)));
    yield { date, terms: rng.float() < 0.5 ? splitOf(rng) : bonusOf(rng) };
  }
}

/** One company that splits and another that gives bonus shares soon after genesis, each dear enough for it. */
function firstOf(rng: Rng, listings: readonly Listed[]): ReadonlyMap<number, FirstAction> {
  const dear = listings.flatMap(({ liquidity, inactive, startPrice }, at) =>
    liquidity !== null && inactive === null && startPrice >= 5 * CHEAP ? [at] : [],
  );
  if (dear.length < 2) return new Map();
  const [split] = dear.splice(rng.below(dear.length), 1);
  const [bonus] = dear.splice(rng.below(dear.length), 1);
  return new Map([
    [split!, { terms: { kind: 'split', numerator: 2, denominator: 1, cash: 0 }, sessions: FIRST_SPLIT }],
    [bonus!, { terms: { kind: 'bonus', numerator: 1, denominator: 2, cash: 0 }, sessions: FIRST_BONUS }],
  ]);
}

function splitOf(rng: Rng): ActionTerms {
  return { kind: 'split', numerator: splits[rng.below(splits.length)]!, denominator: 1, cash: 0 };
}

function bonusOf(rng: Rng): ActionTerms {
  const [numerator, denominator] = bonuses[rng.below(bonuses.length)]!;
  return { kind: 'bonus', numerator, denominator, cash: 0 };
}

function workingDay(calendar: Calendar, date: string): string {
  let found = date;
  while (!isWorkingDay(calendar, found)) found = addDays(found, 1);
  return found;
}
