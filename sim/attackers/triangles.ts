/** Attackers with several currencies: what the desk gives for one in another goes by two mark prices and two books. */
import { spreadFor } from '@bahi/core/currency-exchange.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import type { Stock } from '@bahi/exchange/engine/stock.ts';
import type { Ground } from './ground.ts';
import { bookPrice, DESK_BPS, DESK_BPS_MAX, DESK_PAISE, on, trades, type Player } from './players.ts';

/** Of `paise` worth of one currency at its mark price, what is left as worth of the other; null is the rupee. Null as answer: no quote. */
function exchanged(paise: number, from: Stock | null, to: Stock | null): number | null {
  const sold = from === null ? 1 : shareOf(from, 'sell', paise);
  const bought = to === null ? 1 : shareOf(to, 'buy', paise);
  if (sold === null || bought === null) return null;
  const bps = spreadFor(DESK_BPS, sold * bought);
  return bps > DESK_BPS_MAX ? null : paise * (1 - bps / 20_000);
}

function shareOf(stock: Stock, side: 'buy' | 'sell', paise: number): number | null {
  const price = bookPrice(stock, side, paise);
  if (price === null) return null;
  return side === 'sell' ? price / stock.mark.price : stock.mark.price / price;
}

/** So far apart is seldom; what they have to gain to be worth the spread of the desk is five times as much. */
const APART = 0.001;

const middle = ({ book, mark }: Stock) =>
  book.bid === null || book.ask === null ? mark.price : (book.bid + book.ask) / 2;
const ahead = (stock: Stock) => middle(stock) / stock.mark.price - 1;
const pairsOf = ({ engine }: Ground) =>
  engine.stocks.flatMap((one) => engine.stocks.flatMap((other) => (one === other ? [] : [[one, other] as const])));

/** Whenever one currency has run ahead of its mark price and another has fallen behind, takes the one for the other, and gives it back later. */
const lateCross = on('forex', (ground) => {
  let profit = 0;
  for (let second = 0; second < 20 * 60; second += 5) {
    ground.advance(5 * SECOND_MS);
    const found = pairsOf(ground).find(([from, to]) => ahead(to) - ahead(from) > APART);
    if (found === undefined) continue;
    const [from, to] = found;
    const got = exchanged(DESK_PAISE, from, to);
    if (got === null) continue;
    const units = got / to.mark.price;
    const given = DESK_PAISE / from.mark.price;
    ground.advance(6 * MINUTE_MS);
    const back = exchanged(units * to.mark.price, to, from);
    if (back !== null) profit += back - given * from.mark.price;
  }
  return { profit };
});

/** Rupees into one currency, that into a second and a third, and back, with each a little later than the one before. */
const roundTheTriangle = on('forex', (ground) => {
  let profit = 0;
  for (let round = 0; round < 40; round += 1) {
    const way = [null, ...ground.engine.stocks, null];
    let worth: number | null = DESK_PAISE;
    for (let leg = 0; leg + 1 < way.length && worth !== null; leg += 1) {
      const to: Stock | null = way[leg + 1]!;
      worth = exchanged(worth, way[leg]!, to);
      const before = to?.mark.price ?? 1;
      // As many quotes of fifteen seconds are waited for.
      ground.advance(ground.rng.below(15) * SECOND_MS);
      if (worth !== null && to !== null) worth *= to.mark.price / before;
    }
    if (worth !== null) profit += worth - DESK_PAISE;
  }
  return { profit };
});

/** Lifts one currency and presses another for minutes, until their mark prices follow, and exchanges at the desk what was bought there before. */
const bendTwo = on('forex', (ground) => {
  const [up, down] = [ground.engine.stocks[0]!, ground.engine.stocks[1]!];
  const bought = exchanged(DESK_PAISE, down, up);
  if (bought === null) return { profit: 0 };
  const [units, given] = [bought / up.mark.price, DESK_PAISE / down.mark.price];
  for (let push = 0; push < 120; push += 1) {
    const quantity = trades(ground, 2);
    ground.order(`lifter ${push % 20}`, { side: 'buy', quantity, price: up.mark.price * 1.02, stock: up });
    ground.order(`presser ${push % 20}`, { side: 'sell', quantity, price: down.mark.price * 0.98, stock: down });
    ground.advance(3 * SECOND_MS);
  }
  const back = exchanged(units * up.mark.price, up, down);
  const desk = back === null ? 0 : (back / down.mark.price - given) * down.mark.price;
  ground.flatten();
  return { profit: desk + ground.profit() };
});

export const TRIANGLE_PLAYERS: readonly Player[] = [
  { name: 'one currency late for another', play: lateCross },
  { name: 'round three currencies', play: roundTheTriangle },
  { name: 'two currencies bent for the desk', play: bendTwo },
];
