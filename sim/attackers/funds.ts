/** Attackers with a fund and its members: what a unit costs, and what it holds, are two prices of the same thing. */
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import type { Stock } from '@bahi/exchange/engine/stock.ts';
import type { Ground } from './ground.ts';
import { on, trades, type Player } from './players.ts';

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
function largestOf({ engine }: Ground): Stock {
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

const isFund = true;

export const FUND_PLAYERS: readonly Player[] = [
  { name: 'funds below their baskets', play: on('equity', discounts(0), { isFund }) },
  { name: 'funds far below their baskets', play: on('equity', discounts(0.0002), { isFund }) },
  { name: 'digital funds below their baskets', play: on('digital', discounts(0), { isFund }) },
  { name: 'a member lifted, its fund sold', play: on('equity', memberMoved, { isFund }) },
  { name: 'a digital member lifted, its fund sold', play: on('digital', memberMoved, { isFund }) },
  { name: 'a fund lifted, its member held', play: on('equity', fundMoved, { isFund }) },
  { name: 'a market made in a fund', play: on('equity', makesTheMarket, { isFund }) },
  { name: 'a market made in a digital fund', play: on('digital', makesTheMarket, { isFund }) },
];
