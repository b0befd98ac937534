/**
 * Where an attacker plays: some instruments of one board of the practice exchange on a clock of their own, and a broker that keeps what each
 * account has traded and paid. Charges are those of everybody. Margin accounts are in margin.ts.
 */
import { createExchange, type Engine } from '@bahi/exchange/engine/engine.ts';
import { equityBoardOf } from '@bahi/exchange/boards/equity.ts';
import { digitalBoardOf } from '@bahi/exchange/boards/digital.ts';
import { forexBoardOf } from '@bahi/exchange/boards/forex.ts';
import type { Board } from '@bahi/exchange/listed.ts';
import type { Stock } from '@bahi/exchange/engine/stock.ts';
import type { MarketEvent, Side, VenueEvent } from '@bahi/contract/venue.ts';
import { chargesBetween, INDIAN_EQUITY_CHARGES, totalCharges } from '@bahi/core/charges.ts';
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
  readonly side: Side;
  turnover: bigint;
}

export interface Terms {
  readonly side: Side;
  readonly quantity: number;
  /** Left out: a market order that goes to the limit of the day. */
  readonly price?: number;
  readonly rests?: boolean;
}

/** An order's number, and what was filled at once: shares, price times shares, and the charges on that. */
export interface Placed {
  readonly id: string;
  readonly filled: number;
  readonly turnover: number;
  readonly charges: number;
}

export interface Ground {
  readonly engine: Engine;
  readonly stock: Stock;
  readonly rng: Rng;
  advance(ms: number): readonly MarketEvent[];
  order(account: string, terms: Terms): Placed;
  cancel(id: string): void;
  /** Shares held, below zero when short. */
  held(account: string): number;
  /** Sells or buys back everything, in as many pieces as the market takes. */
  flatten(): void;
  /** Paise that all accounts have gained since the beginning, what they hold at the mark price. */
  profit(accounts?: (account: string) => boolean): number;
}

export function openGround(boardId: BoardId, seed: string, at?: (board: Board) => number): Ground {
  const whole = { equity: equityBoardOf, forex: forexBoardOf, digital: digitalBoardOf }[boardId](seed, 'practice');
  const rng = createRng(hashText(`${seed} attacker`));
  const tradable = whole.listings.filter(({ inactive }) => inactive === null);
  const first = rng.below(tradable.length - INSTRUMENTS);
  const board: Board = { ...whole, listings: tradable.slice(first, first + INSTRUMENTS), computed: [] };
  const now = Math.max(STARTS_AT, at?.(board) ?? 0);
  const engine = createExchange({ seed, genesis: STARTS_AT, board, now });
  const [schedule] = INDIAN_EQUITY_CHARGES.slice(-1);
  const stock = engine.stocks[0]!;
  const orders = new Map<string, Order>();
  const cash = new Map<string, bigint>();
  const shares = new Map<string, number>();

  function settle(event: VenueEvent): number {
    if (event.type !== 'execution') return 0;
    const order = orders.get(event.orderId)!;
    const { account, side } = order;
    const turnover = BigInt(event.price) * BigInt(event.quantity);
    const after = order.turnover + turnover;
    const charges = totalCharges(chargesBetween(schedule!, side, order.turnover, after));
    order.turnover = after;
    const paid = (side === 'buy' ? turnover : -turnover) + charges;
    cash.set(account, (cash.get(account) ?? 0n) - paid);
    shares.set(account, (shares.get(account) ?? 0) + (side === 'buy' ? event.quantity : -event.quantity));
    return event.quantity;
  }

  function settleAll(of?: string): number {
    return engine.takeEvents().reduce((sum, event) => sum + settle(event) * (event.orderId === of ? 1 : 0), 0);
  }

  const ground: Ground = {
    engine,
    stock,
    rng,
    advance(ms) {
      engine.advanceTo(engine.now() + ms);
      engine.takeBars();
      settleAll();
      return engine.takeMarketEvents();
    },
    order(account, { side, quantity, price, rests = false }) {
      const { lower, upper } = stock.band;
      const wanted = price ?? (side === 'buy' ? upper : lower);
      const onTick = side === 'buy' ? tickAtOrBelow(wanted) : tickAtOrAbove(wanted);
      const id = String(orders.size + 1);
      orders.set(id, { account, side, turnover: 0n });
      const terms = { orderId: id, symbol: stock.listed.symbol, side, owner: account, quantity };
      const inBand = Math.max(lower, Math.min(upper, onTick));
      engine.submit([{ ...terms, type: rests ? 'limit' : 'market', price: inBand }], engine.now());
      const filled = settleAll(id);
      const { turnover } = orders.get(id)!;
      const charges = Number(totalCharges(chargesBetween(schedule!, side, 0n, turnover)));
      return { id, filled, turnover: Number(turnover), charges };
    },
    cancel(id) {
      engine.cancel([id], engine.now());
      settleAll();
    },
    held: (account) => shares.get(account) ?? 0,
    flatten() {
      for (let tries = 0; tries < 40; tries += 1) {
        const open = [...shares].filter(([, held]) => held !== 0);
        if (open.length === 0) return;
        for (const [account, held] of open) {
          const side = held > 0 ? 'sell' : 'buy';
          // As a market order is protected: 2 % from the mark price.
          const price = stock.mark.price * (side === 'buy' ? 1.02 : 0.98);
          ground.order(account, { side, quantity: Math.abs(held), price });
        }
        ground.advance(15_000);
      }
    },
    profit(isMine = () => true) {
      const mine = [...cash].filter(([account]) => isMine(account));
      return mine.reduce((sum, [account, own]) => sum + Number(own) + ground.held(account) * stock.mark.price, 0);
    },
  };
  ground.advance(SETTLED_MS);
  return ground;
}
