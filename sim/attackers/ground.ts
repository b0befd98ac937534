/**
 * Where an attacker plays: some instruments of one board of the practice exchange on a clock of their own, and a broker that keeps what each
 * account has traded and paid. Charges are those of everybody. Margin accounts are in margin.ts.
 */
import { createExchange, type Engine } from '@bahi/exchange/engine/engine.ts';
import type { StartInput } from '@bahi/exchange/engine/start-state.ts';
import { equityBoardOf } from '@bahi/exchange/boards/equity.ts';
import { digitalBoardOf } from '@bahi/exchange/boards/digital.ts';
import { forexBoardOf } from '@bahi/exchange/boards/forex.ts';
import type { Board, Listed } from '@bahi/exchange/listed.ts';
import type { Stock } from '@bahi/exchange/engine/stock.ts';
import type { MarketEvent, Side, VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import type { CalendarId } from '@bahi/core/calendar.ts';
import { chargesBetween, INDIAN_EQUITY_CHARGES, INDIAN_FUND_CHARGES, totalCharges } from '@bahi/core/charges.ts';
import { tickAtOrAbove, tickAtOrBelow } from '@bahi/core/price.ts';
import { createRng, hashText, type Rng } from '@bahi/core/rng.ts';

export type BoardId = Board['id'];

/** Within a session, long after its opening and before its end. */
export const STARTS_AT = Date.parse('2026-11-21T11:00:00+05:30');
/** Books and mark prices have settled by then. */
const SETTLED_MS = 6 * 60_000;
/** As many instruments as a league can afford; attackers work on the first. */
const INSTRUMENTS = 3;

interface Order {
  readonly account: string;
  readonly terms: VenueOrder;
  turnover: bigint;
  filled: number;
  /** Shares that may still trade. */
  left: number;
  executions: number;
}

export interface Terms {
  readonly side: Side;
  readonly quantity: number;
  /** Left out: a market order that goes to the limit of the day. */
  readonly price?: number;
  readonly rests?: boolean;
  /** Left out: the one that attackers work on. */
  readonly stock?: Stock;
}

/** An order's number, and what was filled: shares, price times shares, and the charges on that. */
export interface Placed {
  readonly id: string;
  readonly filled: number;
  readonly turnover: number;
  readonly charges: number;
}

export interface GroundOptions {
  /** The listing that is worked on, and when it is opened, on or after STARTS_AT; left out: any, at once. */
  readonly opens?: (listings: readonly Listed[], rng: Rng) => { readonly first: number; readonly at: number };
  /** What is announced of it. */
  readonly starts?: (listed: Listed, rng: Rng) => Pick<StartInput, 'actionsFrom' | 'listed' | 'announced' | 'rights'>;
  /** How long it has run when the attacker comes; left out: until books and mark prices have settled. */
  readonly settledMs?: number;
  readonly instruments?: number;
  /** A fund of the board with all its members instead; it is the stock that is worked on. */
  readonly isFund?: boolean;
  /** Of shares; left out: the practice exchange's, which hardly closes. */
  readonly calendar?: CalendarId;
}

export interface Ground {
  /** Another one after a restart, and so is the stock. */
  readonly engine: Engine;
  readonly stock: Stock;
  readonly rng: Rng;
  advance(ms: number): readonly MarketEvent[];
  order(account: string, terms: Terms): Placed;
  cancel(id: string): void;
  /** How it stands by now. */
  placed(id: string): Placed;
  /** The process dies and is back after `awayMs`, with what was recorded; whatever rested is given to the venue again. */
  restart(awayMs: number): void;
  /** Shares held of a stock, below zero when short. */
  held(account: string, stock?: Stock): number;
  /** What an account gets beside its trades, or pays below zero; and the shares that come to it. */
  credit(account: string, paise: number, quantity?: number): void;
  /** What accounts paid in charges so far. */
  charges(accounts: (account: string) => boolean): number;
  accounts(): string[];
  /** Sells or buys back everything, in as many pieces as the market takes. */
  flatten(): void;
  /** Paise that all accounts have gained since the beginning, what they hold at the mark price. */
  profit(accounts?: (account: string) => boolean): number;
}

export function openGround(boardId: BoardId, seed: string, options: GroundOptions = {}): Ground {
  const {
    opens,
    starts,
    settledMs = SETTLED_MS,
    instruments = INSTRUMENTS,
    calendar = 'practice',
    isFund = false,
  } = options;
  const whole = { equity: equityBoardOf, forex: forexBoardOf, digital: digitalBoardOf }[boardId](seed, calendar);
  const rng = createRng(hashText(`${seed} attacker`));
  const tradable = whole.listings.filter(({ inactive }) => inactive === null);
  const places = tradable.slice(0, tradable.length - instruments);
  const { first, at } = opens?.(places, rng) ?? { first: rng.below(places.length), at: STARTS_AT };
  const board: Board = isFund
    ? fundBoard(whole, rng)
    : { ...whole, listings: tradable.slice(first, first + instruments), computed: [] };
  const announced = starts?.(board.listings[0]!, rng) ?? {};
  const start: StartInput = { seed, genesis: STARTS_AT, board, now: Math.max(STARTS_AT, at), ...announced };
  let engine = createExchange(start);
  const [schedule] = (isFund ? INDIAN_FUND_CHARGES : INDIAN_EQUITY_CHARGES).slice(-1);
  const [ofShares] = INDIAN_EQUITY_CHARGES.slice(-1);
  const scheduleOf = (symbol: string) =>
    engine.stocks.some(({ listed }) => listed.symbol === symbol) ? ofShares! : schedule!;
  // One that comes to the market is what such a ground is opened for.
  const place = announced.listed === undefined ? 0 : instruments;
  const orders = new Map<string, Order>();
  const cash = new Map<string, bigint>();
  const paid = new Map<string, number>();
  const holdings = new Map<string, Map<number, number>>();

  function take(account: string, paise: bigint, quantity: number, which: number): void {
    cash.set(account, (cash.get(account) ?? 0n) + paise);
    const own = holdings.get(account) ?? new Map<number, number>();
    own.set(which, (own.get(which) ?? 0) + quantity);
    holdings.set(account, own);
  }

  function settle(event: VenueEvent): void {
    if (event.type === 'ended' || event.type === 'rejected') orders.get(event.orderId)!.left = 0;
    if (event.type !== 'execution') return;
    const order = orders.get(event.orderId)!;
    const { account, terms } = order;
    const { side, symbol } = terms;
    const turnover = BigInt(event.price) * BigInt(event.quantity);
    const after = order.turnover + turnover;
    const charges = totalCharges(chargesBetween(scheduleOf(symbol), side, order.turnover, after));
    order.turnover = after;
    order.filled += event.quantity;
    order.left -= event.quantity;
    order.executions += 1;
    const which = engine.books().findIndex(({ listed }) => listed.symbol === symbol);
    paid.set(account, (paid.get(account) ?? 0) + Number(charges));
    const sign = side === 'buy' ? 1 : -1;
    take(account, -BigInt(sign) * turnover - charges, sign * event.quantity, which);
  }

  function settleAll(): void {
    for (const event of engine.takeEvents()) settle(event);
  }

  /** As the recorder writes it: figures of the date, the mark price with them. */
  function recorded(): NonNullable<StartInput['resume']> {
    const symbols = engine.books().map(({ listed: { symbol }, figures, mark }) => {
      const { previousClose, open, high, low, volume, turnover } = figures;
      const last = figures.last ?? previousClose;
      const day = { open: open ?? last, high: high ?? last, low: low ?? last, volume, turnover };
      return { symbol, previousClose, last, ...day, mark: mark.price, openingMark: mark.opening };
    });
    return { businessDate: engine.businessDate(), seenAt: engine.now(), symbols };
  }

  const ground: Ground = {
    get engine() {
      return engine;
    },
    get stock() {
      return engine.books()[isFund ? engine.stocks.length : place]!;
    },
    rng,
    advance(ms) {
      engine.advanceTo(engine.now() + ms);
      engine.takeBars();
      settleAll();
      return engine.takeMarketEvents();
    },
    order(account, { side, quantity, price, rests = false, stock = ground.stock }) {
      const { lower, upper } = stock.band;
      const wanted = price ?? (side === 'buy' ? upper : lower);
      const onTick = side === 'buy' ? tickAtOrBelow(wanted) : tickAtOrAbove(wanted);
      const id = String(orders.size + 1);
      const terms: VenueOrder = {
        orderId: id,
        symbol: stock.listed.symbol,
        side,
        owner: account,
        quantity,
        type: rests ? 'limit' : 'market',
        price: Math.max(lower, Math.min(upper, onTick)),
      };
      orders.set(id, { account, terms, turnover: 0n, filled: 0, left: quantity, executions: 0 });
      engine.submit([terms], engine.now());
      settleAll();
      return ground.placed(id);
    },
    placed(id) {
      const {
        terms: { side, symbol },
        turnover,
        filled,
      } = orders.get(id)!;
      const charges = Number(totalCharges(chargesBetween(scheduleOf(symbol), side, 0n, turnover)));
      return { id, filled, turnover: Number(turnover), charges };
    },
    cancel(id) {
      engine.cancel([id], engine.now());
      settleAll();
    },
    restart(awayMs) {
      const now = engine.now() + awayMs;
      engine = createExchange({ ...start, now, resume: recorded() });
      const open = [...orders.values()].filter(({ terms, left }) => left > 0 && terms.type === 'limit');
      const again = open.map(({ terms, left, executions }) => ({
        ...terms,
        quantity: left,
        nextExecution: executions + 1,
      }));
      engine.submit(again, now);
      settleAll();
    },
    held: (account, stock = ground.stock) => holdings.get(account)?.get(engine.books().indexOf(stock)) ?? 0,
    credit: (account, paise, quantity = 0) => take(account, BigInt(Math.round(paise)), quantity, place),
    charges: (isMine) => [...paid].reduce((sum, [account, own]) => sum + (isMine(account) ? own : 0), 0),
    accounts: () => [...cash.keys()],
    flatten() {
      for (let tries = 0; tries < 40; tries += 1) {
        const open = [...holdings].flatMap(([account, own]) =>
          [...own].flatMap(([which, held]) => (held === 0 ? [] : [{ account, held, stock: engine.books()[which]! }])),
        );
        if (open.length === 0) return;
        for (const { account, held, stock } of open) {
          const side = held > 0 ? 'sell' : 'buy';
          // As a market order is protected: 2 % from the mark price.
          const price = stock.mark.price * (side === 'buy' ? 1.02 : 0.98);
          ground.order(account, { side, quantity: Math.abs(held), price, stock });
        }
        ground.advance(15_000);
      }
    },
    profit(isMine = () => true) {
      const worth = (account: string) =>
        [...(holdings.get(account) ?? [])].reduce(
          (sum, [which, held]) => sum + held * engine.books()[which]!.mark.price,
          0,
        );
      const mine = [...cash].filter(([account]) => isMine(account));
      return mine.reduce((sum, [account, own]) => sum + Number(own) + worth(account), 0);
    },
  };
  ground.advance(settledMs);
  return ground;
}

/** One with few members, as a league plays it thousands of times. */
function fundBoard(whole: Board, rng: Rng): Board {
  const funds = whole.computed.filter((each) => each.kind === 'fund' && each.members.length <= MEMBERS_MAX);
  const fund = funds[rng.below(funds.length)]!;
  const listings = fund.members.map((at) => whole.listings[at]!);
  return { ...whole, listings, computed: [{ ...fund, members: listings.map((_, at) => at) }] };
}

const MEMBERS_MAX = 30;
