/**
 * What the practice customers asked the grab desk for in the market's own past (offer-past.ts): they signed in until there was a level, and one
 * of them has a request in every state; by the services that everybody goes through. Of a draw for a single lot one of the two has won, whoever
 * it is: nobody knows before.
 */
import { en as practice } from '@bahi/contract/practice-texts/en.ts';
import { prospectusEn as prospectus } from '@bahi/contract/practice-texts/prospectus.en.ts';
import { addBusinessDays, businessDateOf, endOfBusinessDate, sessionOn } from '@bahi/core/calendar.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import * as grab from '../grab/service.ts';
import { pastLevel } from '../market/service.ts';
import type { Tx } from '../platform/database.ts';
import type { Sealer } from '../platform/sealing.ts';
import { signInToday } from '../sign-in/service.ts';
import { workOutLevelsTo } from '../vip/service.ts';
import { act, isQuiet, WAITING_MS, type Cast, type Deps, type DesksPast } from './desks.ts';
import { onceFor } from './offer-acts.ts';
import { closeBefore, type Step } from './placements.ts';

export interface GrabPast extends DesksPast {
  readonly sealer: Sealer;
}

const NOTE = practice.past;
const LOT = 100;
const LOTS = 40;
/** How many days each had signed in on, the last of them three days ago. */
const SIGNED_IN = { customer: 10, trader: 8 };
/** Business days back from now to the one whose end has their level. */
const LEVEL_DAYS = 5;

export function grabSteps(past: GrabPast, cast: Cast): Step[] {
  const { calendar } = past;
  const { customer, trader, now } = cast;
  const today = businessDateOf(calendar, now);
  const symbols = quietLarge(past, now);
  if (symbols.length < 5) return [];
  /** An hour after the opening of a session of so many business days ago. */
  const morning = (days: number): number =>
    sessionOn(calendar, addBusinessDays(calendar, today, -days))!.open + HOUR_MS;
  const marks = new Map<string, bigint>();
  const create = (index: number, of: Pick<PastGrab, 'rule' | 'at' | 'hours'> & { readonly lots?: number }) =>
    createGrab(past, { lots: LOTS, ...of, symbol: symbols[index]!, marks });
  const won = create(0, { rule: 'draw', at: morning(4), hours: 6 });
  const contested = create(1, { rule: 'draw', at: morning(4) + MINUTE_MS, hours: 6, lots: 1 });
  const allotted = create(2, { rule: 'first_come', at: morning(3), hours: 4 });
  const calledOff = create(3, { rule: 'draw', at: morning(3) + MINUTE_MS, hours: 6 });
  const waiting = create(4, { rule: 'draw', at: now - WAITING_MS - HOUR_MS, hours: 12 });
  return [
    ...signIns(past, customer, { days: SIGNED_IN.customer, now }),
    ...signIns(past, trader, { days: SIGNED_IN.trader, now }),
    levels(past, addBusinessDays(calendar, today, -LEVEL_DAYS)),
    ...won.steps,
    won.ask(customer, HOUR_MS),
    won.cancel(customer, 2 * HOUR_MS),
    won.ask(customer, 3 * HOUR_MS),
    ...contested.steps,
    contested.ask(customer, HOUR_MS),
    contested.ask(trader, 2 * HOUR_MS),
    ...allotted.steps,
    allotted.ask(customer, HOUR_MS),
    ...calledOff.steps,
    calledOff.ask(customer, HOUR_MS),
    calledOff.callOff(3 * HOUR_MS),
    ...waiting.steps,
    waiting.ask(customer, HOUR_MS),
  ].filter(({ at }) => at <= now);
}

function signIns(past: GrabPast, customerId: bigint, { days, now }: { days: number; now: number }): Step[] {
  const { calendar } = past;
  return Array.from({ length: days }, (_, index): Step => {
    const at = now - (3 + index) * DAY_MS;
    return { at, run: () => act(past, at, (tx) => signInToday(tx, { calendar, customerId, now: at })) };
  });
}

/** As the job does once the books of a date are closed. */
function levels(past: GrabPast, date: string): Step {
  const at = endOfBusinessDate(past.calendar, date) + 10 * MINUTE_MS;
  return { at, run: () => act(past, at, (_, deps) => workOutLevelsTo(deps, date)) };
}

interface PastGrab {
  readonly symbol: string;
  readonly rule: grab.GrabTerms['rule'];
  readonly at: number;
  /** For which it is open. */
  readonly hours: number;
  readonly lots: number;
  /** What each company's mark price is taken to be: its close before it was offered. */
  readonly marks: Map<string, bigint>;
}

function createGrab(past: GrabPast, { symbol, rule, at: publishedAt, hours, lots, marks }: PastGrab) {
  const { calendar, feed, sealer } = past;
  const closesAt = publishedAt + hours * HOUR_MS;
  const draw = rule === 'draw' ? grab.drawAfter(calendar, closesAt) : grab.NOT_DRAWN;
  let offer = 0n;
  const own = new Map<bigint, string>();
  const step = (after: number, work: (tx: Tx, deps: GrabDeps, at: number) => Promise<unknown>): Step => {
    const at = publishedAt + after;
    return { at, run: () => act(past, at, (tx, deps) => work(tx, grabDeps(past, deps, marks), at)) };
  };
  const goOn = (at: number): Step => step(at - publishedAt, (_, deps) => grab.progress(deps));
  return {
    steps: [
      step(0, async (tx) => {
        const mark = await closeBefore(past, symbol, publishedAt);
        marks.set(symbol, mark);
        const terms: grab.GrabTerms = {
          symbol,
          price: BigInt(tickAtOrBelow(Math.round(Number(mark) * 0.99))),
          referencePrice: mark,
          rule,
          level: 1,
          lots,
          lotSize: LOT,
          maximumLots: Math.min(2, lots),
          lockDays: 1,
          publishedAt: BigInt(publishedAt),
          opensAt: BigInt(publishedAt),
          closesAt: BigInt(closesAt),
          ...draw,
          prospectus: rule === 'draw' ? prospectus.grabDraw : prospectus.grab,
        };
        offer = (await grab.publishGrab({ calendar, feed, sealer }, tx, terms))!.id;
        await grab.addGrabNote(tx, { offerId: offer, note: NOTE, now: publishedAt });
      }),
      goOn(closesAt),
      ...(draw.drawAt === null ? [] : [goOn(Number(draw.drawAt) + MINUTE_MS)]),
    ],
    /** For a lot. */
    ask: (customerId: bigint, after: number) =>
      step(after, async (tx, deps, now) => {
        const once = onceFor(`practice grab ${symbol} ${customerId} ${now}`);
        const command = { ...once, customerId, sessionId: null, offerId: offer, lots: 1, now };
        const [answer] = await grab.grabMany(deps, tx, [command]);
        if ('request' in answer!) own.set(customerId, answer.request.id);
      }),
    cancel: (customerId: bigint, after: number) =>
      step(after, async (tx, deps, now) => {
        const id = own.get(customerId);
        if (id !== undefined) await grab.cancelGrab(deps, tx, { customerId, now, input: { id } });
      }),
    callOff: (after: number) =>
      step(after, async (tx, deps, now) => {
        await grab.withdrawGrab(deps, tx, { offerId: offer, note: NOTE, now });
        await grab.progress(deps);
      }),
  };
}

type GrabDeps = ReturnType<typeof grabDeps>;

function grabDeps({ feed, sealer }: GrabPast, deps: Deps, marks: ReadonlyMap<string, bigint>) {
  return {
    ...deps,
    sealer,
    // Of prices of the past there is one a day, and no book.
    marketOf(symbol: string) {
      const mark = marks.get(symbol);
      return mark === undefined ? null : { mark, bid: null, ask: null };
    },
    closingLevel: (_tx: unknown, symbol: string, { date }: { readonly date: string }) =>
      pastLevel(feed, { symbol, date, priceScale: feed.instrument(symbol)!.priceScale }),
  };
}

/** Large by their closes, the cheapest first. */
function quietLarge({ feed, calendar }: GrabPast, now: number): string[] {
  const close = (symbol: string): number => feed.quote(symbol)?.previousClose ?? 0;
  const atClose: Parameters<typeof grab.largeCompanies>[0] = {
    instruments: feed.instruments,
    quote(symbol) {
      const quote = feed.quote(symbol);
      return quote === undefined ? undefined : { ...quote, mark: quote.previousClose };
    },
  };
  return grab
    .largeCompanies(atClose)
    .filter((symbol) => close(symbol) > 0 && isQuiet({ feed, calendar }, feed.instrument(symbol)!, now))
    .toSorted((a, b) => close(a) - close(b));
}
