/** Attackers who wait for what a night brings: the exchange's long one, with whatever a company has told meanwhile. */
import { addDays, nseCalendar, sessionOn, type Session } from '@bahi/core/calendar.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import { openGround, STARTS_AT, type Ground, type GroundOptions } from './ground.ts';
import { mid, trades, type Player } from './players.ts';

/** Sessions of NSE, with the nights, weekends and holidays between them. */
const SESSIONS: readonly Session[] = Array.from({ length: 20 }, (_, day) =>
  sessionOn(nseCalendar, addDays('2026-11-23', day)),
).filter((session) => session !== null);

/** From a quarter of an hour before a close to the next opening. */
function overNight(play: (ground: Ground, opening: number) => void): Player['play'] {
  return (seed) => {
    let opening = STARTS_AT;
    const options: GroundOptions = {
      calendar: 'NSE',
      instruments: 1,
      opens(listings, rng) {
        const at = rng.below(SESSIONS.length - 1);
        opening = SESSIONS[at + 1]!.open;
        return { first: rng.below(listings.length), at: SESSIONS[at]!.close - 15 * MINUTE_MS };
      },
    };
    const ground = openGround('equity', seed, options);
    play(ground, opening);
    ground.flatten();
    return { profit: ground.profit() };
  };
}

/** Buys before the close or sells short, and is out again at the opening. */
const position = overNight((ground, opening) => {
  const side = ground.rng.float() < 0.5 ? 'buy' : 'sell';
  for (let piece = 0; piece < 10; piece += 1) {
    const price = mid(ground) * (side === 'buy' ? 1.01 : 0.99);
    ground.order('holder', { side, quantity: trades(ground, 1), price });
    ground.advance(30 * SECOND_MS);
  }
  ground.advance(opening + 100 - ground.engine.now());
});

/** Good-till-cancelled orders on both sides of last night's price are the first in the book of the opening. */
const orders = overNight((ground, opening) => {
  ground.advance(opening - ground.engine.now());
  const close = ground.stock.figures.previousClose;
  const resting = [0.002, 0.005, 0.01, 0.02].flatMap((away) =>
    (['buy', 'sell'] as const).map((side) => {
      const price = close * (side === 'buy' ? 1 - away : 1 + away);
      return ground.order(side, { side, quantity: trades(ground, 1), price, rests: true });
    }),
  );
  ground.advance((1 + ground.rng.below(10)) * MINUTE_MS);
  for (const { id } of resting) ground.cancel(id);
});

export const NIGHT_PLAYERS: readonly Player[] = [
  { name: 'a position over NSE’s long night', play: position },
  { name: 'orders over NSE’s long night', play: orders },
];
