/** Corporate actions that the caller announced: they happen as those of the market's own plan, and nothing else changes. */
import { addBusinessDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import type { CorporateAction, MarketEvent } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test, vi } from 'vitest';
import { equityBoardOf } from './boards/equity.ts';
import { createExchange } from './engine/engine.ts';
import { exPriceOf } from './history/days.ts';
import { createLocalExchange, type LocalExchange } from './local.ts';
import { planActions } from './news/coming-actions.ts';
import type { AnnouncedAction, NewListing, ResumeState } from './port.ts';

// A whole market is played for minutes.
vi.setConfig({ testTimeout: 90_000 });

const SEED = 'announced';
const DATE = '2026-11-21';
const { close: CLOSE } = sessionOn(practiceCalendar, DATE)!;
const EX_DATE = addBusinessDays(practiceCalendar, DATE, 1);
const OPEN = sessionOn(practiceCalendar, EX_DATE)!.open;
const START = CLOSE - 3 * MINUTE_MS;
const board = equityBoardOf(SEED, 'practice');

function action(terms: Partial<AnnouncedAction> & Pick<AnnouncedAction, 'kind' | 'symbol'>): AnnouncedAction {
  const dates = { recordDate: DATE, exDate: EX_DATE, payDate: EX_DATE, announcedAt: START + 1_000 };
  return { ...dates, numerator: 2, denominator: 1, cash: 0, isCalledOff: false, ...terms };
}

interface Started {
  readonly now?: number;
  readonly announced?: readonly AnnouncedAction[];
  readonly listed?: readonly NewListing[];
  readonly resume?: ResumeState;
}

function exchange({ now = START, ...rest }: Started = {}): LocalExchange {
  return createLocalExchange({
    seed: SEED,
    genesis: START - 60 * MINUTE_MS,
    actionsFrom: START - 60 * MINUTE_MS,
    calendarId: 'practice',
    now,
    ...rest,
  });
}

const actionsIn = (market: LocalExchange, symbol: string): readonly CorporateAction[] =>
  market.feed.instrument(symbol)!.corporateActions.filter(({ exDate }) => exDate === EX_DATE);

test('what is announced is told once, is at the instrument, and happens at the opening of its ex-date', async () => {
  const market = exchange();
  const told: MarketEvent[] = [];
  market.feed.onMarketEvents((events) => {
    told.push(...events.filter((event) => event.kind === 'action' && event.symbol === 'SRTH'));
  });
  const split = action({ symbol: 'SRTH', kind: 'split' });
  const dividend = action({ symbol: 'VRM', kind: 'dividend', numerator: 0, cash: 5_00, payDate: '2026-11-26' });
  await market.advance(START + 2_000);
  market.setActions([split, dividend]);
  market.setActions([split, dividend]);
  expect(actionsIn(market, 'SRTH')).toEqual([
    { kind: 'split', numerator: 2, denominator: 1, cash: 0, recordDate: DATE, exDate: EX_DATE, payDate: EX_DATE },
  ]);
  await market.advance(CLOSE);
  const last = (symbol: string) => market.feed.quote(symbol)!.last!;
  const before = { SRTH: last('SRTH'), VRM: last('VRM'), NEEM: last('NEEM') };
  const shares = market.feed.instrument('SRTH')!.sharesOutstanding!;
  await market.advance(OPEN + MINUTE_MS / 2);

  const reference = (symbol: string) => market.feed.quote(symbol)!.previousClose;
  expect(reference('SRTH')).toBe(exPriceOf(before.SRTH, split));
  expect(reference('VRM')).toBe(exPriceOf(before.VRM, dividend));
  expect(reference('NEEM')).toBe(before.NEEM);
  expect(Math.abs(last('SRTH') / reference('SRTH') - 1)).toBeLessThan(0.03);
  expect(market.feed.instrument('SRTH')!.sharesOutstanding).toBe(shares * 2);
  const member = market.feed.instrument('BAHIALL')!.members.find(({ symbol }) => symbol === 'SRTH')!;
  expect(member.units).toBe(shares * 2);
  expect(told.map((event) => [event.kind === 'action' && event.stage, event.at])).toEqual([
    ['declared', START + 1_000],
    ['ex', OPEN],
  ]);
});

test('what is called off before its ex-date is at the instrument no more, and nothing happens', async () => {
  const market = exchange();
  const split = action({ symbol: 'SRTH', kind: 'split' });
  market.setActions([split]);
  await market.advance(CLOSE);
  market.setActions([{ ...split, isCalledOff: true }]);
  expect(actionsIn(market, 'SRTH')).toEqual([]);
  const close = market.feed.quote('SRTH')!.last!;
  const shares = market.feed.instrument('SRTH')!.sharesOutstanding!;
  await market.advance(OPEN + MINUTE_MS / 2);
  expect(market.feed.quote('SRTH')!.previousClose).toBe(close);
  expect(market.feed.instrument('SRTH')!.sharesOutstanding).toBe(shares);
});

test('a market that starts again knows of it: before its ex-date, and when it was away over it', async () => {
  const announced = [action({ symbol: 'SRTH', kind: 'bonus', numerator: 1, denominator: 1 })];
  expect(actionsIn(exchange({ now: START + MINUTE_MS, announced }), 'SRTH')).toHaveLength(1);
  const figures = { open: 200_00, high: 205_00, low: 199_00, volume: 5_000, last: 200_00, previousClose: 198_00 };
  const at = (businessDate: string) =>
    exchange({
      now: OPEN + 5 * MINUTE_MS,
      announced,
      resume: { businessDate, symbols: [{ symbol: 'SRTH', ...figures }] },
    });
  const shares = exchange().feed.instrument('SRTH')!.sharesOutstanding!;
  const missed = at(DATE);
  expect(missed.feed.quote('SRTH')!.previousClose).toBe(100_00);
  expect(at(EX_DATE).feed.quote('SRTH')!.previousClose).toBe(198_00);
  expect(missed.feed.instrument('SRTH')!.sharesOutstanding).toBe(shares * 2);
  expect(await missed.feed.marketEvents(START, OPEN + 5 * MINUTE_MS)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'action', symbol: 'SRTH', stage: 'declared', at: START + 1_000 }),
      expect.objectContaining({ kind: 'action', symbol: 'SRTH', stage: 'ex', at: OPEN }),
    ]),
  );
});

test('the same tape over the ex-date whenever the market is told and however often it is asked to move', () => {
  const split = action({ symbol: 'SRTH', kind: 'split' });
  const run = (step: number, isLate: boolean) => {
    const input = { seed: SEED, genesis: START, actionsFrom: START, board, now: START };
    const engine = createExchange(isLate ? input : { ...input, announced: [split] });
    for (let at = START; at < OPEN + 2 * MINUTE_MS; at += step) {
      engine.advanceTo(at);
      if (isLate) engine.setActions([split], at);
    }
    engine.advanceTo(OPEN + 2 * MINUTE_MS);
    return engine.tapeHash();
  };
  const hash = run(7_777, false);
  expect(run(10 * MINUTE_MS, false)).toBe(hash);
  expect(run(MINUTE_MS, true)).toBe(hash);
});

test('of the plan nothing comes near what was announced before it, also once that is called off', () => {
  const input = { seed: SEED, genesis: START, actionsFrom: START, board };
  const today = businessDateOf(practiceCalendar, START);
  const own = planActions(input);
  const found = board.listings.flatMap((listed, at) =>
    own.between(at, today, '2027-12-31').map((planned) => ({ symbol: listed.symbol, planned })),
  );
  const { symbol, planned } = found.find((each) => each.planned.declaredAt > START)!;
  const near = (announcedAt: number, isCalledOff: boolean) => {
    const exDate = addBusinessDays(practiceCalendar, planned.exDate, -3);
    const announced = [action({ symbol, kind: 'bonus', exDate, payDate: exDate, announcedAt, isCalledOff })];
    const plan = planActions({ ...input, announced });
    return plan.between(symbol, today, planned.exDate).map((each) => each.exDate);
  };
  expect(near(planned.declaredAt - 1, false)).toHaveLength(1);
  expect(near(planned.declaredAt - 1, false)).not.toContain(planned.exDate);
  expect(near(planned.declaredAt - 1, true)).toEqual([]);
  // What was told to everybody before happens.
  expect(near(planned.declaredAt + 1, true)).toEqual([planned.exDate]);
  expect(own.between(symbol, today, planned.exDate)).toHaveLength(1);
});

test('a company that came to the market while it ran acts as well', async () => {
  const listing: NewListing = {
    symbol: 'FRESH',
    name: 'Fresh Foods',
    sector: 'consumer',
    profile: 'Of a test.',
    foundedYear: 2001,
    headquarters: 'Pune',
    sharesOutstanding: 1_000_000,
    issuePrice: 400_00,
  };
  const split = action({ symbol: 'FRESH', kind: 'split', numerator: 4 });
  const figures = { open: 400_00, high: 400_00, low: 400_00, volume: 100, last: 400_00, previousClose: 400_00 };
  const resume = { businessDate: DATE, symbols: [{ symbol: 'FRESH', ...figures }] };
  const market = exchange({ listed: [listing], resume });
  market.setActions([split]);
  await market.advance(CLOSE);
  const close = market.feed.quote('FRESH')!.last!;
  await market.advance(OPEN + MINUTE_MS / 2);
  expect(market.feed.quote('FRESH')!.previousClose).toBe(exPriceOf(close, split));
  expect(market.feed.instrument('FRESH')!.sharesOutstanding).toBe(4_000_000);
  const missed = exchange({ now: OPEN + MINUTE_MS, listed: [listing], resume, announced: [split] });
  expect(missed.feed.quote('FRESH')!.previousClose).toBe(100_00);
  expect(missed.feed.instrument('FRESH')!.sharesOutstanding).toBe(4_000_000);
});
