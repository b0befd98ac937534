/**
 * The practice exchange itself: books, agents, sessions, indices, tape (rules §4). It is a discrete-event simulation: every
 * turn of an agent has its own moment, and `advanceTo` plays all of them up to the given one. Hence the tape depends on the
 * seed, the start and the customers' orders with their moments only, not on how often the engine is called.
 */
import { calendars, currentOrNextSession, nextSession, sessionAt, type Session } from '@bahi/core/calendar.ts';
import type { OnExecution } from '@bahi/core/order-book.ts';
import type { MarketEvent, VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import type { VenueChange } from '@bahi/contract/venue-change.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import { newcomerOf } from '../instruments.ts';
import type { Listed } from '../listed.ts';
import { planActions } from '../news/coming-actions.ts';
import { NEW_LISTINGS_MAX, type AnnouncedAction, type NewListing, type RightsIssue } from '../port.ts';
import { act, hear, learn, lose, openLadder, takeUp } from './agents.ts';
import { createCustomers } from './customers.ts';
import { createLiveFactors } from './factors.ts';
import { createFundBooks, followBasket } from './fund-books.ts';
import { createHalts } from './halts.ts';
import { createNewsDesk } from './news-desk.ts';
import { createLiveComputed, rollComputed, updateComputed } from './computed-levels.ts';
import { createChanges } from './changes.ts';
import { countTrade, isSampleDue, restartMark, rollMark, sampleMark } from './mark-price.ts';
import { goExRights } from './rights.ts';
import { createMinuteBars } from './minute-bars.ts';
import { createSchedule } from './schedule.ts';
import { endAuction, startAuction } from './opening-auction.ts';
import { newcomerStart, startsOf, type StartInput } from './start-state.ts';
import { streamsOf } from '../streams.ts';
import { addPrice, closeDay, createStock, emptyBook, isListed, rollDay, type Stock, type StockStart } from './stock.ts';
import { createTapeHash } from './tape.ts';

export type Engine = ReturnType<typeof createExchange>;

/** Entries of the schedule before the stocks; at the same moment they come first, in this order. */
const [SESSION_EDGE, MINUTE_EDGE, HALT_END, SECOND, NEWS, FIRST_STOCK] = [0, 1, 2, 3, 4, 5] as const;

export function createExchange(options: StartInput) {
  const { board, now: start } = options;
  const calendar = calendars[board.calendarId];
  const [streams, plan] = [streamsOf(options), planActions(options)];
  const starts = startsOf({ ...options, plan });
  const firstFund = board.listings.length + NEW_LISTINGS_MAX;
  const schedule = createSchedule(FIRST_STOCK + firstFund + board.computed.length);
  const factors = createLiveFactors(streams, board.factors, start);
  const events: VenueEvent[] = [];
  const customers = createCustomers(events);
  const changes = createChanges(board);
  let now = start;
  let session: Session | null = null;
  let date = starts.date;
  let [isFirstToCome, basketsVersion] = [false, 1];
  const tapeHash = createTapeHash();
  const { open, close } = currentOrNextSession(calendar, start);
  const world = { factors, sessionMs: close - open };
  const listings: Listed[] = [];
  const stocks: Stock[] = [];
  const bySymbol = new Map<string, Stock>();
  board.listings.forEach((listed, at) => addStock(listed, starts.stocks[at]!));
  const live = board.computed.map((computed, which) =>
    createLiveComputed(computed, {
      ...starts.computed[which]!,
      stocks,
      goneOf: (at) => plan.between(at, starts.computed[which]!.historyDate, date),
      date,
      now: start,
    }),
  );
  const standing = { streams, board, live, stocks, world, firstFund, now, executed, starts: starts.computed };
  const funds = createFundBooks({
    ...standing,
    suspend(stock) {
      stock.state = 'suspended';
      customers.endAll(stock, 'halted', now);
      stopTrading(stock);
    },
    resume(stock) {
      stock.state = 'trading';
      if (session !== null) startTrading(stock);
      changes.stock(stock, now);
    },
  });
  for (const fund of funds.byPlace.values()) bySymbol.set(fund.listed.symbol, fund);
  const desk = createNewsDesk({
    streams,
    listings,
    plan,
    stocks: () => stocks,
    hear(stock, move, at) {
      hear(stock, move, world, at);
      changes.stock(stock, at);
      funds.hear(stock, at, changes.stock);
    },
  });
  const minutes = createMinuteBars(books, () => live);
  const halts = createHalts({ books, live, desk, changes });
  for (const newcomer of board.id === 'equity' ? (options.listed ?? []) : []) addNewcomer(newcomer);
  begin();

  function addStock(listed: Listed, from: StockStart): Stock {
    const at = { now, sessionMs: world.sessionMs };
    const onExecution: OnExecution = (...execution) => executed(stock, ...execution);
    const stock: Stock = createStock(streams, stocks.length, listed, from, at, onExecution);
    listings.push(listed);
    stocks.push(stock);
    bySymbol.set(listed.symbol, stock);
    return stock;
  }

  /** Everything that has a book. */
  function books(): Stock[] {
    return [...stocks, ...funds.byPlace.values()];
  }

  /** One that never traded opens by its auction, at the next opening or now. */
  function addNewcomer(listing: NewListing): Stock {
    const stock = addStock(newcomerOf(streams, listing), newcomerStart(listing, { ...options, date, plan }, now));
    if (stock.figures.last === null) stock.auctionUntil = Infinity;
    return stock;
  }

  /** The first entries: the session that runs now, or the one to wait for. */
  function begin(): void {
    const running = sessionAt(calendar, start);
    if (running === null || running.open > start) {
      isFirstToCome = options.resume === undefined;
      schedule.set(SESSION_EDGE, nextSession(calendar, start - 1).open);
      return;
    }
    if (running.date !== date) rollAll(running.date);
    const seenAt = Math.min(start, options.resume?.seenAt ?? start);
    takeUp(stocks, desk.toldBy(running, seenAt), seenAt);
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
      const at = entry - FIRST_STOCK;
      const stock = at < firstFund ? stocks[at]! : funds.byPlace.get(at - firstFund)!;
      if (stock.auctionUntil !== null) openByAuction(stock);
      schedule.set(entry, now + act(stock, world, now));
      changes.stock(stock, now);
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
    halts.reset();
    const goneOf = (at: number) => plan.between(listings[at]!.symbol, before, nextDate);
    for (const stock of stocks) {
      const actions = goneOf(stock.at);
      rollDay(stock, actions);
      const fall = goExRights(plan.announced.rights(), stock, before, nextDate);
      rollMark(stock.mark, { actions, fall, tradeShares: stock.tradeShares }, now);
      changes.stock(stock, now);
    }
    live.forEach((each, which) => {
      if (rollComputed(each, stocks, { before, date, goneOf })) basketsVersion += 1;
      changes.computed(which, each.figures, now);
    });
    funds.roll(now, changes.stock);
  }

  function openSession(opening: Session): void {
    session = opening;
    world.sessionMs = opening.close - opening.open;
    schedule.set(SESSION_EDGE, opening.close);
    schedule.set(MINUTE_EDGE, (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS);
    schedule.set(SECOND, now + SECOND_MS);
    schedule.set(NEWS, desk.open(opening, now));
    for (const stock of books()) if (isListed(stock)) startTrading(stock);
    if (isFirstToCome) desk.openFirst(opening);
    isFirstToCome = false;
  }

  function closeSession(closing: Session): void {
    for (const stock of books()) closeDay(stock, closing.close - 1);
    for (const each of live) updateComputed(each, stocks, closing.close - 1);
    minutes.flush();
    for (const stock of books()) {
      customers.endAll(stock, 'session', closing.close);
      stopTrading(stock);
      if (stock.state === 'halted') stock.state = 'trading';
    }
    desk.tellClose(live, closing);
    session = null;
    for (const entry of [MINUTE_EDGE, HALT_END, SECOND, NEWS]) schedule.set(entry, Infinity);
    schedule.set(SESSION_EDGE, nextSession(calendar, now - 1).open);
  }

  function startTrading(stock: Stock): void {
    if (stock.auctionUntil !== null) return beginAuction(stock);
    stock.state = 'trading';
    openLadder(stock, world, now);
    changes.stock(stock, now);
    // First turns are spread over two seconds, so that the market does not wake up in one step.
    schedule.set(FIRST_STOCK + stock.at, now + 1 + stock.rng.below(2_000));
  }

  /** Nothing trades while orders are collected. One that is interrupted begins again. */
  function beginAuction(stock: Stock): void {
    schedule.set(FIRST_STOCK + stock.at, startAuction(stock, now));
    changes.stock(stock, now);
  }

  function openByAuction(stock: Stock): void {
    const { price, quantity } = endAuction(stock, now);
    restartMark(stock.mark, price, stock.tradeShares, now);
    if (quantity > 0) tapeHash.add(stock.at, price, quantity, now);
    openLadder(stock, world, now);
  }

  function stopTrading(stock: Stock): void {
    schedule.set(FIRST_STOCK + stock.at, Infinity);
    emptyBook(stock);
    changes.stock(stock, now);
  }

  function playMinuteEdge(): void {
    minutes.flush();
    schedule.set(MINUTE_EDGE, now + MINUTE_MS);
  }

  function playSecond(): void {
    factors.step(world.sessionMs / 1000);
    for (const stock of books()) {
      if (stock.state !== 'trading' || !isSampleDue(stock.mark, stock.rng)) continue;
      sampleMark(stock.mark, stock.book, stock.band, now);
      changes.stock(stock, now);
    }
    for (const fund of funds.byPlace.values()) if (followBasket(fund, world, now)) changes.stock(fund, now);
    live.forEach((each, which) => {
      if (updateComputed(each, stocks, now)) changes.computed(which, (funds.byPlace.get(which) ?? each).figures, now);
    });
    const halt = halts.begin(date, now, session!.close);
    for (const { at } of halt?.stocks ?? []) schedule.set(FIRST_STOCK + at, Infinity);
    if (halt !== null) schedule.set(HALT_END, halt.until);
    schedule.set(SECOND, now + SECOND_MS);
  }

  function playHaltEnd(): void {
    schedule.set(HALT_END, Infinity);
    for (const stock of halts.end(date, now)) startTrading(stock);
  }

  function executed(stock: Stock, ...execution: Parameters<OnExecution>): void {
    const [makerId, makerOwner, , price, quantity, makerLeft] = execution;
    const isBuy = price === stock.book.ask;
    const tradeSeq = stock.tape.add(price, quantity, now, isBuy ? 'buy' : 'sell');
    const isMakerCustomer = makerOwner !== 0;
    if (!isMakerCustomer && makerLeft === 0) lose(stock, makerId);
    customers.executed(stock, { makerId, isMakerCustomer, makerLeft, price, quantity, tradeSeq, now });
    // What customers trade with each other says nothing: they may be one.
    if (!isMakerCustomer || !customers.isTaking()) {
      learn(stock, isBuy, price, quantity, now);
      countTrade(stock.mark, price, quantity);
    }
    desk.watchBand(stock, date, price, now);
    addPrice(stock.figures, price, quantity, now);
    tapeHash.add(stock.at, price, quantity, now);
  }

  return {
    board,
    stocks,
    fundStocks: funds.byPlace,
    books,
    live,
    advanceTo,
    now: () => now,
    session: () => session,
    businessDate: () => date,
    /** Of every trade so far, in order: two runs with equal hashes printed the same tape. */
    tapeHash: tapeHash.value,
    restingCount: customers.restingCount,
    setRights: (all: readonly RightsIssue[]): void =>
      void (plan.announced.setRights(all) && schedule.set(NEWS, desk.planAgain(session, now))),
    setActions(all: readonly AnnouncedAction[], at: number): void {
      advanceTo(at);
      schedule.set(NEWS, desk.announce(all, session, now));
    },

    /** Orders arrive at this moment, in the order given. */
    submit(orders: readonly VenueOrder[], at: number): void {
      advanceTo(at);
      for (const order of orders) {
        const stock = bySymbol.get(order.symbol);
        customers.submit(order, stock, session !== null, now);
        if (stock !== undefined) changes.stock(stock, now);
      }
    },
    cancel(orderIds: readonly string[], at: number): void {
      advanceTo(at);
      for (const orderId of orderIds) changes.stock(customers.cancel(orderId, 'requested', now), now);
    },
    change(all: readonly VenueChange[], at: number): void {
      advanceTo(at);
      for (const each of all) changes.stock(customers.change(each, now), now);
    },
    /** A company that comes to the market at this moment; one that is known stays as it is. */
    list(listing: NewListing, at: number): void {
      advanceTo(at);
      if (bySymbol.has(listing.symbol)) return;
      const stock = addNewcomer(listing);
      if (session !== null) startTrading(stock);
      changes.stock(stock, now);
    },

    setState(symbol: string, state: 'trading' | 'suspended', at: number): void {
      advanceTo(at);
      funds.setState(bySymbol.get(symbol), state);
    },

    /** What happened since the last call; the arrays are the caller's. */
    takeEvents: (): VenueEvent[] => events.splice(0),
    takeBars: minutes.take,
    takeMarketEvents: (): MarketEvent[] => desk.take(),
    /** Grows when what a fund holds changes. */
    basketsVersion: () => basketsVersion,
    /** Positions (listings of the first day, what is computed, then those that came later) whose quote or depth changed since the last call. */
    takeChanged: changes.take,
  };
}
