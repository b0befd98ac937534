/**
 * The order book written as plainly as its rules: one sorted list a side, no indexes. It is the oracle the fast book is
 * tested against and runs nowhere else.
 */
import type { BookOutcome, BookSide, OnExecution } from './order-book.ts';

interface Resting {
  readonly id: number;
  readonly side: BookSide;
  readonly price: number;
  readonly owner: number;
  left: number;
}

export class OracleBook {
  outcome: BookOutcome = 'filled';
  private resting: Resting[] = [];
  private readonly onExecution: OnExecution;

  constructor(_floor: number, _tick: number, onExecution: OnExecution) {
    this.onExecution = onExecution;
  }

  get size(): number {
    return this.resting.length;
  }
  get bid(): number | null {
    return this.side('buy')[0]?.price ?? null;
  }
  get ask(): number | null {
    return this.side('sell')[0]?.price ?? null;
  }

  reset(): void {
    this.resting = [];
  }

  submit(id: number, side: BookSide, price: number, quantity: number, owner: number, rests: boolean): number {
    let left = quantity;
    for (const maker of this.side(side === 'buy' ? 'sell' : 'buy')) {
      if (left === 0 || (side === 'buy' ? maker.price > price : maker.price < price)) break;
      if (owner !== 0 && maker.owner === owner) {
        this.outcome = 'self_trade';
        return left;
      }
      const traded = Math.min(left, maker.left);
      this.onExecution(maker.id, maker.owner, id, maker.price, traded, maker.left - traded);
      maker.left -= traded;
      left -= traded;
      this.resting = this.resting.filter((order) => order.left > 0);
    }
    if (left > 0 && rests) this.resting.push({ id, side, price, owner, left });
    this.outcome = left === 0 ? 'filled' : rests ? 'rested' : 'cancelled';
    return left;
  }

  cancel(id: number): number {
    const left = this.quantityOf(id);
    this.resting = this.resting.filter((order) => order.id !== id);
    return left;
  }

  reduce(id: number, quantity: number): void {
    this.resting.find((order) => order.id === id)!.left = quantity;
  }

  quantityOf(id: number): number {
    return this.resting.find((order) => order.id === id)?.left ?? 0;
  }

  bestQuantity(side: BookSide): number {
    const best = this.side(side);
    return best.filter((order) => order.price === best[0]!.price).reduce((sum, order) => sum + order.left, 0);
  }

  averagePrice(side: BookSide, notional: number): number | null {
    let [left, shares] = [notional, 0];
    for (const order of this.side(side)) {
      const taken = Math.min(left, order.price * order.left);
      left -= taken;
      shares += taken / order.price;
      if (left === 0) return notional / shares;
    }
    return null;
  }

  depth(side: BookSide, count: number, out: Float64Array, offset = 0): number {
    const prices = [...new Set(this.side(side).map((order) => order.price))].slice(0, count);
    for (const [index, price] of prices.entries()) {
      const level = this.side(side).filter((order) => order.price === price);
      out.set([price, level.reduce((sum, order) => sum + order.left, 0), level.length], offset + index * 3);
    }
    return prices.length;
  }

  /** One side, best price first, then by arrival: sorting is stable. */
  private side(side: BookSide): Resting[] {
    const direction = side === 'buy' ? -1 : 1;
    return this.resting
      .filter((order) => order.side === side)
      .toSorted((left, right) => (left.price - right.price) * direction);
  }
}
