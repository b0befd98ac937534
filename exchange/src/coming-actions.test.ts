/** Corporate actions of the live market: announced long before, the same for ever, and no loss to anybody when they go ex. */
import { addBusinessDays, businessDateOf, practiceCalendar, sessionAt, sessionOn } from '@bahi/core/calendar.ts';
import { bandOf } from '@bahi/core/price.ts';
import type { MarketEvent } from '@bahi/contract/venue.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { boardsOf } from './boards/boards.ts';
import { equityBoardOf } from './boards/equity.ts';
import { levelOf } from './computed.ts';
import { createExchange } from './engine/engine.ts';
import { exPriceOf } from './history/days.ts';
import { sharesAfter, sharesFactorOf } from './history/actions.ts';
import { createLocalExchange } from './local.ts';
import { planActions } from './news/coming-actions.ts';
import type { ResumeState } from './port.ts';

const SEED = 'coming';
const GENESIS = Date.parse('2026-11-21T14:37:00+05:30');
const board = equityBoardOf(SEED, 'practice');
const plan = planActions({ seed: SEED, genesis: GENESIS, board, actionsFrom: GENESIS });
const today = businessDateOf(practiceCalendar, GENESIS);

/** All of the time up to `date`, with the listing of each. */
function allUpTo(date: string) {
  return board.listings.flatMap((listed, at) =>
    plan.between(at, today, date).map((action) => ({ listed, at, action })),
  );
}

const split = allUpTo('2026-12-31').find(({ action }) => action.kind === 'split')!;
const opening = (date: string) => sessionOn(practiceCalendar, date)!.open;
const closing = (date: string) => sessionOn(practiceCalendar, date)!.close;

/** The market from `before` its record date's close on. */
function runFrom(now: number, resume?: ResumeState) {
  return createLocalExchange({
    seed: SEED,
    genesis: GENESIS,
    actionsFrom: GENESIS,
    calendarId: 'practice',
    now,
    ...(resume === undefined ? {} : { resume }),
  });
}

test('what is planned follows from seed and genesis alone, however far ahead it is asked for first', () => {
  const other = planActions({
    seed: SEED,
    genesis: GENESIS,
    board: equityBoardOf(SEED, 'practice'),
    actionsFrom: GENESIS,
  });
  other.between(7, today, '2046-01-01');
  const days = board.listings.map((_, at) => other.between(at, today, '2027-12-31'));
  expect(board.listings.map((_, at) => plan.between(at, today, '2027-12-31'))).toEqual(days);
  expect(
    planActions({ seed: 'another', genesis: GENESIS, board, actionsFrom: GENESIS }).events(
      GENESIS,
      GENESIS + 60 * DAY_MS,
    ),
  ).not.toEqual(plan.events(GENESIS, GENESIS + 60 * DAY_MS));
});

test('each action is announced at least ten sessions ahead, its record date is the session before, and it is paid afterwards', () => {
  const found = allUpTo('2028-12-31');
  const kinds = (kind: string) => found.filter(({ action }) => action.kind === kind).length;
  expect(kinds('dividend')).toBeGreaterThan(200);
  expect(kinds('split')).toBeGreaterThan(2);
  expect(kinds('bonus')).toBeGreaterThan(2);
  for (const { listed, action } of found) {
    const { recordDate, exDate, payDate, declaredAt, kind, cash } = action;
    expect(recordDate, listed.symbol).toBe(addBusinessDays(practiceCalendar, exDate, -1));
    expect(sessionAt(practiceCalendar, declaredAt)!.date <= addBusinessDays(practiceCalendar, exDate, -10)).toBe(true);
    expect(kind === 'dividend' ? payDate > exDate : payDate === exDate).toBe(true);
    expect(kind === 'dividend' ? cash >= 5 && cash < listed.startPrice * 0.03 : cash === 0).toBe(true);
  }
  board.listings.forEach((_, at) => {
    const dates = plan.between(at, today, '2028-12-31').map(({ exDate }) => exDate);
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates.toSorted()).toEqual(dates);
  });
});

test(
  'a fresh market has a split and bonus shares within days, announced before it began',
  { timeout: 60_000 },
  async () => {
    const soon = allUpTo(addBusinessDays(practiceCalendar, today, 6));
    const shares = soon.filter(({ action }) => action.kind !== 'dividend');
    expect(shares.map(({ action }) => action.kind).toSorted()).toEqual(['bonus', 'split']);
    const { feed } = runFrom(GENESIS);
    const past = await feed.marketEvents(0, GENESIS);
    for (const { listed, action } of shares) {
      const { symbol } = listed;
      expect(past).toContainEqual(expect.objectContaining({ kind: 'action', symbol, stage: 'declared' }));
      expect(feed.instrument(symbol)!.corporateActions.at(-1)).toMatchObject({
        kind: action.kind,
        exDate: action.exDate,
      });
      expect(feed.instrument(symbol)!.sharesOutstanding).toBe(equitySharesOf(symbol));
    }
  },
);

test(
  'a split goes ex: reference price, band, shares, index and agents follow, and it is told at the opening',
  { timeout: 60_000 },
  async () => {
    const { listed, action } = split;
    const { symbol } = listed;
    const factor = sharesFactorOf(action);
    const exchange = runFrom(closing(action.recordDate) - 2 * MINUTE_MS);
    const { feed } = exchange;
    const told: MarketEvent[] = [];
    feed.onMarketEvents((events) => {
      // Whoever hears of it finds everything changed already.
      if (events.some((event) => event.kind === 'action' && event.symbol === symbol && event.stage === 'ex'))
        expect(feed.instrument(symbol)!.sharesOutstanding).toBe(equitySharesOf(symbol) * factor);
      told.push(...events);
    });
    await exchange.advance(closing(action.recordDate) + MINUTE_MS);
    const close = feed.quote(symbol)!.last!;
    const index = feed.quote('BAHIALL')!.last!;
    expect(feed.instrument(symbol)!.sharesOutstanding).toBe(equitySharesOf(symbol));

    await exchange.advance(opening(action.exDate) + 5 * MINUTE_MS);
    const quote = feed.quote(symbol)!;
    const base = exPriceOf(close, action);
    expect(quote.previousClose).toBe(base);
    expect(Math.abs(base * factor - close) / close).toBeLessThan(0.001);
    expect([quote.lower, quote.upper]).toEqual(Object.values(bandOf(base, listed.bandRate)).toSorted((a, b) => a - b));
    expect(Math.abs(Math.log(quote.last! / base))).toBeLessThan(0.03);
    expect(Math.abs(feed.quote('BAHIALL')!.open! / index - 1)).toBeLessThan(0.002);
    expect(feed.quote('BAHIALL')!.previousClose).toBe(index);
    expect(told.filter((event) => event.kind === 'action' && event.symbol === symbol)).toEqual([
      expect.objectContaining({ stage: 'ex', at: opening(action.exDate) }),
    ]);
    const member = feed.instrument('BAHIALL')!.members.find((each) => each.symbol === symbol)!;
    expect(member.units).toBe(equitySharesOf(symbol) * factor);
  },
);

test(
  'a dividend goes ex: the reference price is lower by it, and a fund that holds the company is worth the same',
  { timeout: 60_000 },
  async () => {
    const { at, action } = allUpTo('2027-12-31').find(
      ({ at: member, action: { kind } }) =>
        kind === 'dividend' && board.computed.some((each) => each.kind === 'fund' && each.members.includes(member)),
    )!;
    const fund = board.computed.find((each) => each.kind === 'fund' && each.members.includes(at))!;
    const engine = createExchange({
      seed: SEED,
      genesis: GENESIS,
      actionsFrom: GENESIS,
      board,
      now: closing(action.recordDate) - MINUTE_MS,
    });
    engine.advanceTo(closing(action.recordDate) + 1_000);
    const live = engine.live.find(({ computed }) => computed === fund)!;
    const before = { close: engine.stocks[at]!.figures.last!, level: live.figures.last!, basket: live.basket! };
    engine.advanceTo(opening(action.exDate));
    expect(engine.stocks[at]!.figures.previousClose).toBe(exPriceOf(before.close, action));
    const place = fund.members.indexOf(at);
    expect(live.basket!.cash - before.basket.cash).toBeGreaterThan(before.basket.units[place]! * action.cash * 0.9);
    const level = levelOf(fund, live.basket, (member) => engine.stocks[member]!.figures.previousClose);
    expect(Math.abs(level / before.level - 1)).toBeLessThan(0.0005);
  },
);

test('an index counts the new shares at the new price, and so does not move', { timeout: 60_000 }, () => {
  const { at, action } = split;
  const engine = createExchange({
    seed: SEED,
    genesis: GENESIS,
    actionsFrom: GENESIS,
    board,
    now: closing(action.recordDate) - MINUTE_MS,
  });
  engine.advanceTo(closing(action.recordDate) + 1_000);
  const indices = engine.live.filter(({ computed }) => computed.kind === 'index' && computed.members.includes(at));
  expect(indices.length).toBeGreaterThan(0);
  const before = indices.map(({ figures }) => figures.last!);
  const shares = indices.map(({ computed, basket }) => basket!.units[computed.members.indexOf(at)]!);
  // The moment of the opening, before anybody has traded.
  engine.advanceTo(opening(action.exDate));
  indices.forEach(({ computed, basket }, which) => {
    expect(basket!.units[computed.members.indexOf(at)]).toBe(shares[which]! * sharesFactorOf(action));
    const others = (member: number) => engine.stocks[member]!.figures.previousClose;
    expect(Math.abs(levelOf(computed, basket, others) / before[which]! - 1)).toBeLessThan(0.0001);
  });
});

test('the same tape over an ex-date however often the market is asked to move', { timeout: 60_000 }, () => {
  const start = closing(split.action.recordDate) - MINUTE_MS;
  const end = opening(split.action.exDate) + 2 * MINUTE_MS;
  const run = (step: number) => {
    const engine = createExchange({ seed: SEED, genesis: GENESIS, actionsFrom: GENESIS, board, now: start });
    for (let at = start; at < end; at += step) engine.advanceTo(at);
    engine.advanceTo(end);
    return engine.tapeHash();
  };
  expect(run(7_777)).toBe(run(10 * MINUTE_MS));
});

test(
  'a market that starts again later knows what went ex meanwhile, and what was told',
  { timeout: 60_000 },
  async () => {
    const { listed, action } = split;
    const { symbol } = listed;
    const shares = equitySharesOf(symbol) * sharesFactorOf(action);
    const last = listed.startPrice;
    const figures = { last, open: last, high: last, low: last, volume: 100, previousClose: last };

    // Last seen on the record date: what it stood at becomes the reference of the ex-date.
    const now = opening(action.exDate) + 60 * MINUTE_MS;
    const missed = runFrom(now, { businessDate: action.recordDate, symbols: [{ symbol, ...figures }] });
    expect(missed.feed.quote(symbol)!.previousClose).toBe(exPriceOf(last, action));
    expect(missed.feed.instrument(symbol)!.sharesOutstanding).toBe(shares);
    expect(await missed.feed.marketEvents(action.exAt, now)).toContainEqual(
      expect.objectContaining({ kind: 'action', symbol, stage: 'ex', at: action.exAt }),
    );

    // Seen on the ex-date: the recorded figures are without the entitlement already.
    const base = exPriceOf(last, action);
    const seen = { last: base, open: base, high: base, low: base, volume: 100, previousClose: base };
    const again = runFrom(now, { businessDate: action.exDate, symbols: [{ symbol, ...seen }] });
    expect(again.feed.quote(symbol)).toMatchObject({ previousClose: base, last: base });
    expect(again.feed.instrument(symbol)!.sharesOutstanding).toBe(shares);

    // Suspended over its ex-date: its figures are of an earlier date than the market's.
    const asleep = { symbol, date: action.recordDate, ...figures };
    const woken = runFrom(now, { businessDate: action.exDate, symbols: [asleep] });
    expect(woken.feed.quote(symbol)).toMatchObject({ previousClose: base, last: base });

    const levels = [missed, again].map(({ feed }) => feed.instrument('BAHIALL')!);
    for (const { members } of levels) expect(members.find((each) => each.symbol === symbol)!.units).toBe(shares);
  },
);

test('only what goes ex after the caller began to settle actions happens; to a caller who does not, nothing', () => {
  const options = { seed: SEED, genesis: GENESIS, board };
  const later = planActions({ ...options, actionsFrom: split.action.exAt });
  expect(later.between(split.at, today, split.action.exDate)).toEqual([]);
  expect(later.events(split.action.exAt + 1, GENESIS + 60 * DAY_MS).length).toBeGreaterThan(5);
  expect(planActions(options).events(0, GENESIS + 400 * DAY_MS)).toEqual([]);
});

test('only companies act: pairs and digital currencies have none', () => {
  const others = boardsOf(SEED, 'practice').filter(({ id }) => id !== 'equity');
  for (const each of others)
    expect(
      planActions({ seed: SEED, genesis: GENESIS, board: each, actionsFrom: GENESIS }).events(
        GENESIS,
        GENESIS + 400 * DAY_MS,
      ),
    ).toEqual([]);
  expect(sharesAfter(7, [{ kind: 'bonus', numerator: 1, denominator: 2, cash: 0 }])).toBe(10);
});

function equitySharesOf(symbol: string): number {
  return board.listings.find((equity) => equity.symbol === symbol)!.sharesOutstanding;
}
