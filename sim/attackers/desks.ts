/**
 * Attackers at the special desks (desks §§2-5): shares sold outside the book, day mandates, loans. A share that is sold outside the book may
 * cost up to 3 % less than its mark price: that is what its seller gives, and no gain here. It is taken off by the mark price that the attacker
 * has not touched yet, so that what is left is what was bent, or got beside the rules.
 */
import { blockCost, BLOCK_RANGE_PERCENT, farFrom, isNearMark } from '@bahi/core/block-trade.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { INDIAN_EQUITY_CHARGES } from '@bahi/core/charges.ts';
import { DAY_LEVERAGE, dayFee, dayFeeTerms, SQUARE_OFF_MS } from '@bahi/core/day-trading.ts';
import { loanLimit, loanRejection } from '@bahi/core/loan.ts';
import { PARAMETERS } from '@bahi/core/parameters.ts';
import { tickAtOrAbove, tickAtOrBelow } from '@bahi/core/price.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import { withdrawableOf } from '@bahi/core/withdrawal-gates.ts';
import type { Side } from '@bahi/contract/venue.ts';
import { openGrab } from './grabs.ts';
import { openGround, type Ground, type GroundOptions } from './ground.ts';
import { marginDesk } from './margin.ts';
import { mid, on, trades, type Player } from './players.ts';
import { storyOf } from './sessions.ts';

const LOT = 100;
const { close: CLOSE } = sessionOn(practiceCalendar, '2026-11-21')!;
const [SCHEDULE] = INDIAN_EQUITY_CHARGES.slice(-1);
const [RULES] = PARAMETERS.slice(-1);
/** Of the mark price; the most that an offer may be below it. */
const RANGE = Number(BLOCK_RANGE_PERCENT) / 100;

/** Shares of a block or a grab, with the charges of a buy. `mark`: untouched; by it the discount is taken off. */
function buyOutside(
  ground: Ground,
  account: string,
  { shares, price, mark }: { readonly shares: number; readonly price: number; readonly mark: number },
): void {
  const { total } = blockCost(SCHEDULE!, { price: BigInt(price), shares });
  const given = Math.max(0, Math.min(mark * RANGE, mark - price));
  ground.credit(account, -Number(total) - shares * given, shares);
}

const lots = (shares: number) => Math.max(LOT, Math.round(shares / LOT) * LOT);
const sizeOf = (ground: Ground) => lots(trades(ground, [1, 5, 20, 60][ground.rng.below(4)]!));

/** Some time before the close: T+1 is over at the next opening. */
function beforeClose(minutes: number): GroundOptions {
  return {
    instruments: 1,
    opens: (listings, rng) => ({ first: rng.below(listings.length), at: CLOSE - minutes * MINUTE_MS }),
  };
}

/** To the first seconds of the next session, when a lock of T+1 is over. */
function untilUnlocked(ground: Ground): void {
  const { close } = ground.engine.session()!;
  ground.advance(close + 5 * MINUTE_MS + SECOND_MS - ground.engine.now());
}

function push(
  ground: Ground,
  side: Side,
  { pieces, size, seconds }: Record<'pieces' | 'size' | 'seconds', number>,
): void {
  for (let piece = 0; piece < pieces; piece += 1) {
    const price = ground.stock.mark.price * (side === 'buy' ? 1.02 : 0.98);
    ground.order(`pusher ${piece % 10}`, { side, quantity: trades(ground, size), price });
    ground.advance(seconds * SECOND_MS);
  }
}

/**
 * The market has left an offer behind: its price is more than 3 % below the mark, and nothing is sold. Presses the mark until it is within
 * 3 %, is sold all at once, and sells in the book when the market stands where it stood; that it is locked until the next date is left out, so that
 * it is the easier.
 */
const markPressed: Player['play'] = (seed) => {
  const news = storyOf(
    seed,
    () => true,
    ({ move }) => move > RANGE,
  );
  const ground = openGround('equity', seed, news);
  const published = ground.stock.mark.price;
  ground.advance((3 + ground.rng.below(6)) * MINUTE_MS);
  const mark = ground.stock.mark.price;
  // Any price within the range of its publication that the market has just left behind; more seldom than the range is wide.
  const behind = 1 + 0.004 * ground.rng.float();
  const price = tickAtOrBelow(Math.floor((mark * (1 - RANGE)) / behind));
  const isPublished = isNearMark(BigInt(price), BigInt(Math.round(published)));
  if (!isPublished || isNearMark(BigInt(price), BigInt(Math.round(mark)))) return { profit: 0 };
  const shares = sizeOf(ground) * (ground.rng.float() < 0.5 ? 1 : 10);
  const size = [3, 15, 40][ground.rng.below(3)]!;
  for (let step = 0; step < 60; step += 1) {
    push(ground, 'sell', { pieces: 1, size, seconds: 5 });
    if (!isNearMark(BigInt(price), BigInt(Math.round(ground.stock.mark.price)))) continue;
    buyOutside(ground, 'own', { shares, price, mark });
    break;
  }
  // What was sold is bought back before the shares are given.
  for (const pusher of ground.accounts().filter((account) => account !== 'own')) {
    const quantity = -ground.held(pusher);
    if (quantity > 0) ground.order(pusher, { side: 'buy', quantity, price: ground.stock.mark.price * 1.02 });
    ground.advance(5 * SECOND_MS);
  }
  ground.advance(5 * MINUTE_MS);
  ground.flatten();
  return { profit: ground.profit() };
};

/**
 * The mark price is late on purpose: after good news it follows over minutes. Whoever watches the book is sold shares at a price near the mark that
 * everybody else has left already by more than an offer may give, and has them when the mark has followed. The lock is left out.
 */
const lateMark: Player['play'] = (seed) => {
  const ground = openGround(
    'equity',
    seed,
    storyOf(
      seed,
      () => true,
      ({ move }) => move > 1.5 * RANGE,
    ),
  );
  const { stock } = ground;
  // As practice offers are published: a little below the mark.
  const price = tickAtOrBelow(Math.floor(stock.mark.price * 0.99));
  for (let second = 0; second < 10 * 60; second += 1) {
    ground.advance(SECOND_MS);
    const { bid, ask } = stock.book;
    if (bid === null || bid * (1 - RANGE) < price) continue;
    const market = {
      mark: BigInt(Math.round(stock.mark.price)),
      bid: BigInt(bid),
      ask: ask === null ? null : BigInt(ask),
    };
    if (farFrom(BigInt(price), market) !== null) break;
    // What an offer may give is off the price of the book, too.
    buyOutside(ground, 'own', { shares: lots(trades(ground, 1)), price, mark: bid });
    break;
  }
  ground.advance(6 * MINUTE_MS);
  ground.flatten();
  return { profit: ground.profit() };
};

/** Holds a block until its lock is over, lifts the book with other accounts, and sells the block into it. */
const blockAndLift = on(
  'equity',
  (ground) => {
    const mark = ground.stock.mark.price;
    const price = tickAtOrAbove(Math.ceil(mark * (1 - RANGE)));
    const shares = sizeOf(ground);
    buyOutside(ground, 'own', { shares, price, mark });
    untilUnlocked(ground);
    push(ground, 'buy', { pieces: 30, size: 2, seconds: 5 });
    for (let piece = 0; piece < 10 && ground.held('own') > 0; piece += 1) {
      const quantity = Math.min(ground.held('own'), lots(shares / 10));
      ground.order('own', { side: 'sell', quantity, price: mid(ground) * 0.99 });
      ground.advance(2 * SECOND_MS);
    }
  },
  beforeClose(20),
);

/**
 * A block or a grab held until its lock is over against a short of the same share. The customer's own short is refused (decision 0080), so a
 * second person's account goes short: together they bear no price, and are left with the discount less what both ways cost.
 */
const blockAgainstAShort = on(
  'equity',
  (ground) => {
    const mark = ground.stock.mark.price;
    const price = tickAtOrAbove(Math.ceil(mark * (1 - RANGE)));
    const shares = lots(trades(ground, [1, 3, 10][ground.rng.below(3)]!));
    for (let piece = 0; piece < 10; piece += 1) {
      ground.order('second', { side: 'sell', quantity: Math.round(shares / 10), price: mid(ground) * 0.99 });
      ground.advance(20 * SECOND_MS);
    }
    buyOutside(ground, 'own', { shares: -Math.min(0, ground.held('second')), price, mark });
    untilUnlocked(ground);
  },
  beforeClose(20),
);

/** The most of one customer, as of the practice install's offers. */
const MOST_LOTS = 2;
const QUOTA_LOTS = 40;
const ACCOUNTS = 200;

/**
 * Grabs through 200 accounts of one person: the document is verified of one account after another, and whichever has it asks, twice round. Who may
 * be served is decided by the server's own function.
 */
const grabByManyAccounts = on(
  'equity',
  (ground) => {
    const mark = ground.stock.mark.price;
    const price = tickAtOrAbove(Math.ceil(mark * (1 - RANGE)));
    const terms = { lots: QUOTA_LOTS, maximumLots: MOST_LOTS, lotSize: LOT, schedule: SCHEDULE! };
    const grab = openGrab({ price, mark, ...terms });
    let served = 0;
    for (let call = 0; call < 2 * ACCOUNTS; call += 1) {
      const account = call % ACCOUNTS;
      grab.verify('attacker', BigInt(account));
      const got = grab.ask(BigInt(account), MOST_LOTS);
      if (got === null) continue;
      served += got;
      buyOutside(ground, `grabber ${account}`, { shares: got * LOT, price, mark });
    }
    if (served !== MOST_LOTS) throw new Error(`one person is served once, not ${served} lots`);
    // The lock is left out: what a night brings is nothing on average, and much in deviation.
    ground.advance(MINUTE_MS);
  },
  { instruments: 1 },
);

/**
 * Two mandates, one long and one short at five times, of what runs to its band before the session ends: squared off from fifteen minutes before
 * the end each minute, and what the limit keeps open goes on as an ordinary position over the opening.
 */
const mandatesAtABand: Player['play'] = (seed) => {
  const ground = openGround(
    'equity',
    seed,
    storyOf(
      seed,
      ({ liquidity, bandRate }) => liquidity === 'small' && bandRate >= 5 && bandRate * DAY_LEVERAGE < 100,
      ({ move, event }, { bandRate }, session) =>
        Math.abs(move) > 0.85 * Math.log(1 + bandRate / 100) && event.at > session.close - 75 * MINUTE_MS,
    ),
  );
  const { close } = ground.engine.session()!;
  const desk = marginDesk(ground, DAY_LEVERAGE);
  const amount = trades(ground, 3);
  desk.open('long', 'long', amount);
  desk.open('short', 'short', amount);
  desk.advance((close - SQUARE_OFF_MS - ground.engine.now()) / SECOND_MS);
  for (let minute = 0; minute < 14; minute += 1) {
    for (const name of ['long', 'short']) desk.squareOff(name);
    desk.advance(60);
  }
  desk.advance((close + 15 * MINUTE_MS - ground.engine.now()) / SECOND_MS);
  const used = BigInt(Math.round(amount * ground.stock.mark.price));
  const fees = 2 * Number(dayFee(dayFeeTerms(RULES!), used));
  const { profit, owed } = desk.end();
  return { profit: profit - fees, owed };
};

const PAID_IN = 50_000_00;
/** Verified, exam passed, first deposit, and what the score of five loans repaid in time adds. */
const SCORES = [600, 680, 780];

/**
 * Borrows to the limit and loses it on purpose to a second person, who withdraws all of it; the first defaults. What is owed stays owed by a known
 * person, so it counts against them; and of the loan itself nothing leaves from where it was paid out.
 */
const loanAndLeave = on('equity', (ground) => {
  const score = SCORES[ground.rng.below(SCORES.length)]!;
  const { left } = loanLimit(RULES!, { score, owed: 0n });
  const amount = (left / 100n) * 100n;
  const facts = { amount, termDays: 30, hasPending: false, openOwed: null, score, receivable: 0n };
  const rejection = loanRejection(facts, RULES!);
  if (rejection !== null) throw new Error(rejection.code);
  const owed = Number(amount);
  const none = { held: 0n, unsettled: 0n, receivable: 0n };
  const leaves = withdrawableOf({ ...none, cash: BigInt(PAID_IN) + amount, loan: amount });
  if (leaves > BigInt(PAID_IN)) return { profit: Number(leaves) - PAID_IN, owed: Number(leaves) - PAID_IN };
  // At prices of their own making, lots of which the market takes its part.
  const quantity = lots(owed / ground.stock.mark.price / 4);
  for (let round = 0; round < 6; round += 1) {
    const high = ground.order('second', { side: 'sell', quantity, price: ground.stock.mark.price * 1.02, rests: true });
    ground.order('borrower', { side: 'buy', quantity, price: ground.stock.mark.price * 1.02 });
    ground.cancel(high.id);
    const low = ground.order('second', { side: 'buy', quantity, price: ground.stock.mark.price * 0.98, rests: true });
    ground.order('borrower', { side: 'sell', quantity, price: ground.stock.mark.price * 0.98 });
    ground.cancel(low.id);
    ground.advance(10 * SECOND_MS);
  }
});

export const DESK_PLAYERS: readonly Player[] = [
  { name: 'a mark pressed for a grab', play: markPressed },
  { name: 'an offer at a late mark', play: lateMark },
  { name: 'a block, and the book lifted for it', play: blockAndLift },
  { name: 'a block against a second one’s short', play: blockAgainstAShort },
  { name: 'a grab by 200 accounts', play: grabByManyAccounts },
  { name: 'two day mandates at a band', play: mandatesAtABand },
  { name: 'a loan lost to a second person', play: loanAndLeave },
];
