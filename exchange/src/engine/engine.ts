/**
 * The practice exchange itself: books, agents, sessions, indices, tape (rules §4). It is a discrete-event simulation: every
 * turn of an agent has its own moment, and `advanceTo` plays all of them up to the given one. Hence the tape depends on the
 * seed, the start and the customers' orders with their moments only, not on how often the engine is called.
 */
import { calendars, currentOrNextSession, nextSession, sessionAt, type Session } from '@bahi/core/calendar.ts';
import type { Bar, MarketEvent, VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import { HALT_INDEX } from '../indices.ts';
import { planActions } from '../news/coming-actions.ts';
import { closeEvent, haltEvent, resumeEvent } from '../news/market-stories.ts';
import { act, learn, openLadder, takeUp } from './agents.ts';
import { createCustomers } from './customers.ts';
import { createLiveFactors } from './factors.ts';
import { createNewsDesk } from './news-desk.ts';
import { createLiveComputed, haltRules, haltStepOf, rollComputed, updateComputed } from './computed-levels.ts';
import { createSchedule } from './schedule.ts';
import { startsOf, type StartInput } from './start-state.ts';
import { addPrice, createStock, emptyBook, rollDay, type DayFigures, type Stock } from './stock.ts';

export type Engine = ReturnType<typeof createExchange>;

/** Entries of the schedule before the stocks; at the same moment they come first, in this order. */
const SESSION_EDGE = 0;
const MINUTE_EDGE = 1;
const HALT_END = 2;
const SECOND = 3;
const NEWS = 4;
const FIRST_STOCK = 5;

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** `now` is the moment it starts: genesis, or the moment of a restart. */
export function createExchange(options: StartInput) {
  const { seed, board, now: start } = options;
  const calendar = calendars[board.calendarId];
  const plan = planActions(options);
  const starts = startsOf({ ...options, plan });
  const schedule = createSchedule(FIRST_STOCK + board.listings.length);
  const factors = createLiveFactors(seed, board.factors, start);
  const events: VenueEvent[] = [];
  const customers = createCustomers(events);
  const bars: { symbol: string; bar: Bar }[] = [];
  const changed = new Set<number>();
  let now = start;
  let session: Session | null = null;
  let date = starts.date;
  let haltStep = 0;
  let isFirstToCome = false;
  let basketsVersion = 1;
  let tapeHash = 0x811c9dc5;

  const stocks: Stock[] = board.listings.map((listed, at) => {
    const stock: Stock = createStock(
      seed,
      at,
      listed,
      starts.stocks[at]!,
      start,
      (makerId, makerOwner, takerId, price, quantity, makerLeft) =>
        executed(stock, makerId, makerOwner, price, quantity, makerLeft),
    );
    return stock;
  });
  const bySymbol = new Map(stocks.map((stock) => [stock.listed.symbol, stock]));
  const live = board.computed.map((computed, which) =>
    createLiveComputed(computed, {
      ...starts.computed[which]!,
      stocks,
      goneOf: (at) => plan.between(at, starts.computed[which]!.historyDate, date),
      date,
      now: start,
    }),
  );
  const desk = createNewsDesk({ seed, listings: board.listings, plan, stocks: () => stocks });
  const world = { factors, sessionMs: 86_400_000 };
  begin();

  /** The first entries: the session that runs now, or the one to wait for. */
  function begin(): void {
    const running = sessionAt(calendar, start);
    if (running === null || running.open > start) {
      isFirstToCome = options.resume === undefined;
      schedule.set(SESSION_EDGE, nextSession(calendar, start - 1).open);
      return;
    }
    if (running.date !== date) rollAll(running.date);
    for (const stock of stocks) takeUp(stock);
    openSession(running);
  }

  function advanceTo(to: number): void {
    while (schedule.nextDue() <= to) {
      const entry = schedule.nextEntry();
      now = Math.max(now, schedule.nextDue());
      play(entry);
    }
    now = Math.max(now, to);
  }

  function play(entry: number): void {
    if (entry >= FIRST_STOCK) {
      const stock = stocks[entry - FIRST_STOCK]!;
      schedule.set(entry, now + act(stock, world, now));
      markChanged(stock.at, stock.figures);
      return;
    }
    if (entry === SESSION_EDGE) playSessionEdge();
    else if (entry === MINUTE_EDGE) playMinuteEdge();
    else if (entry === HALT_END) playHaltEnd();
    else if (entry === NEWS) schedule.set(NEWS, desk.play(now));
    else playSecond();
  }

  function playSessionEdge(): void {
    if (session === null) {
      const opening = currentOrNextSession(calendar, now);
      if (opening.date !== date) rollAll(opening.date);
      openSession(opening);
    } else {
      closeSession(session);
    }
  }

  function rollAll(nextDate: string): void {
    const before = date;
    date = nextDate;
    haltStep = 0;
    const goneOf = (at: number) => plan.between(at, before, nextDate);
    for (const stock of stocks) {
      rollDay(stock, goneOf(stock.at));
      markChanged(stock.at, stock.figures);
    }
    live.forEach((each, which) => {
      if (rollComputed(each, stocks, { before, date, goneOf })) basketsVersion += 1;
      markChanged(stocks.length + which, each.figures);
    });
  }

  function openSession(opening: Session): void {
    session = opening;
    world.sessionMs = opening.close - opening.open;
    schedule.set(SESSION_EDGE, opening.close);
    schedule.set(MINUTE_EDGE, (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS);
    schedule.set(SECOND, now + SECOND_MS);
    schedule.set(NEWS, desk.open(opening, now));
    for (const stock of stocks) if (isListed(stock)) startTrading(stock);
    if (isFirstToCome) desk.openFirst(opening);
    isFirstToCome = false;
  }

  function closeSession(closing: Session): void {
    // The last levels belong to the session's last minute.
    for (const each of live) updateComputed(each, stocks, closing.close - 1);
    flushMinutes();
    for (const stock of stocks) {
      customers.endAll(stock, 'session', closing.close);
      stopTrading(stock);
      if (stock.state === 'halted') stock.state = 'trading';
    }
    tellClose(closing);
    session = null;
    for (const entry of [MINUTE_EDGE, HALT_END, SECOND, NEWS]) schedule.set(entry, Infinity);
    schedule.set(SESSION_EDGE, nextSession(calendar, now - 1).open);
  }

  function tellClose({ date: closed, close }: Session): void {
    const index = live.find(({ computed }) => computed.symbol === HALT_INDEX);
    if (index === undefined) return;
    const { last, previousClose } = index.figures;
    desk.tell(closeEvent(HALT_INDEX, closed, { level: last ?? previousClose, previous: previousClose }, close));
  }

  function startTrading(stock: Stock): void {
    stock.state = 'trading';
    openLadder(stock, world, now);
    markChanged(stock.at, stock.figures);
    // First turns are spread over two seconds, so that the market does not wake up in one step.
    schedule.set(FIRST_STOCK + stock.at, now + 1 + stock.rng.below(2_000));
  }

  function stopTrading(stock: Stock): void {
    schedule.set(FIRST_STOCK + stock.at, Infinity);
    emptyBook(stock);
    markChanged(stock.at, stock.figures);
  }

  function playMinuteEdge(): void {
    flushMinutes();
    schedule.set(MINUTE_EDGE, now + MINUTE_MS);
  }

  function flushMinutes(): void {
    for (const { listed, figures } of stocks) flushMinute(listed.symbol, figures);
    for (const { computed, figures } of live) flushMinute(computed.symbol, figures);
  }

  function flushMinute(symbol: string, figures: DayFigures): void {
    if (figures.minute !== null) bars.push({ symbol, bar: figures.minute });
    figures.minute = null;
  }

  function playSecond(): void {
    factors.step(world.sessionMs / 1000);
    live.forEach((each, which) => {
      if (updateComputed(each, stocks, now)) markChanged(stocks.length + which, each.figures);
    });
    const step = haltStepOf(live);
    if (step > haltStep) halt(step);
    schedule.set(SECOND, now + SECOND_MS);
  }

  /** Trading stops for everybody; resting orders stay and may be cancelled. */
  function halt(step: number): void {
    haltStep = step;
    for (const stock of stocks) {
      if (stock.state !== 'trading') continue;
      stock.state = 'halted';
      schedule.set(FIRST_STOCK + stock.at, Infinity);
      markChanged(stock.at, stock.figures);
    }
    const { percent, haltMs } = haltRules[step - 1]!;
    const until = Math.min(now + haltMs, session!.close);
    schedule.set(HALT_END, until < session!.close ? until : Infinity);
    desk.tell(haltEvent(HALT_INDEX, date, percent, until, now));
  }

  function playHaltEnd(): void {
    schedule.set(HALT_END, Infinity);
    desk.tell(resumeEvent(date, haltRules[haltStep - 1]!.percent, now));
    for (const stock of stocks) if (stock.state === 'halted') startTrading(stock);
  }

  function executed(
    stock: Stock,
    makerId: number,
    makerOwner: number,
    price: number,
    quantity: number,
    makerLeft: number,
  ): void {
    const isBuy = price === stock.book.ask;
    const tradeSeq = stock.tape.add(price, quantity, now, isBuy ? 'buy' : 'sell');
    customers.executed(stock, {
      makerId,
      isMakerCustomer: makerOwner !== 0,
      makerLeft,
      price,
      quantity,
      tradeSeq,
      now,
    });
    learn(stock, isBuy, price, quantity, now);
    desk.watchBand(stock, date, price, now);
    addPrice(stock.figures, price, quantity, now);
    tapeHash =
      Math.imul(Math.imul(Math.imul(tapeHash ^ stock.at, 0x01000193) ^ price, 0x01000193) ^ quantity, 0x01000193) ^
      (now | 0);
  }

  function markChanged(at: number, figures: DayFigures): void {
    figures.changedAt = now;
    figures.seq += 1;
    changed.add(at);
  }

  return {
    board,
    stocks,
    live,
    advanceTo,
    now: () => now,
    session: () => session,
    businessDate: () => date,
    /** Of every trade so far, in order: two runs with equal hashes printed the same tape. */
    tapeHash: () => tapeHash >>> 0,
    restingCount: customers.restingCount,

    /** Orders arrive at this moment, in the order given. */
    submit(orders: readonly VenueOrder[], at: number): void {
      advanceTo(at);
      for (const order of orders) {
        const stock = bySymbol.get(order.symbol);
        customers.submit(order, stock, session !== null, now);
        if (stock !== undefined) markChanged(stock.at, stock.figures);
      }
    },

    cancel(orderIds: readonly string[], at: number): void {
      advanceTo(at);
      for (const orderId of orderIds) {
        const stock = customers.cancel(orderId, 'requested', now);
        if (stock !== null) markChanged(stock.at, stock.figures);
      }
    },

    setState(symbol: string, state: 'trading' | 'suspended', at: number): void {
      advanceTo(at);
      const stock = bySymbol.get(symbol);
      if (
        stock === undefined ||
        stock.state === 'off_shelf' ||
        stock.state === state ||
        (state === 'trading' && stock.state !== 'suspended')
      )
        return;
      if (state === 'suspended') {
        stock.state = 'suspended';
        customers.endAll(stock, 'halted', now);
        stopTrading(stock);
        return;
      }
      stock.state = 'trading';
      if (session !== null) startTrading(stock);
    },

    /** What happened since the last call; the arrays are the caller's. */
    takeEvents: (): VenueEvent[] => events.splice(0),
    takeBars: (): { symbol: string; bar: Bar }[] => bars.splice(0),
    takeMarketEvents: (): MarketEvent[] => desk.take(),
    /** Grows when what a fund holds changes. */
    basketsVersion: () => basketsVersion,
    /** Positions (listings, then what is computed) whose quote or depth changed since the last call. */
    takeChanged(): number[] {
      const taken = [...changed];
      changed.clear();
      return taken;
    },
  };
}

function isListed({ state }: Stock): boolean {
  return state !== 'suspended' && state !== 'off_shelf';
}
