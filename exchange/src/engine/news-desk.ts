/** Plays the companies' news and actions of the running session, each at its moment, and keeps what the market has to tell. */
import type { Session } from '@bahi/core/calendar.ts';
import type { MarketEvent } from '@bahi/contract/venue.ts';
import type { ActionPlan } from '../news/coming-actions.ts';
import { comingNews, companyEvent, newsOfSession, type CompanyNews } from '../news/company-news.ts';
import { picksOf } from '../history/locked.ts';
import { HALT_INDEX } from '../indices.ts';
import { actionEvent, bandEvent, closeEvent } from '../news/market-stories.ts';
import type { Listed } from '../listed.ts';
import type { AnnouncedAction } from '../port.ts';
import type { MarketStreams } from '../streams.ts';
import type { DayFigures, Stock } from './stock.ts';

export interface NewsDesk {
  /** Prepares what follows after `now`; returns the moment of the first, Infinity when there is none. */
  open(session: Session, now: number): number;
  /** Company news of this session up to then. */
  toldBy(session: Session, now: number): readonly CompanyNews[];
  /** A market that first starts outside a session: its first opening has news that leads to a limit. */
  openFirst(session: Session): void;
  /** All corporate actions that were ever announced: what is new is told at once. Returns the moment of the next. */
  announce(all: readonly AnnouncedAction[], session: Session | null, now: number): number;
  /** What is still to be told of this session, once the plan has changed. Returns the moment of the next. */
  planAgain(session: Session | null, now: number): number;
  /** Publishes what is due; returns the moment of the next. */
  play(now: number): number;
  /** A trade at a limit is told once a date and side. */
  watchBand(stock: Stock, date: string, price: number, now: number): void;
  tell(event: MarketEvent): void;
  /** How the index of the market ended a session. */
  tellClose(live: readonly Levelled[], session: Session): void;
  take(): MarketEvent[];
}

/** What is computed, with its day so far. */
interface Levelled {
  readonly computed: { readonly symbol: string };
  readonly figures: Pick<DayFigures, 'last' | 'previousClose'>;
}

/** How far such news goes, in bands. */
const FIRST_NEWS_BANDS = 1.4;

export interface NewsDeskOptions {
  readonly streams: MarketStreams;
  readonly listings: readonly Listed[];
  readonly plan: ActionPlan;
  readonly stocks: () => readonly Stock[];
  /** The agents know it before it is told. */
  readonly hear: (stock: Stock, move: number, now: number) => void;
}

/** An action moves nothing: its ex-date is in the reference price already. */
type Coming = CompanyNews | { readonly event: MarketEvent };

export function createNewsDesk({ streams, listings, plan, stocks, hear }: NewsDeskOptions): NewsDesk {
  const draws = comingNews(streams);
  let coming: Coming[] = [];
  const told: MarketEvent[] = [];
  const bandsTold = new Map<number, string>();

  function nextMoment(): number {
    return coming[0]?.event.at ?? Infinity;
  }

  function planAgain(session: Session | null, now: number): number {
    if (session === null) return Infinity;
    const news = coming.filter((next) => 'move' in next);
    const actions = plan.events(now + 1, session.close).map((event) => ({ event }));
    coming = [...actions, ...news].toSorted((left, right) => left.event.at - right.event.at);
    return nextMoment();
  }

  return {
    open(session, now) {
      const news = newsOfSession(draws, listings, session).filter(({ event }) => event.at > now);
      // What goes ex is told at the opening itself.
      const actions = plan.events(now, session.close).map((event) => ({ event }));
      coming = [...actions, ...news].toSorted((left, right) => left.event.at - right.event.at);
      return nextMoment();
    },
    announce(all, session, now) {
      for (const action of plan.announced.set(all))
        told.push(actionEvent(action.symbol, 'declared', action, action.announcedAt));
      return planAgain(session, now);
    },
    planAgain,
    toldBy: (session, now) => newsOfSession(draws, listings, session).filter(({ event }) => event.at <= now),
    openFirst({ open }) {
      const rng = streams.secret('opening');
      for (const { at, side } of picksOf(rng, listings)) {
        const listed = listings[at]!;
        const isGood = side === 'upper';
        const size = (listed.bandRate / 100) * FIRST_NEWS_BANDS;
        hear(stocks()[at]!, size * (isGood ? 1 : -1), open);
        told.push(companyEvent(rng, listed, open, false, isGood, size));
      }
    },
    play(now) {
      while (coming.length > 0 && nextMoment() <= now) {
        const next = coming.shift()!;
        if ('move' in next) {
          const stock = stocks()[next.at]!;
          if (stock.state === 'suspended') continue;
          hear(stock, next.move, now);
        }
        told.push(next.event);
      }
      return nextMoment();
    },
    watchBand({ at, listed, band, figures }, date, price, now) {
      if (price !== band.upper && price !== band.lower) return;
      const side = price === band.upper ? 'upper' : 'lower';
      const isFirst = side === 'upper' ? figures.high !== price : figures.low !== price;
      const key = `${date} ${side}`;
      if (!isFirst || bandsTold.get(at) === key) return;
      bandsTold.set(at, key);
      told.push(bandEvent(listed.symbol, date, side, price, now));
    },
    tell: (event) => void told.push(event),
    tellClose(live, { date, close }) {
      const index = live.find(({ computed }) => computed.symbol === HALT_INDEX);
      if (index === undefined) return;
      const { last, previousClose } = index.figures;
      told.push(closeEvent(HALT_INDEX, date, { level: last ?? previousClose, previous: previousClose }, close));
    },
    take: () => told.splice(0),
  };
}
