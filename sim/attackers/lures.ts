/** Attackers who make others look: layers on both sides, volume that is none, and a closing minute that is pushed. */
import type { Side } from '@bahi/contract/venue.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import { beside, mid, on, trades, type Player } from './players.ts';

const BYSTANDER = 'bystander';

/** Stands in layers on both sides in turn, and takes what the lean of the book brings near; none of the layers is meant to trade. */
const layering = on('equity', (ground) => {
  const { stock } = ground;
  for (let round = 0; round < 20; round += 1) {
    const side: Side = round % 2 === 0 ? 'buy' : 'sell';
    const away = side === 'buy' ? -1 : 1;
    const touch = (side === 'buy' ? stock.book.bid : stock.book.ask) ?? mid(ground);
    const layers = Array.from({ length: 8 }, (_, rung) =>
      ground.order(`layer ${rung}`, {
        side,
        quantity: trades(ground, 20),
        price: touch * (1 + (away * (rung + 1)) / 4_000),
        rests: true,
      }),
    );
    const near = ground.order('trader', {
      side: side === 'buy' ? 'sell' : 'buy',
      quantity: trades(ground, 1),
      price: mid(ground) * (1 - away * 0.0002),
      rests: true,
    });
    ground.advance(15 * SECOND_MS);
    for (const { id } of [...layers, near]) ground.cancel(id);
  }
});

/** Shows volume by trading with itself at rising prices, and sells to a bystander who buys what is busy and rises. */
const washForABystander = on('equity', (ground) => {
  const { stock } = ground;
  for (let piece = 0; piece < 10; piece += 1) {
    ground.order('holder', { side: 'buy', quantity: trades(ground, 1), price: mid(ground) * 1.005 });
    ground.advance(15 * SECOND_MS);
  }
  const seen = { volume: stock.figures.volume, price: mid(ground) };
  for (let round = 0; round < 40; round += 1) {
    const { bid, ask } = stock.book;
    if (bid === null || ask === null) break;
    const { id } = ground.order('left', {
      side: 'sell',
      quantity: trades(ground, 0.5),
      price: (bid + ask) / 2,
      rests: true,
    });
    ground.order('right', { side: 'buy', quantity: trades(ground, 0.5), price: ask });
    ground.cancel(id);
    ground.advance(SECOND_MS);
    const isBusy = stock.figures.volume > seen.volume + 8 * stock.tradeShares && mid(ground) > seen.price;
    if (isBusy && ground.held(BYSTANDER) === 0)
      ground.order(BYSTANDER, { side: 'buy', quantity: trades(ground, 3), price: stock.mark.price * 1.02 });
  }
  ground.advance(MINUTE_MS);
  ground.flatten();
  return beside(ground, BYSTANDER);
});

/** Buys ahead of a bystander whose large order it sees coming, and sells to it. */
const aheadOfABystander = on('equity', (ground) => {
  for (let round = 0; round < 5; round += 1) {
    ground.order('front', { side: 'buy', quantity: trades(ground, 4), price: mid(ground) * 1.01 });
    const offered = ground.order('front', {
      side: 'sell',
      quantity: Math.max(1, ground.held('front')),
      price: (ground.stock.book.ask ?? mid(ground)) - 1,
      rests: true,
    });
    ground.advance(SECOND_MS);
    ground.order(BYSTANDER, { side: 'buy', quantity: trades(ground, 3), price: ground.stock.mark.price * 1.02 });
    ground.advance(10 * SECOND_MS);
    ground.cancel(offered.id);
  }
  ground.flatten();
  return beside(ground, BYSTANDER);
});

export const LURE_PLAYERS: readonly Player[] = [
  { name: 'layering on both sides', play: layering },
  { name: 'wash trades for a bystander', play: washForABystander },
  { name: 'ahead of a bystander', play: aheadOfABystander },
];
