/**
 * Which corporate actions are under way: those that the market announced and whose last step is not done. It also says which
 * symbols are held up: from the opening of an ex-date until everybody's shares, margins and stop levels are those of after it, nothing of
 * the symbol is traded, so that no rule looks at old shares with a new price.
 */
import { calendars, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { CorporateAction, MarketFeed } from '@bahi/contract/venue.ts';
import type { Database } from '../platform/database.ts';
import { selectRightsGone } from './rights-store.ts';
import { insertActions, selectOpenActions, type ActionRow, type NewAction } from './store.ts';

export interface ActionSchedule {
  /** In the order of ex-dates. */
  open(): readonly ActionRow[];
  isHeldUp(symbol: string, now: number): boolean;
  /** Nobody knows whether its holders are adjusted: held up until it is released. */
  hold(symbol: string): void;
  release(symbol: string): void;
  /** Rights issues that went ex, as charts take them: dividends of what the price fell by. */
  rightsOf(symbol: string): readonly CorporateAction[];
  /** Takes in what was announced, and what has been done since. */
  refresh(): Promise<void>;
}

export interface ScheduleOptions {
  readonly db: Database;
  readonly feed: Pick<MarketFeed, 'instruments'>;
  readonly calendar: Calendar;
  /** UTC ms: what went ex before is none of ours. */
  readonly from: number;
  /** Of shares that part from their rights, with what they fall by: once the record date has closed. */
  readonly rights: () => Promise<readonly NewAction[]>;
}

export async function openSchedule({ db, feed, calendar, from, rights }: ScheduleOptions): Promise<ActionSchedule> {
  const known = new Set<string>();
  let open: readonly ActionRow[] = [];
  let rightsGone = new Map<string, CorporateAction[]>();
  const inDoubt = new Set<string>();
  /** The first ex-date of a symbol that is not applied yet. */
  let waiting = new Map<string, number>();

  async function announced(): Promise<NewAction[]> {
    const companies = feed
      .instruments()
      .filter(({ source, corporateActions }) => source === 'practice' && corporateActions.length > 0)
      .flatMap(({ symbol, calendarId, corporateActions }) => {
        const own = calendarId === calendar.id ? calendar : calendars[calendarId];
        return corporateActions.map((action) => ({
          ...action,
          symbol,
          exAt: sessionOn(own, action.exDate)?.open ?? 0,
        }));
      });
    return [...companies, ...(await rights())].filter((action) => action.exAt > from && !known.has(keyOf(action)));
  }

  async function refresh(): Promise<void> {
    const fresh = await announced();
    if (fresh.length > 0) await db.transaction((tx) => insertActions(tx, fresh));
    for (const action of fresh) known.add(keyOf(action));
    open = await selectOpenActions(db);
    rightsGone = Map.groupBy(await selectRightsGone(db), ({ symbol }) => symbol);
    waiting = new Map(
      open
        .filter(({ adjustedAt }) => adjustedAt === null)
        .toReversed()
        .map(({ symbol, exAt }) => [symbol, exAt]),
    );
  }

  await refresh();
  return {
    open: () => open,
    rightsOf: (symbol) => rightsGone.get(symbol) ?? [],
    isHeldUp: (symbol, now) => inDoubt.has(symbol) || now >= (waiting.get(symbol) ?? Infinity),
    hold: (symbol) => void inDoubt.add(symbol),
    release: (symbol) => void inDoubt.delete(symbol),
    refresh,
  };
}

function keyOf({ symbol, exDate }: NewAction): string {
  return `${symbol} ${exDate}`;
}
