/**
 * Attackers on margin: who has paid in no more than the margin and the charges of a purchase or a short loses no more than that, and
 * what is missing is the house's loss. Positions are opened within the rule for their first price and closed out as customers' are.
 */
import { leverageMaximum, startPrice } from '@bahi/core/order-decision.ts';
import { PARAMETERS } from '@bahi/core/parameters.ts';
import { closeOutLots, isEquityAtOrBelow, type Direction, type PositionState } from '@bahi/core/position.ts';
import { openGround, type Ground, type GroundOptions, type Placed } from './ground.ts';
import { storyOf } from './sessions.ts';
import { mid, on, trades, type Player } from './players.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';

const LOT = 100;
const CLOSE = sessionOn(practiceCalendar, '2026-11-21')!.close;
const [rules] = PARAMETERS.slice(-1);

interface Account {
  position: Pick<
    PositionState,
    'direction' | 'quantity' | 'openedQuantity' | 'cost' | 'originalMargin' | 'addedMargin'
  >;
  readonly deposit: number;
}

/** `leverage`: left out, the most; more than that is refused. */
export function marginDesk(
  ground: Ground,
  leverage = leverageMaximum(rules!.leverageLevels, ground.stock.listed.bandRate),
) {
  const { stock } = ground;
  const accounts = new Map<string, Account>();
  const resting: { readonly id: string; readonly name: string; readonly direction: Direction }[] = [];
  const worst = (direction: Direction) =>
    startPrice({ direction, leverage }, stock.mark.price, rules!.marginWarningPercent);

  /** At the worst price that is allowed, unless another one is given. */
  function open(name: string, direction: Direction, quantity: number, price = worst(direction)): void {
    const side = direction === 'long' ? 'buy' : 'sell';
    const { filled, turnover, charges } = ground.order(name, {
      side,
      quantity: Math.round(quantity / LOT) * LOT,
      price,
    });
    take(name, direction, { filled, turnover, charges });
  }

  /** A position opens with what was filled. */
  function take(name: string, direction: Direction, { filled, turnover, charges }: Omit<Placed, 'id'>): void {
    if (filled === 0) return;
    const originalMargin = BigInt(Math.ceil(turnover / leverage));
    const position = {
      direction,
      quantity: filled,
      openedQuantity: filled,
      cost: BigInt(turnover),
      originalMargin,
      addedMargin: 0n,
    };
    accounts.set(name, { position, deposit: Number(originalMargin) + charges });
  }

  /** A limit order that waits; one that is filled in parts is watched from its last part on. */
  function rest(name: string, direction: Direction, quantity: number, price: number): void {
    const { id } = ground.order(name, { side: direction === 'long' ? 'buy' : 'sell', quantity, price, rests: true });
    resting.push({ id, name, direction });
  }

  function takeFilled(): void {
    for (const { id, name, direction } of resting) {
      const placed = ground.placed(id);
      if (accounts.has(name) || placed.filled === 0) continue;
      ground.cancel(id);
      take(name, direction, placed);
    }
  }

  function close(name: string, lots: number | null): void {
    const account = accounts.get(name)!;
    const { position } = account;
    const isLong = position.direction === 'long';
    // As a market order is protected: 2 % from the mark price.
    const price = stock.mark.price * (isLong ? 0.98 : 1.02);
    const quantity = lots === null ? position.quantity : lots * LOT;
    const { filled } = ground.order(name, { side: isLong ? 'sell' : 'buy', quantity, price });
    const left = position.quantity - filled;
    const part = (of: bigint) => (of * BigInt(left)) / BigInt(position.quantity);
    account.position = {
      ...position,
      quantity: left,
      cost: part(position.cost),
      originalMargin: part(position.originalMargin),
    };
  }

  function closeOut(): void {
    const { price, notional } = stock.mark;
    for (const [name, { position }] of accounts) {
      const whole = position as PositionState;
      if (position.quantity === 0 || !isEquityAtOrBelow(whole, price, rules!.marginCloseOutPercent)) continue;
      close(name, closeOutLots(position, { price, notional, lotSize: LOT }));
    }
  }

  return {
    open,
    rest,
    /** At market, all of it. */
    squareOff(name: string): void {
      if ((accounts.get(name)?.position.quantity ?? 0) > 0) close(name, null);
    },
    worst,
    advance(seconds: number): void {
      for (let second = 0; second < seconds; second += 1) {
        ground.advance(SECOND_MS);
        takeFilled();
        closeOut();
      }
    },
    /** Everybody out; what an account on margin lost beyond its deposit is not the attacker's. */
    end(): { readonly profit: number; readonly owed: number } {
      ground.flatten();
      let owed = 0;
      for (const [name, { deposit }] of accounts)
        owed += Math.max(0, -deposit - ground.profit((account) => account === name));
      return { profit: ground.profit() + owed, owed };
    },
  };
}

function onMargin(
  play: (ground: Ground, desk: ReturnType<typeof marginDesk>) => void,
  options?: GroundOptions,
): Player['play'] {
  return on(
    'equity',
    (ground) => {
      const desk = marginDesk(ground);
      play(ground, desk);
      return desk.end();
    },
    options,
  );
}

/** Buys on margin from an own account at the worst price that is allowed: the profit stays there, the loss beyond the margin is the house's. */
const lossOnPurpose = onMargin((ground, desk) => {
  const quantity = Math.round(trades(ground, 1_500) / LOT) * LOT;
  const direction = ground.rng.float() < 0.5 ? 'long' : 'short';
  const price = desk.worst(direction);
  const side = direction === 'long' ? 'sell' : 'buy';
  const { id } = ground.order('own', { side, quantity, price, rests: true });
  desk.open('margin', direction, quantity, price);
  ground.cancel(id);
  desk.advance(120);
});

/** Two accounts on margin, one each way, with the one that loses pressed into its close-out, and the other closed at the bottom. */
const pressedCloseOut = onMargin((ground, desk) => {
  const quantity = trades(ground, 60);
  desk.open('short', 'short', quantity);
  desk.advance(60);
  for (let account = 0; account < 5; account += 1) desk.open(`long ${account}`, 'long', quantity / 5);
  desk.advance(30);
  for (let push = 0; push < 20; push += 1) {
    for (let account = 0; account < 5; account += 1)
      ground.order(`pusher ${account}`, {
        side: 'sell',
        quantity: trades(ground, 6),
        price: ground.stock.mark.price * 0.98,
      });
    desk.advance(3);
  }
  desk.advance(60);
});

/** Ten accounts on margin lift a price together and leave it one after the other, the last with a loss that is not theirs. */
const pumpAndDump = onMargin((ground, desk) => {
  for (let account = 0; account < 10; account += 1) {
    desk.open(`pump ${account}`, 'long', trades(ground, 15), ground.stock.mark.price * 1.02);
    desk.advance(5);
  }
  desk.advance(30 + ground.rng.below(120));
});

/** One account long and one short on margin over the opening of the next date, with the mark's move of the night between them. */
const bothWaysOverNight = onMargin(
  (ground, desk) => {
    desk.open('long', 'long', trades(ground, 3));
    desk.open('short', 'short', trades(ground, 3));
    desk.advance((CLOSE + 6 * MINUTE_MS - ground.engine.now()) / SECOND_MS);
  },
  { instruments: 1, opens: (listings, rng) => ({ first: rng.below(listings.length), at: CLOSE - 8 * MINUTE_MS }) },
);

/** Orders of two own accounts rest on margin on both sides as news comes that passes them, beside one long and one short. */
const passedByNews: Player['play'] = (seed) => {
  const ground = openGround(
    'equity',
    seed,
    storyOf(seed, ({ liquidity }) => liquidity === 'small'),
  );
  const desk = marginDesk(ground);
  desk.open('long', 'long', trades(ground, 3));
  desk.open('short', 'short', trades(ground, 3));
  desk.rest('buyer', 'long', trades(ground, 3), ground.stock.mark.price * 0.998);
  desk.rest('seller', 'short', trades(ground, 3), ground.stock.mark.price * 1.002);
  desk.advance(10 * 60);
  return desk.end();
};

/** One account long and one short over the night before results, whose day is known: what the night leaves of a margin has to be enough for the news. */
const bothWaysIntoResults: Player['play'] = (seed) => {
  const results = storyOf(
    seed,
    ({ liquidity, bandRate }) => liquidity === 'small' && bandRate === 10,
    ({ event }, _listed, session) => event.story.startsWith('results') && event.at < session.open + HOUR_MS,
  );
  const ground = openGround('equity', seed, {
    ...results,
    opens(listings, rng) {
      const { first, at } = results.opens!(listings, rng);
      return { first, at: at - 6 * HOUR_MS };
    },
  });
  const desk = marginDesk(ground);
  desk.open('long', 'long', trades(ground, 3));
  desk.open('short', 'short', trades(ground, 3));
  desk.advance((6 * HOUR_MS + 20 * MINUTE_MS) / SECOND_MS);
  return desk.end();
};

/** Sells short (or buys) what has run four fifths of its band: a fifth is left to lose today, and it is held over the next opening. */
const atFourFifthsOfTheBand: Player['play'] = (seed) => {
  const ground = openGround(
    'equity',
    seed,
    storyOf(
      seed,
      ({ liquidity, bandRate }) => liquidity === 'small' && bandRate >= 5,
      ({ move, event }, { bandRate }, session) =>
        Math.abs(move) > 0.85 * Math.log(1 + bandRate / 100) && event.at > session.close - 75 * MINUTE_MS,
    ),
  );
  const desk = marginDesk(ground);
  const { close } = ground.engine.session()!;
  const { figures, listed } = ground.stock;
  const run = () => (mid(ground) / figures.previousClose - 1) / (listed.bandRate / 100);
  while (Math.abs(run()) < 0.8 && ground.engine.now() < close - MINUTE_MS) desk.advance(1);
  if (Math.abs(run()) >= 0.8) desk.open('fade', run() > 0 ? 'short' : 'long', trades(ground, 3));
  desk.advance((close + 15 * MINUTE_MS - ground.engine.now()) / SECOND_MS);
  return desk.end();
};

export const MARGIN_PLAYERS: readonly Player[] = [
  { name: 'a loss beyond the margin on purpose', play: lossOnPurpose },
  { name: 'a close-out that is pressed', play: pressedCloseOut },
  { name: 'pump and dump on margin', play: pumpAndDump },
  { name: 'both ways on margin over night', play: bothWaysOverNight },
  { name: 'orders on margin passed by news', play: passedByNews },
  { name: 'against four fifths of the band on margin', play: atFourFifthsOfTheBand },
  { name: 'both ways on margin into results', play: bothWaysIntoResults },
];
