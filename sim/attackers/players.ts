/**
 * The attackers of the league: each plays one known way to bend a price or to use a bent one, as well as it can be played, over one seed. What
 * it answers is its profit in paise after charges, and what others lost beyond their own charges.
 */
import { previousTick } from '@bahi/core/price.ts';
import { addDays, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { comingNews, newsOfSession } from '@bahi/exchange/news/company-news.ts';
import { streamsOf } from '@bahi/exchange/streams.ts';
import { fillPrice, spreadFor } from '@bahi/core/currency-exchange.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import type { Stock } from '@bahi/exchange/engine/stock.ts';
import type { BoardId, Ground, GroundOptions } from './ground.ts';
import { openGround, STARTS_AT } from './ground.ts';

export interface Outcome {
  readonly profit: number;
  /** What bystanders whom the attack is aimed at lost beyond their own charges. */
  readonly harm?: number;
  /** What the house is left with of losses beyond the margin. */
  readonly owed?: number;
}

export interface Player {
  readonly name: string;
  readonly play: (seed: string) => Outcome;
}

export function on(
  board: BoardId,
  play: (ground: Ground) => Outcome | void,
  options: GroundOptions = {},
): Player['play'] {
  return (seed) => {
    const ground = openGround(board, seed, options);
    const outcome = play(ground);
    if (outcome !== undefined) return outcome;
    ground.flatten();
    return { profit: ground.profit() };
  };
}

/** Of a ground on which somebody else traded too. */
export function beside(ground: Ground, bystander: string): Outcome {
  const isBystander = (account: string) => account === bystander;
  const harm = -ground.profit(isBystander) - ground.charges(isBystander);
  return { profit: ground.profit((account) => !isBystander(account)), harm };
}

/** So many typical trades. */
export const trades = ({ stock }: Ground, count: number) => Math.max(1, Math.round(stock.tradeShares * count));
export const mid = ({ stock: { book, mark } }: Ground) =>
  book.bid === null || book.ask === null ? mark.price : (book.bid + book.ask) / 2;

/** What a book gives for `paise` on average, of the levels that everybody sees. */
export function bookPrice({ book }: Stock, side: 'buy' | 'sell', paise: number): number | null {
  const out = new Float64Array(15);
  const found = book.depth(side === 'buy' ? 'sell' : 'buy', 5, out);
  const levels = Array.from({ length: found }, (_, at) => ({ price: out[at * 3]!, quantity: out[at * 3 + 1]! }));
  return fillPrice(levels, paise);
}

/** The currency desk for `paise`: what one rupee's worth at the mark price is given for, as server/src/exchange has it. */
function deskPrice({ stock }: Ground, side: 'buy' | 'sell', paise: number): number | null {
  const { mark } = stock;
  const price = bookPrice(stock, side, paise);
  if (price === null) return null;
  const bps = spreadFor(DESK_BPS, side === 'buy' ? mark.price / price : price / mark.price);
  if (bps > DESK_BPS_MAX) return null;
  return side === 'buy' ? mark.price / (1 - bps / 20_000) : mark.price * (1 - bps / 20_000);
}

/** The desk's spread, and beyond what it gives no quote. */
export const DESK_BPS = 50;
export const DESK_BPS_MAX = 500;
/** An amount that the desk is asked for. */
export const DESK_PAISE = 20_00_000_00;

/** Twenty accounts take every offer, or hit every bid, within a moment, and another one exchanges at the desk 32 ms later. */
const bendForTheDesk = on('forex', (ground) => {
  const bought = deskPrice(ground, 'buy', DESK_PAISE);
  if (bought === null) return { profit: 0 };
  const units = DESK_PAISE / bought;
  for (let account = 0; account < 20; account += 1)
    ground.order(`bender ${account}`, { side: 'buy', quantity: trades(ground, 10), price: mid(ground) * 1.02 });
  ground.advance(32);
  const sold = deskPrice(ground, 'sell', DESK_PAISE);
  const desk = sold === null ? 0 : units * sold - DESK_PAISE;
  ground.flatten();
  return { profit: desk + ground.profit() };
});

/** What a round trip at the desk has to gain at least to be worth its spread. */
const DESK_GAIN = 0.003;

/** Whenever the book has run ahead of the mark price, buys at the desk what will be dearer there, and gives it back when it is. */
const lateDesk = on('forex', (ground) => {
  let profit = 0;
  for (let second = 0; second < 20 * 60; second += 5) {
    ground.advance(5 * SECOND_MS);
    const ahead = mid(ground) / ground.stock.mark.price - 1;
    if (Math.abs(ahead) < DESK_GAIN) continue;
    const side = ahead > 0 ? 'buy' : 'sell';
    const first = deskPrice(ground, side, DESK_PAISE);
    ground.advance(6 * MINUTE_MS);
    const second_ = deskPrice(ground, side === 'buy' ? 'sell' : 'buy', DESK_PAISE);
    if (first === null || second_ === null) continue;
    profit += DESK_PAISE * (side === 'buy' ? second_ / first - 1 : 1 - second_ / first);
  }
  return { profit };
});

/** Asks for quotes in both directions each fifteen seconds, and takes one at its last moment where it has become worth more. */
const quoteOptions = on('forex', (ground) => {
  let profit = 0;
  for (let round = 0; round < 80; round += 1) {
    const [bid, ask] = [deskPrice(ground, 'sell', DESK_PAISE), deskPrice(ground, 'buy', DESK_PAISE)];
    ground.advance(15 * SECOND_MS);
    const [bidNow, askNow] = [deskPrice(ground, 'sell', DESK_PAISE), deskPrice(ground, 'buy', DESK_PAISE)];
    if (ask !== null && bidNow !== null && bidNow > ask) profit += DESK_PAISE * (bidNow / ask - 1);
    if (bid !== null && askNow !== null && askNow < bid) profit += DESK_PAISE * (1 - askNow / bid);
  }
  return { profit };
});

/** Buys, lifts the price by 500 trades between own accounts inside the spread, and sells what it bought. */
const pingPong = on('equity', (ground) => {
  const { stock } = ground;
  for (let piece = 0; piece < 15; piece += 1) {
    ground.order('holder', { side: 'buy', quantity: trades(ground, 2), price: mid(ground) * 1.01 });
    ground.advance(20 * SECOND_MS);
  }
  ground.advance(2 * MINUTE_MS);
  for (let round = 0; round < 500; round += 1) {
    const { bid, ask } = stock.book;
    if (bid === null || ask === null) break;
    const inside = previousTick(ask);
    if (inside > bid) {
      const { id } = ground.order('left', { side: 'sell', quantity: 100, price: inside, rests: true });
      ground.order('right', { side: 'buy', quantity: 100, price: inside });
      ground.cancel(id);
    }
    ground.advance(10);
  }
  ground.order('holder', { side: 'sell', quantity: ground.held('holder'), price: mid(ground) * 0.98 });
});

/** Buys in many small pieces and sells all of it in one, and the other way round. */
const piecesAndBlock = on('equity', (ground) => {
  const isPiecesFirst = ground.rng.float() < 0.5;
  const pieces = (side: 'buy' | 'sell') => {
    for (let piece = 0; piece < 40; piece += 1) {
      ground.order('one', { side, quantity: trades(ground, 0.5), price: mid(ground) * (side === 'buy' ? 1.01 : 0.99) });
      ground.advance(250);
    }
  };
  const block = (side: 'buy' | 'sell') =>
    ground.order('one', { side, quantity: trades(ground, 20), price: mid(ground) * (side === 'buy' ? 1.02 : 0.98) });
  const side = ground.rng.float() < 0.5 ? 'buy' : 'sell';
  const back = side === 'buy' ? 'sell' : 'buy';
  if (isPiecesFirst) pieces(side);
  else block(side);
  ground.advance(ground.rng.below(4) * 20 * SECOND_MS);
  if (isPiecesFirst) block(back);
  else pieces(back);
});

/** Takes a lot at once, waits for those who follow the trend, and gives it to them. */
const ignition = on('equity', (ground) => {
  for (let round = 0; round < 4; round += 1) {
    for (let account = 0; account < 10; account += 1)
      ground.order(`igniter ${account}`, { side: 'buy', quantity: trades(ground, 3), price: mid(ground) * 1.01 });
    ground.advance((5 + ground.rng.below(40)) * SECOND_MS);
    ground.flatten();
  }
});

/** Presses the price below somebody's stop, buys what it sells, and lets the price come back. */
const stopHunt = on('equity', (ground) => {
  const { stock } = ground;
  ground.order('victim', { side: 'buy', quantity: 300 });
  const stop = stock.mark.price * 0.995;
  const held = ground.held('victim');
  let hasSold = false;
  for (let second = 0; second < 120; second += 1) {
    for (let account = 0; account < 5; account += 1)
      ground.order(`hunter ${account}`, { side: 'sell', quantity: trades(ground, 4), price: stock.mark.price * 0.97 });
    const { id } = ground.order('buyer', { side: 'buy', quantity: 300, price: stock.mark.price * 0.975, rests: true });
    if (!hasSold && stock.mark.price <= stop) {
      ground.order('victim', { side: 'sell', quantity: held, price: stock.mark.price * 0.98 });
      hasSold = ground.held('victim') === 0;
    }
    ground.advance(SECOND_MS);
    ground.cancel(id);
  }
  ground.flatten();
  return beside(ground, 'victim');
});

/** Stands with large orders on one side that are never meant to trade, trades on the other, and takes them away. */
const spoofing = on('equity', (ground) => {
  const { stock } = ground;
  for (let round = 0; round < 10; round += 1) {
    ground.order('trader', { side: 'buy', quantity: trades(ground, 2), price: mid(ground) * 1.005 });
    const layers = Array.from({ length: 10 }, (_, at) =>
      ground.order('spoofer', {
        side: 'buy',
        quantity: trades(ground, 40),
        price: (stock.book.bid ?? mid(ground)) * (1 - at / 5_000),
        rests: true,
      }),
    );
    ground.advance(10 * SECOND_MS);
    ground.order('trader', { side: 'sell', quantity: ground.held('trader'), price: mid(ground) * 0.995 });
    for (const { id } of layers) ground.cancel(id);
    ground.advance(5 * SECOND_MS);
  }
});

/** Stands a tick better than everybody on both sides, and lives on the spread. */
const marketMaking = on('equity', (ground) => {
  const { stock } = ground;
  for (let round = 0; round < 600; round += 1) {
    const { bid, ask } = stock.book;
    const held = ground.held('maker');
    const quantity = trades(ground, 0.5);
    const quotes = [
      ...(bid === null || held > quantity * 6 ? [] : [{ side: 'buy' as const, price: bid + 1 }]),
      ...(ask === null || held < -quantity * 6 ? [] : [{ side: 'sell' as const, price: ask - 1 }]),
    ].map((quote) => ground.order('maker', { ...quote, quantity, rests: true }));
    ground.advance(SECOND_MS);
    for (const { id } of quotes) ground.cancel(id);
  }
});

/** Reads the news, trades on it two seconds later, and gives it back after some minutes. */
const newsTrading: Player['play'] = (seed) => {
  const good = new Set(['results_rose', 'order_won', 'expansion']);
  // The first story of its company, whichever session that is in.
  const ground = openGround('equity', seed, {
    opens(listings, rng) {
      const first = rng.below(listings.length);
      const draws = comingNews(streamsOf({ seed, genesis: STARTS_AT }));
      for (let date = '2026-11-22'; ; date = addDays(date, 1)) {
        const session = sessionOn(practiceCalendar, date)!;
        const story = newsOfSession(draws, listings.slice(first, first + 1), session)[0];
        if (story !== undefined) return { first, at: story.event.at - 10 * MINUTE_MS };
      }
    },
  });
  for (let second = 0; second < 15 * 60; second += 2) {
    for (const event of ground.advance(2 * SECOND_MS)) {
      if (event.kind !== 'company' || event.symbol !== ground.stock.listed.symbol || event.story === 'inquiry')
        continue;
      ground.advance(2 * SECOND_MS);
      ground.order('reader', { side: good.has(event.story) ? 'buy' : 'sell', quantity: trades(ground, 3) });
      ground.advance(5 * MINUTE_MS);
      ground.flatten();
      return { profit: ground.profit() };
    }
  }
  return { profit: 0 };
};

export const PLAYERS: readonly Player[] = [
  { name: 'a book bent for the currency desk', play: bendForTheDesk },
  { name: 'the desk behind its market', play: lateDesk },
  { name: 'quotes as options', play: quoteOptions },
  { name: 'trades between own accounts', play: pingPong },
  { name: 'pieces against a block', play: piecesAndBlock },
  { name: 'ignition of a trend', play: ignition },
  { name: 'hunting a stop', play: stopHunt },
  { name: 'spoofing', play: spoofing },
  { name: 'living on the spread', play: marketMaking },
  { name: 'first to read the news', play: newsTrading },
];
