import { addDays, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { isOnTick } from '@bahi/core/price.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test, vi } from 'vitest';
import { equityBoardOf } from './boards/equity.ts';
import { createLocalExchange, type LocalExchange } from './local.ts';
import { planActions } from './news/coming-actions.ts';
import type { RightsIssue } from './port.ts';

// A whole market is played for minutes.
vi.setConfig({ testTimeout: 90_000 });

const DATE = '2026-11-21';
const EX_DATE = addDays(DATE, 1);
const { close } = sessionOn(practiceCalendar, DATE)!;
const OPEN = sessionOn(practiceCalendar, EX_DATE)!.open;
const START = close - 2 * MINUTE_MS;

function exchange(rights: readonly RightsIssue[] = [], now = START): LocalExchange {
  return createLocalExchange({ seed: 'rights', genesis: START, calendarId: 'practice', rights, now });
}

/** One new share for four held, at four fifths of the price. */
function issueOf(market: LocalExchange, symbol: string): RightsIssue {
  const price = Math.floor((market.feed.quote(symbol)!.last! * 0.8) / 100) * 100;
  const announced = { announcedAt: START, until: addDays(EX_DATE, 7), isCalledOff: false };
  return { symbol, numerator: 1, denominator: 4, price, exDate: EX_DATE, ...announced };
}

test('on the ex-date the reference falls to the theoretical price, with band and quotes; what is called off does not', async () => {
  const market = exchange();
  const [issue, calledOff] = [issueOf(market, 'SRTH'), issueOf(market, 'VRM')];
  const dear = { ...issueOf(market, 'NEEM'), price: market.feed.quote('NEEM')!.last! * 2 };
  market.setRights([issue, calledOff, dear]);
  market.setRights([issue, dear]);
  await market.advance(close);
  const last = (symbol: string) => market.feed.quote(symbol)!.last!;
  const before = { SRTH: last('SRTH'), VRM: last('VRM'), NEEM: last('NEEM') };
  await market.advance(OPEN + MINUTE_MS / 2);

  const theoretical = (4 * before.SRTH + issue.price) / 5;
  const quote = market.feed.quote('SRTH')!;
  expect(isOnTick(quote.previousClose)).toBe(true);
  expect(Math.abs(quote.previousClose - theoretical)).toBeLessThanOrEqual(5);
  expect(quote.upper! / quote.previousClose).toBeLessThan(1.21);
  expect(Math.abs(quote.bid! / theoretical - 1)).toBeLessThan(0.02);
  expect(quote.upper! >= quote.ask! && quote.lower! <= quote.bid!).toBe(true);
  expect(market.feed.quote('VRM')!.previousClose).toBe(before.VRM);
  expect(market.feed.quote('NEEM')!.previousClose).toBe(before.NEEM);
});

test('a start on the ex-date knows of the fall, and one after the first trades does not fall again', async () => {
  const issue = issueOf(exchange(), 'SRTH');
  const figures = { open: 200_00, high: 205_00, low: 199_00, volume: 5_000 };
  const symbols = [{ symbol: 'SRTH', previousClose: 198_00, last: 200_00, ...figures }];
  const at = (businessDate: string) =>
    createLocalExchange({
      seed: 'rights',
      genesis: START,
      calendarId: 'practice',
      rights: [issue],
      now: OPEN + 5 * MINUTE_MS,
      resume: { businessDate, symbols },
    });
  const fallen = at(DATE).feed.quote('SRTH')!.previousClose;
  expect(Math.abs(fallen - (4 * 200_00 + issue.price) / 5)).toBeLessThanOrEqual(5);
  expect(at(EX_DATE).feed.quote('SRTH')!.previousClose).toBe(198_00);
});

test('what a company would have told of while its rights run does not happen; what it told of before does', async () => {
  const board = equityBoardOf('rights', 'practice');
  const options = { seed: 'rights', genesis: START, actionsFrom: START };
  const plan = planActions({ ...options, board });
  const [own, symbol] = board.listings
    .flatMap((listed) =>
      plan.between(listed.symbol, DATE, addDays(DATE, 60)).map((each) => [each, listed.symbol] as const),
    )
    .filter(([{ declaredAt }]) => declaredAt > START + 10 * MINUTE_MS)
    .toSorted(([left], [right]) => left.declaredAt - right.declaredAt)[0]!;
  const terms = { numerator: 1, denominator: 4, price: 100, exDate: EX_DATE, isCalledOff: false };
  const issue: RightsIssue = { ...terms, symbol, announcedAt: own.declaredAt - MINUTE_MS, until: own.exDate };
  const left = (rights: readonly RightsIssue[]) =>
    planActions({ ...options, board, rights }).between(symbol, DATE, own.exDate);
  expect(left([])).toEqual([own]);
  expect(left([issue])).toEqual([]);
  expect(left([{ ...issue, isCalledOff: true }])).toEqual([]);
  expect(left([{ ...issue, until: addDays(own.exDate, -1) }])).toEqual([own]);
  expect(left([{ ...issue, announcedAt: own.declaredAt }])).toEqual([own]);
  expect(left([{ ...issue, symbol: 'OTHER' }])).toEqual([own]);

  // A market that runs hears of it before the company has told.
  const toldBy = async (rights: readonly RightsIssue[]) => {
    const market = createLocalExchange({ ...options, calendarId: 'practice', now: own.declaredAt - MINUTE_MS / 2 });
    const told: string[] = [];
    market.feed.onMarketEvents((events) => {
      told.push(...events.flatMap((event) => (event.kind === 'action' && event.symbol === symbol ? event.stage : [])));
    });
    await market.advance(own.declaredAt - MINUTE_MS / 4);
    market.setRights(rights);
    await market.advance(own.declaredAt + 1_000);
    return [told, market.feed.instrument(symbol)!.corporateActions.some(({ exDate }) => exDate === own.exDate)];
  };
  expect(await toldBy([])).toEqual([['declared'], true]);
  expect(await toldBy([issue])).toEqual([[], false]);
});
