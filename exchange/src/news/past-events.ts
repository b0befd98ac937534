/**
 * The events of the thirty sessions before genesis. They explain the history that is there: a company's news has the sign
 * and the size of what its price did that day.
 */
import type { MarketEvent } from '@bahi/contract/venue.ts';
import { bandOf } from '@bahi/core/price.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { History } from '../history/history.ts';
import { endOf } from '../history/timeline.ts';
import { statusOf } from '../history/status.ts';
import { HALT_INDEX } from '../indices.ts';
import type { Listed } from '../listed.ts';
import { findableStreams, type FindableStreams, type MarketSeed } from '../streams.ts';
import { companyEvent, momentIn, newsOf, pastNews, type NewsDraws } from './company-news.ts';
import { planActions } from './coming-actions.ts';
import { actionEvent, bandEvent, closeEvent, statusEvent } from './market-stories.ts';

/** A day on which a price moved so many of its deviations may have had a reason; this share of them had. */
const NOTABLE_MOVE = 1.8;
const NOTABLE_SHARE = 0.45;

/** In no order, a listing at a time: computing all of them at once would hold up whoever asks for something else. */
export function* pastEventsOf(
  seed: MarketSeed,
  history: History,
  actionsFrom: number | undefined,
): Generator<readonly MarketEvent[]> {
  const { board, genesis } = history;
  const past = findableStreams(seed.seed);
  const draws = pastNews(past);
  for (const [at, listed] of board.listings.entries()) {
    const events = [
      ...companyPast(draws, history, listed, at),
      ...bandPast(history, listed, at),
      ...actionPast(past, history, listed, at),
      ...statusPast(history, listed),
    ];
    yield events.filter((event) => event.at < genesis);
  }
  yield closePast(history).filter((event) => event.at < genesis);
  yield planActions({ ...seed, board, actionsFrom }).events(
    history.timeline.sessions[history.firstMinuteAt]!.open,
    genesis,
  );
}

function companyPast(draws: NewsDraws, history: History, listed: Listed, at: number): MarketEvent[] {
  if (listed.liquidity === null) return [];
  const { timeline, firstMinuteAt, closedCount } = history;
  const { close, base } = history.daysAt(at);
  const events: MarketEvent[] = [];
  for (let position = firstMinuteAt; position < Math.min(closedCount, endOf(timeline, listed)); position += 1) {
    const session = timeline.sessions[position]!;
    const rng = draws.rngOf(listed, session.date);
    const change = Math.log(close[position]! / base[position]!);
    const isResults = draws.isResultsDay(listed, session.date);
    const isNotable = Math.abs(change) > NOTABLE_MOVE * listed.volatility && rng.float() < NOTABLE_SHARE;
    if (!isResults && !isNotable) continue;
    events.push(companyEvent(rng, listed, momentIn(rng, session), isResults, change >= 0, Math.abs(change)));
  }
  const today = closedCount < timeline.sessions.length && listed.inactive === null;
  return today ? [...events, ...companyToday(draws, history, listed, at)] : events;
}

/** Of the session genesis falls into; what its schedule has for later is left to it. */
function companyToday(draws: NewsDraws, history: History, listed: Listed, at: number): MarketEvent[] {
  const { timeline, genesis } = history;
  const session = timeline.sessions.at(-1)!;
  const rng = draws.rngOf(listed, session.date);
  const locked = history.locked().find((each) => each.at === at);
  if (locked !== undefined) {
    const moment = session.open + locked.newsMinute * MINUTE_MS;
    return [companyEvent(rng, listed, moment, rng.float() < 0.5, locked.side === 'upper', listed.bandRate / 100)];
  }
  const { last, previousClose } = history.startOf(at);
  const change = Math.log(last! / previousClose);
  const scheduled = newsOf(draws, listed, at, session);
  const passed = (genesis - session.open) / (session.close - session.open);
  const isNotable = Math.abs(change) > NOTABLE_MOVE * listed.volatility * Math.sqrt(passed);
  if (scheduled === null ? !(isNotable && rng.float() < NOTABLE_SHARE * passed) : scheduled.event.at >= genesis)
    return [];
  const moment = scheduled?.event.at ?? momentIn(rng, { ...session, close: genesis });
  const isResults = draws.isResultsDay(listed, session.date);
  return [companyEvent(rng, listed, moment, isResults, change >= 0, Math.abs(change))];
}

function bandPast(history: History, listed: Listed, at: number): MarketEvent[] {
  const { timeline, firstMinuteAt } = history;
  const { high, low, base } = history.daysAt(at);
  const lockedHere = history.locked().some((each) => each.at === at);
  const events: MarketEvent[] = [];
  for (let position = firstMinuteAt; position < endOf(timeline, listed); position += 1) {
    const isLocked = lockedHere && position === timeline.sessions.length - 1;
    const band = bandOf(base[position]!, listed.bandRate);
    if (!isLocked && high[position] !== band.upper && low[position] !== band.lower) continue;
    const { date } = timeline.sessions[position]!;
    const minutes = history.minuteBarsAt(at, position);
    const top = minutes.find((bar) => bar[2] === band.upper);
    const bottom = minutes.find((bar) => bar[3] === band.lower);
    if (top !== undefined) events.push(bandEvent(listed.symbol, date, 'upper', band.upper, top[0]));
    if (bottom !== undefined) events.push(bandEvent(listed.symbol, date, 'lower', band.lower, bottom[0]));
  }
  return events;
}

/** Declared ten to twenty sessions before the ex-date, in trading hours. */
function actionPast(past: FindableStreams, history: History, listed: Listed, at: number): MarketEvent[] {
  const { timeline, firstMinuteAt } = history;
  return history.actionsOf(at).flatMap((action) => {
    const rng = past.findable(`${listed.symbol} ${action.exDate}`, ' declared');
    const declaredAt = action.at - 10 - rng.below(11);
    const declared = timeline.sessions[declaredAt];
    const events: MarketEvent[] = [];
    if (declared !== undefined && declaredAt >= firstMinuteAt) {
      events.push(actionEvent(listed.symbol, 'declared', action, momentIn(rng, declared)));
    }
    if (action.at >= firstMinuteAt) {
      events.push(actionEvent(listed.symbol, 'ex', action, timeline.sessions[action.at]!.open));
    }
    return events;
  });
}

/** Told at the opening of the first session it does not trade on; older ones too, for they still hold. */
function statusPast({ timeline }: History, listed: Listed): MarketEvent[] {
  const status = statusOf(timeline, listed);
  if (status === null) return [];
  return [statusEvent(listed.symbol, status, timeline.sessions[endOf(timeline, listed)]!.open)];
}

function closePast({ board, timeline, firstMinuteAt, closedCount, computedDays }: History): MarketEvent[] {
  const which = board.computed.findIndex(({ symbol }) => symbol === HALT_INDEX);
  if (which < 0) return [];
  const first = timeline.sessions[Math.max(0, firstMinuteAt - 1)]!;
  const days = computedDays(which, first.date, '9999-12-31');
  return days
    .slice(1)
    .map((day, after) => {
      const session = timeline.sessions[firstMinuteAt + after]!;
      return closeEvent(HALT_INDEX, session.date, { level: day[4], previous: days[after]![4] }, session.close);
    })
    .slice(0, closedCount - firstMinuteAt);
}
