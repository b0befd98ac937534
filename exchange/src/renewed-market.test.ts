/** A market whose seed was renewed: what was told by then happens, and nothing else of the former plan does. */
import { createHash } from 'node:crypto';
import { dayOf, practiceCalendar, sessionAt, sessionOn } from '@bahi/core/calendar.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { equityBoardOf } from './boards/equity.ts';
import { actionsOf } from './history/actions.ts';
import { timelineOf } from './history/timeline.ts';
import { createLocalExchange } from './local.ts';
import { planActions } from './news/coming-actions.ts';
import { comingNews, newsOfSession } from './news/company-news.ts';
import { streamsOf } from './streams.ts';

const GENESIS = Date.parse('2026-11-21T14:37:00+05:30');
const RENEWED = GENESIS + 100 * DAY_MS;
const board = equityBoardOf('coming', 'practice');
const market = { seed: 'coming', genesis: GENESIS, actionsFrom: GENESIS };
const planOf = (seed: string, at = RENEWED) => planActions({ ...market, board, renewal: { seed, at } });
/** Renewed so late that all of these years are told by the former seed. */
const former = planOf('late', GENESIS + 2_000 * DAY_MS);
const all = (plan: typeof former, days: number) =>
  board.listings.flatMap(({ symbol }, at) =>
    plan.declaredBy(at, GENESIS + days * DAY_MS).map((action) => ({ symbol, ...action })),
  );

test('what was told by then happens, as it was told', () => {
  const told = all(former, 100);
  const digest = createHash('sha256')
    .update(JSON.stringify(told.map(({ symbol: _symbol, ...action }) => action)))
    .digest('hex');
  // As markets told it that began before seeds were renewed.
  expect([told.length, digest]).toEqual([56, 'a935a9219202adb13fc01f5653742241af5a17fd1e63a6728df513e278de3700']);
  expect(all(planOf('one'), 100)).toEqual(told);
  expect(told.some(({ exAt }) => exAt > RENEWED)).toBe(true);
  const events = (plan: typeof former) => plan.events(GENESIS - 60 * DAY_MS, RENEWED);
  expect(events(planOf('one'))).toEqual(events(former));
});

test('what is told later follows from the new seed alone, in good time, and dividends go on yearly', () => {
  const told = new Set(all(former, 100).map(({ symbol, exDate }) => `${symbol} ${exDate}`));
  const later = (plan: typeof former) =>
    all(plan, 800).filter(({ symbol, exDate }) => !told.has(`${symbol} ${exDate}`));
  const [one, other] = [later(planOf('one')), later(planOf('other'))];
  expect(one.length).toBeGreaterThan(200);
  for (const { symbol, declaredAt } of one) expect(declaredAt, symbol).toBeGreaterThan(RENEWED);
  const keys = (actions: typeof one) => new Set(actions.map(({ symbol, declaredAt }) => `${symbol} ${declaredAt}`));
  for (const guess of [other, later(former)]) expect([...keys(guess)].filter((key) => keys(one).has(key))).toEqual([]);
  const streams = streamsOf(market);
  const timeline = timelineOf(streams, GENESIS, board);
  const whole = all(planOf('one'), 800).filter(({ kind }) => kind === 'dividend');
  for (const [symbol, own] of Map.groupBy(whole, (action) => action.symbol)) {
    const listed = board.listings.find((each) => each.symbol === symbol)!;
    const past = actionsOf(streams, listed, timeline).filter(({ kind }) => kind === 'dividend');
    const days = [...past.slice(-1), ...own].map(({ exDate }) => dayOf(exDate));
    days.slice(1).forEach((day, at) => {
      expect(day - days[at]!, symbol).toBeGreaterThanOrEqual(361);
      expect(day - days[at]!, symbol).toBeLessThan(361 + 75);
    });
  }
});

test('news and trades follow from the new seed; what the market showed of its past and its actions stays', async () => {
  const now = RENEWED + 60_000;
  const open = (renewal?: { seed: string; at: number }) =>
    createLocalExchange({ ...market, calendarId: 'practice', now, renewal });
  const [one, other] = [open({ seed: 'one', at: RENEWED }), open({ seed: 'other', at: RENEWED })];
  const actions = ({ feed }: typeof one) =>
    feed.instruments().map(({ symbol, corporateActions }) => [symbol, corporateActions]);
  expect(actions(other)).toEqual(actions(one));
  expect(await other.feed.marketEvents(0, RENEWED)).toEqual(await one.feed.marketEvents(0, RENEWED));
  await Promise.all([one, other].map((each) => each.advance(now + 20_000)));
  expect(other.tapeHash()).not.toBe(one.tapeHash());
  const session = sessionOn(practiceCalendar, sessionAt(practiceCalendar, now)!.date)!;
  const news = (seed: string) =>
    newsOfSession(comingNews(streamsOf({ ...market, renewal: { seed, at: RENEWED } })), board.listings, session);
  expect(news('other').map(({ event }) => event.id)).not.toEqual(news('one').map(({ event }) => event.id));
});
