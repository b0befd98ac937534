/** Attackers with shares that are lent or pledged (desks §7): what they cost to borrow, and what is lent on them, by the server's own rules. */
import { borrowRateBps, shareFees } from '@bahi/core/lending-fee.ts';
import { PARAMETERS } from '@bahi/core/parameters.ts';
import { pledgeLimit, valueOf } from '@bahi/core/pledge.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import type { Side } from '@bahi/contract/venue.ts';
import type { Stock } from '@bahi/exchange/engine/stock.ts';
import { largestOf } from './funds.ts';
import type { Ground } from './ground.ts';
import { beside, on, trades, type Outcome, type Player } from './players.ts';

const [RULES] = PARAMETERS.slice(-1);
const BYSTANDER = 'bystander';

function inPieces(
  ground: Ground,
  account: string,
  { side, pieces, size }: { readonly side: Side; readonly pieces: number; readonly size: number },
): void {
  for (let piece = 0; piece < pieces; piece += 1) {
    const price = ground.stock.mark.price * (side === 'buy' ? 1.02 : 0.98);
    ground.order(account, { side, quantity: trades(ground, size), price });
    ground.advance(5 * SECOND_MS);
  }
}

/**
 * Lends what it holds, so that there is more to sell short, sells as much short with a second account and then what was lent, and buys all
 * back where that has pressed the price. A bystander is short beside it, and pays for one date what the scarcity costs that the two have made.
 */
const lentAndSold = on('equity', (ground): Outcome => {
  const { stock } = ground;
  inPieces(ground, 'lender', { side: 'buy', pieces: 20, size: 2 });
  ground.order(BYSTANDER, { side: 'sell', quantity: trades(ground, 10), price: stock.mark.price * 0.98 });
  ground.advance(5 * MINUTE_MS);
  const lent = ground.held('lender');
  // All that there is to borrow is borrowed: the rate is the highest.
  for (let piece = 0; piece < 20; piece += 1) {
    const quantity = Math.min(trades(ground, 2), Math.max(1, lent + ground.held('short')));
    ground.order('short', { side: 'sell', quantity, price: stock.mark.price * 0.98 });
    ground.advance(5 * SECOND_MS);
  }
  const borrowed = [-ground.held('short'), -ground.held(BYSTANDER)];
  const rateBps = borrowRateBps({ borrowed: borrowed[0]! + borrowed[1]!, quota: lent }, RULES!);
  const mark = BigInt(Math.round(stock.mark.price));
  const { fees, paid } = shareFees({
    mark,
    rateBps,
    lenderPercent: RULES!.lendingLenderPercent,
    borrowed,
    lent: [lent],
  });
  ground.credit('short', -Number(fees[0]));
  ground.credit('lender', Number(paid[0]));
  inPieces(ground, 'lender', { side: 'sell', pieces: 10, size: 4 });
  ground.advance(MINUTE_MS);
  ground.flatten();
  const { profit, harm = 0 } = beside(ground, BYSTANDER);
  return { profit, harm: harm + Number(fees[1]) };
});

/**
 * Lifts the price until the mark price has followed, pledges at that, and leaves with the cash as soon as it is more than the shares are worth where
 * they stood: the rest is the house's loss. Without interest and due dates, so that it is the easier.
 */
function pledgedHigh(liftedOf: (ground: Ground) => Stock) {
  return (ground: Ground): Outcome => {
    inPieces(ground, 'owner', { side: 'buy', pieces: 20, size: 5 });
    ground.advance(10 * MINUTE_MS);
    const shares = ground.held('owner');
    const untouched = ground.stock.mark.price;
    const lifted = liftedOf(ground);
    for (let push = 0; push < 150; push += 1) {
      const quantity = lifted.tradeShares * 10;
      ground.order(`lifter ${push % 20}`, { side: 'buy', quantity, price: lifted.band.upper, stock: lifted });
      ground.advance(4 * SECOND_MS);
    }
    const mark = BigInt(Math.round(ground.stock.mark.price));
    const cash = Number(pledgeLimit({ mark, shares, percent: RULES!.pledgePercent }));
    ground.flatten();
    const owed = Math.max(0, cash - Number(valueOf(BigInt(Math.round(untouched)), shares)));
    return { profit: ground.profit() + owed, owed };
  };
}

export const BORROWER_PLAYERS: readonly Player[] = [
  { name: 'shares lent and sold', play: lentAndSold },
  {
    name: 'a pledge at a lifted price',
    play: on(
      'equity',
      pledgedHigh(({ stock }) => stock),
    ),
  },
  { name: 'a fund pledged, its member lifted', play: on('equity', pledgedHigh(largestOf), { isFund: true }) },
  {
    name: 'a pledge of a lifted fund',
    play: on(
      'equity',
      pledgedHigh(({ stock }) => stock),
      { isFund: true },
    ),
  },
];
