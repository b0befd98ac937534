/** Attackers with a fund and its members: what a unit costs, and what it holds, are two prices of the same thing. */
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import type { Side } from '@bahi/contract/venue.ts';
import { LADDER, type Stock } from '@bahi/exchange/engine/stock.ts';
import type { Ground, Placed } from './ground.ts';
import { on, trades, type Outcome, type Player } from './players.ts';

const middle = ({ book, mark }: Stock) =>
  book.bid === null || book.ask === null ? mark.price : (book.bid + book.ask) / 2;

/** What a unit holds by its members' books at this moment, which says more than their last prices do. */
function valueOf({ engine }: Ground): number {
  const [{ computed, basket }] = engine.live as unknown as [
    { computed: { divisor: number }; basket: { units: number[]; cash: number } },
  ];
  const worth = engine.stocks.reduce((sum, stock, at) => sum + middle(stock) * basket.units[at]!, basket.cash);
  return worth / computed.divisor;
}

/** The member that makes most of the fund. */
export function largestOf({ engine }: Ground): Stock {
  const { units } = engine.live[0]!.basket!;
  return engine.stocks.reduce((most, one) =>
    middle(one) * units[one.at]! > middle(most) * units[most.at]! ? one : most,
  );
}

/** Buys a fund whenever it is offered below its basket, and sells it when it is bid for above, or after ten minutes. */
function discounts(below: number) {
  return (ground: Ground) => {
    let bought = 0;
    for (let second = 0; second < 40 * 60; second += 2) {
      ground.advance(2 * SECOND_MS);
      const { ask, bid } = ground.stock.book;
      const value = valueOf(ground);
      const held = ground.held('a');
      if (held === 0 && ask !== null && ask < value * (1 - below)) {
        ground.order('a', { side: 'buy', quantity: trades(ground, 4), price: ask });
        bought = second;
      } else if (held > 0 && bid !== null && (bid > value * (1 + below / 4) || second - bought > 600)) {
        ground.order('a', { side: 'sell', quantity: held, price: bid });
      }
    }
  };
}

/** Holds the fund, lifts its largest member until makers of the fund follow, sells the fund there, and the member later. */
const memberMoved = (ground: Ground) => {
  const member = largestOf(ground);
  for (let part = 0; part < 20; part += 1) {
    ground.order('a', { side: 'buy', quantity: trades(ground, 10), price: ground.stock.mark.price * 1.02 });
    ground.advance(30 * SECOND_MS);
  }
  for (let push = 0; push < 30; push += 1) {
    ground.order('b', {
      side: 'buy',
      quantity: member.tradeShares * 10,
      price: member.mark.price * 1.02,
      stock: member,
    });
    ground.advance(2 * SECOND_MS);
    const held = ground.held('a');
    if (push > 10 && held > 0) {
      ground.order('a', {
        side: 'sell',
        quantity: Math.min(held, trades(ground, 12)),
        price: ground.stock.mark.price * 0.98,
      });
    }
  }
};

/** Buys the basket's largest member short of the fund's move: the fund lifted first, its member bought before, in case the member follows. */
const fundMoved = (ground: Ground) => {
  const member = largestOf(ground);
  ground.order('a', { side: 'buy', quantity: member.tradeShares * 20, stock: member, price: member.mark.price * 1.02 });
  for (let push = 0; push < 30; push += 1) {
    ground.order('b', { side: 'buy', quantity: trades(ground, 10), price: ground.stock.mark.price * 1.02 });
    ground.advance(2 * SECOND_MS);
  }
};

/** Rests on both sides of the touch, a tick better than the makers, and goes home flat. */
const makesTheMarket = (ground: Ground) => {
  for (let minute = 0; minute < 40; minute += 1) {
    const { bid, ask } = ground.stock.book;
    if (bid === null || ask === null) continue;
    const quantity = trades(ground, 3);
    const held = ground.held('a');
    const placed = [
      ...(held < quantity * 3
        ? [ground.order('a', { side: 'buy', quantity, price: Math.min(bid + 1, ask - 1), rests: true })]
        : []),
      ...(held > 0
        ? [
            ground.order('a', {
              side: 'sell',
              quantity: Math.min(held, quantity),
              price: Math.max(ask - 1, bid + 1),
              rests: true,
            }),
          ]
        : []),
    ];
    ground.advance(MINUTE_MS);
    for (const { id } of placed) ground.cancel(id);
  }
};

/**
 * Few large orders, so that the cap of the brokerage counts, a tick better than the makers where these are far enough from what the basket is
 * worth; `far` is that part of it. What it is worth to the makers is read exactly, and what is held is hedged with it at no cost: better than anybody
 * can, and without what prices do in between, which is nothing on average.
 */
function makesTheMarketAround(far: number) {
  return (ground: Ground): Outcome => {
    const quantity = trades(ground, 25);
    const resting = new Map<Side, Placed & { readonly price: number; readonly asked: number }>();
    let [hedged, was] = [0, worthOf(ground)];
    for (let second = 0; second < 2 * 60 * 60; second += 2) {
      const worth = worthOf(ground);
      const held = ground.held('a');
      hedged -= held * (worth - was);
      was = worth;
      for (const side of ['buy', 'sell'] as const) {
        const makers = makersPrice(ground.stock, side);
        const inside = side === 'buy' ? 1 : -1;
        const away = (price: number) => (inside * (worth - price)) / worth;
        const own = resting.get(side);
        if (own !== undefined) {
          const isFilled = ground.placed(own.id).filled === own.asked;
          const isStale = away(own.price) < 0.6 * far || inside * ((makers ?? own.price) - own.price) >= 6;
          if (!isFilled && !isStale) continue;
          ground.cancel(own.id);
          resting.delete(side);
        }
        const asked = side === 'buy' ? quantity - held : held;
        if (makers === null || asked <= 0 || away(makers + inside) < far) continue;
        const price = makers + inside;
        resting.set(side, { ...ground.order('a', { side, quantity: asked, price, rests: true }), price, asked });
      }
      ground.advance(2 * SECOND_MS);
    }
    for (const { id } of resting.values()) ground.cancel(id);
    ground.flatten();
    return { profit: ground.profit() + hedged };
  };
}

const worthOf = ({ stock }: Ground) => Math.exp(stock.basketWorth!());

function makersPrice({ mind }: Stock, side: Side): number | null {
  const from = side === 'buy' ? 0 : LADDER;
  const prices = mind.ladderPrices.slice(from, from + LADDER).filter((_, rung) => mind.ladderIds[from + rung] !== 0);
  if (prices.length === 0) return null;
  return side === 'buy' ? Math.max(...prices) : Math.min(...prices);
}

const isFund = true;

export const FUND_PLAYERS: readonly Player[] = [
  { name: 'funds below their baskets', play: on('equity', discounts(0), { isFund }) },
  { name: 'funds far below their baskets', play: on('equity', discounts(0.0002), { isFund }) },
  { name: 'digital funds below their baskets', play: on('digital', discounts(0), { isFund }) },
  { name: 'a member lifted, its fund sold', play: on('equity', memberMoved, { isFund }) },
  { name: 'a digital member lifted, its fund sold', play: on('digital', memberMoved, { isFund }) },
  { name: 'a fund lifted, its member held', play: on('equity', fundMoved, { isFund }) },
  { name: 'a digital fund lifted, its member held', play: on('digital', fundMoved, { isFund }) },
  { name: 'a market made in a fund', play: on('equity', makesTheMarket, { isFund }) },
  { name: 'a market made in a digital fund', play: on('digital', makesTheMarket, { isFund }) },
  { name: 'a market made around a basket', play: on('equity', makesTheMarketAround(0.00025), { isFund }) },
  { name: 'a market made around coins', play: on('digital', makesTheMarketAround(0.00025), { isFund }) },
  { name: 'a market made near coins', play: on('digital', makesTheMarketAround(0.000175), { isFund }) },
];
