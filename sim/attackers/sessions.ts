/** Attackers at the edges of a session: its closing price and what goes by it, its opening, limits of the band, and a market that stops. */
import { addDays, practiceCalendar, sessionOn, type Session } from '@bahi/core/calendar.ts';
import type { Side } from '@bahi/contract/venue.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import type { Listed } from '@bahi/exchange/listed.ts';
import { comingNews, newsOf, type CompanyNews } from '@bahi/exchange/news/company-news.ts';
import { streamsOf } from '@bahi/exchange/streams.ts';
import { openGround, STARTS_AT, type Ground, type GroundOptions } from './ground.ts';
import { mid, on, trades, type Player } from './players.ts';

const CLOSE = sessionOn(practiceCalendar, '2026-11-21')!.close;

/** A quarter of an hour before a close; of what `suits`. */
function beforeClose(suits: (listed: Listed) => boolean = () => true, minutes = 20): GroundOptions {
  return {
    opens(listings, rng) {
      const places = listings.flatMap((listed, at) => (suits(listed) ? [at] : []));
      return { first: places[rng.below(places.length)]!, at: CLOSE - minutes * MINUTE_MS };
    },
    instruments: 1,
  };
}

const opposite = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');
/** Some way beyond the touch, so that it surely trades. */
const reach = (ground: Ground, side: Side, by = 0.01) => mid(ground) * (side === 'buy' ? 1 + by : 1 - by);

/** Slowly, so that the market forgets. */
function collect(ground: Ground, side: Side, { pieces, size, ms }: { pieces: number; size: number; ms: number }): void {
  for (let piece = 0; piece < pieces; piece += 1) {
    ground.order('holder', { side, quantity: trades(ground, size), price: reach(ground, side) });
    ground.advance(ms);
  }
}

/** Gives everything back, as slowly as it was collected. */
function giveBack(ground: Ground, { pieces, size, ms }: { pieces: number; size: number; ms: number }): void {
  for (let piece = 0; piece < pieces; piece += 1) {
    for (const account of ground.accounts()) {
      const held = ground.held(account);
      if (held === 0) continue;
      const side: Side = held > 0 ? 'sell' : 'buy';
      const quantity = Math.min(Math.abs(held), trades(ground, size));
      ground.order(account, { side, quantity, price: reach(ground, side) });
    }
    ground.advance(ms);
  }
}

/** In the session's last second takes all that is there, up to an own order at the limit of the day: what nearly nothing trades at is the last price. */
function setLast(ground: Ground, side: Side): void {
  const { book, band } = ground.stock;
  const limit = side === 'buy' ? band.upper : band.lower;
  ground.order('far', { side: opposite(side), quantity: 100, price: limit, rests: true });
  const out = new Float64Array(300);
  const found = book.depth(opposite(side), 100, out);
  let there = 0;
  for (let at = 0; at < found; at += 1) there += out[at * 3 + 1]!;
  ground.order('marker', { side, quantity: there });
}

/** Holds what a bent closing price would be good for: the band of the next session, and where the market expects the price within it. */
const markTheClose = on(
  'equity',
  (ground) => {
    const { stock } = ground;
    const side: Side = mid(ground) < stock.figures.previousClose ? 'buy' : 'sell';
    collect(ground, side, { pieces: 25, size: 2, ms: 30 * SECOND_MS });
    ground.advance(CLOSE - SECOND_MS - ground.engine.now());
    setLast(ground, side);
    ground.advance(CLOSE + 7 * MINUTE_MS - ground.engine.now());
  },
  beforeClose(({ bandRate }) => bandRate <= 5),
);

/** Buys before the close and sells at the opening, or the other way round. */
const throughTheNight = on(
  'equity',
  (ground) => {
    const side: Side = ground.rng.float() < 0.5 ? 'buy' : 'sell';
    collect(ground, side, { pieces: 10, size: 1, ms: 30 * SECOND_MS });
    ground.advance(CLOSE + 5 * MINUTE_MS + 100 - ground.engine.now());
  },
  beforeClose(undefined, 12),
);

/** Leaves orders in the book of an opening before anybody else has come. */
const firstAtTheOpening = on(
  'equity',
  (ground) => {
    ground.advance(CLOSE + 5 * MINUTE_MS - ground.engine.now());
    const { mark } = ground.stock;
    for (let second = 0; second < 60; second += 1) {
      const quotes = (['buy', 'sell'] as const).map((side) =>
        ground.order(side, {
          side,
          quantity: trades(ground, 1),
          price: mark.opening * (side === 'buy' ? 0.9995 : 1.0005),
          rests: true,
        }),
      );
      ground.advance(SECOND_MS);
      for (const { id } of quotes) ground.cancel(id);
    }
  },
  beforeClose(undefined, 7),
);

/** A minute before there is anything to read of a company, in the session of a date on which that `suits`. */
export function storyOf(
  seed: string,
  ofWhom: (listed: Listed) => boolean,
  suits: (news: CompanyNews, listed: Listed, session: Session) => boolean = () => true,
): GroundOptions {
  return {
    instruments: 1,
    opens(listings) {
      const draws = comingNews(streamsOf({ seed, genesis: STARTS_AT }));
      for (let date = '2026-11-22'; ; date = addDays(date, 1)) {
        const session = sessionOn(practiceCalendar, date)!;
        for (const [first, listed] of listings.entries()) {
          if (!ofWhom(listed)) continue;
          const news = newsOf(draws, listed, first, session);
          if (news !== null && suits(news, listed, session)) return { first, at: news.event.at - 7 * MINUTE_MS };
        }
      }
    },
  };
}

/** Stands in the queue at the limit that a price is locked at, and gives back what came on the next date. */
const queueAtTheLimit: Player['play'] = (seed) => {
  // Beyond a wide band, about an hour before the session ends.
  const options = storyOf(
    seed,
    ({ liquidity, bandRate }) => liquidity === 'small' && bandRate >= 10,
    ({ move, event }, { bandRate }, session) =>
      Math.abs(move) > Math.log(1 + bandRate / 100) && event.at > session.close - 75 * MINUTE_MS,
  );
  const ground = openGround('equity', seed, options);
  const close = ground.engine.session()!.close;
  ground.advance(3 * MINUTE_MS);
  const { stock } = ground;
  const isUp = mid(ground) > stock.figures.previousClose;
  const side: Side = isUp ? 'buy' : 'sell';
  const isLocked = () => (isUp ? stock.book.ask : stock.book.bid) === null;
  for (let minute = 0; minute < 10 && !isLocked(); minute += 1) ground.advance(MINUTE_MS);
  if (!isLocked()) return { profit: 0 };
  for (let account = 0; account < 10; account += 1)
    ground.order(`queue ${account}`, {
      side,
      quantity: trades(ground, 0.5),
      price: isUp ? stock.band.upper : stock.band.lower,
      rests: true,
    });
  ground.advance(close + 7 * MINUTE_MS - ground.engine.now());
  giveBack(ground, { pieces: 10, size: 0.1, ms: 30 * SECOND_MS });
  ground.flatten();
  return { profit: ground.profit() };
};

/** Locks a price at its limit with a queue of many accounts, and sells into it from another one. */
const lockAndLeave = on('equity', (ground) => {
  const { stock } = ground;
  collect(ground, 'buy', { pieces: 10, size: 2, ms: 20 * SECOND_MS });
  for (let push = 0; push < 60; push += 1) {
    const left = Math.max(0, stock.book.ask === null ? 0 : stock.book.ask);
    if (left === 0) break;
    ground.order(`lock ${push}`, { side: 'buy', quantity: trades(ground, 12) });
    ground.advance(SECOND_MS);
  }
  const queue = Array.from({ length: 20 }, (_, account) =>
    ground.order(`queue ${account}`, {
      side: 'buy',
      quantity: trades(ground, 5),
      price: stock.band.upper,
      rests: true,
    }),
  );
  ground.advance(2 * MINUTE_MS);
  for (const { id } of queue) ground.cancel(id);
});

/** Lifts a price over minutes, and gives back what it held before when the market has been away and is back where it stood. */
const restartInTheMiddle = on(
  'equity',
  (ground) => {
    const side: Side = ground.rng.float() < 0.5 ? 'buy' : 'sell';
    collect(ground, side, { pieces: 40, size: 3, ms: 20 * SECOND_MS });
    for (let push = 0; push < 60; push += 1) {
      ground.order(`pusher ${push % 20}`, { side, quantity: trades(ground, 3), price: reach(ground, side, 0.02) });
      ground.advance(5 * SECOND_MS);
    }
    ground.restart(20 * SECOND_MS);
    giveBack(ground, { pieces: 240, size: 0.15, ms: 20 * SECOND_MS });
  },
  {
    instruments: 1,
    opens(listings, rng) {
      const places = listings.flatMap(({ liquidity }, at) => (liquidity === 'small' ? [at] : []));
      return { first: places[rng.below(places.length)]!, at: 0 };
    },
  },
);

/** Believes that a market which was away just after news has forgotten it. */
const newsAndRestart: Player['play'] = (seed) => {
  const ground = openGround(
    'equity',
    seed,
    storyOf(seed, () => true),
  );
  ground.advance(MINUTE_MS + SECOND_MS);
  const { stock } = ground;
  const before = stock.mark.price;
  ground.advance((2 + ground.rng.below(120)) * SECOND_MS);
  const after: Side = mid(ground) > before ? 'buy' : 'sell';
  const side = ground.rng.float() < 0.7 ? opposite(after) : after;
  for (let account = 0; account < 5; account += 1)
    ground.order(`reader ${account}`, { side, quantity: trades(ground, 1), price: reach(ground, side, 0.005) });
  ground.advance(3 * SECOND_MS);
  ground.restart((5 + ground.rng.below(600)) * SECOND_MS);
  ground.advance(10 * SECOND_MS);
  ground.flatten();
  return { profit: ground.profit() };
};

export const SESSION_PLAYERS: readonly Player[] = [
  { name: 'marking the close', play: markTheClose },
  { name: 'through the night', play: throughTheNight },
  { name: 'first at the opening', play: firstAtTheOpening },
  { name: 'a place in a locked queue', play: queueAtTheLimit },
  { name: 'locking a price and leaving', play: lockAndLeave },
  { name: 'a restart in the middle', play: restartInTheMiddle },
  { name: 'a restart after news', play: newsAndRestart },
];
