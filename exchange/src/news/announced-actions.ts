/**
 * Corporate actions that the caller announced for companies of this market: they happen on their ex-dates as those of the market's
 * own plan do. Of the plan's own, none that was not announced before comes near one of them.
 */
import { ACTION_DAYS_APART } from '@bahi/core/corporate-actions.ts';
import { dayOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { CorporateAction, MarketEvent } from '@bahi/contract/venue.ts';
import type { ComingAction } from '../history/actions.ts';
import type { AnnouncedAction, RightsIssue } from '../port.ts';
import { actionEvent } from './market-stories.ts';

export interface AnnouncedActions {
  /** All of them from now on; answers those that are new and happen. */
  set(all: readonly AnnouncedAction[]): readonly AnnouncedAction[];
  all(): readonly AnnouncedAction[];
  rights(): readonly RightsIssue[];
  /** All rights issues; false: they are known. */
  setRights(all: readonly RightsIssue[]): boolean;
  /** What happens to a company, by ex-date. */
  of(symbol: string): readonly ComingAction[];
  /** Ex-dates after `after` up to `date`, oldest first. */
  between(symbol: string, after: string, date: string): readonly ComingAction[];
  isCalledOff(symbol: string, exDate: string): boolean;
  /** One of the plan's own that is too near to one that was announced before it, or comes while rights run. */
  displaces(symbol: string, own: ComingAction): boolean;
  /** What was announced or goes ex in [from, to), in no order. */
  events(from: number, to: number): MarketEvent[];
}

export function createAnnounced(
  calendar: Calendar,
  first: readonly AnnouncedAction[] = [],
  firstRights: readonly RightsIssue[] = [],
): AnnouncedActions {
  let all = first;
  let rights = firstRights;
  let bySymbol = bySymbolOf(all);

  function of(symbol: string): readonly ComingAction[] {
    return (bySymbol.get(symbol) ?? [])
      .filter(({ isCalledOff }) => !isCalledOff)
      .map((action) => comingOf(calendar, action))
      .toSorted((left, right) => (left.exDate < right.exDate ? -1 : 1));
  }

  return {
    set(next) {
      const known = new Set(all.map(keyOf));
      all = next;
      bySymbol = bySymbolOf(all);
      return all.filter((action) => !action.isCalledOff && !known.has(keyOf(action)));
    },
    all: () => all,
    of,
    between: (symbol, after, date) => of(symbol).filter(({ exDate }) => exDate > after && exDate <= date),
    isCalledOff: (symbol, exDate) => {
      const there = (bySymbol.get(symbol) ?? []).filter((action) => action.exDate === exDate);
      return there.length > 0 && there.every(({ isCalledOff }) => isCalledOff);
    },
    rights: () => rights,
    setRights(next) {
      const isNew = JSON.stringify(next) !== JSON.stringify(rights);
      rights = next;
      return isNew;
    },
    displaces: (symbol, { exDate, declaredAt }) =>
      rights.some((issue) => issue.symbol === symbol && declaredAt > issue.announcedAt && exDate <= issue.until) ||
      (bySymbol.get(symbol) ?? []).some(
        (action) =>
          action.exDate === exDate ||
          (declaredAt > action.announcedAt && Math.abs(dayOf(action.exDate) - dayOf(exDate)) < ACTION_DAYS_APART),
      ),
    events: (from, to) =>
      all
        .flatMap((action) => {
          const { symbol, announcedAt, isCalledOff } = action;
          const declared = actionEvent(symbol, 'declared', action, announcedAt);
          return isCalledOff
            ? [declared]
            : [declared, actionEvent(symbol, 'ex', action, comingOf(calendar, action).exAt)];
        })
        .filter(({ at }) => at >= from && at < to),
  };
}

/** Without whose it is, and when it was said. */
export function plainAction({
  kind,
  numerator,
  denominator,
  cash,
  recordDate,
  exDate,
  payDate,
}: CorporateAction): CorporateAction {
  return { kind, numerator, denominator, cash, recordDate, exDate, payDate };
}

function comingOf(calendar: Calendar, action: AnnouncedAction): ComingAction {
  return {
    ...plainAction(action),
    declaredAt: action.announcedAt,
    exAt: sessionOn(calendar, action.exDate)?.open ?? Infinity,
  };
}

function bySymbolOf(all: readonly AnnouncedAction[]): ReadonlyMap<string, readonly AnnouncedAction[]> {
  return Map.groupBy(all, ({ symbol }) => symbol);
}

/** One that was called off may be followed by another on the same date. */
function keyOf({ symbol, exDate, announcedAt }: AnnouncedAction): string {
  return `${symbol} ${exDate} ${announcedAt}`;
}
