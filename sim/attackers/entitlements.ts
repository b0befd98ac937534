/** Attackers around what belongs to shares, and around shares that are new: ex-dates, rights, listings and draws. */
import { entitlementOf, exRightsPrice, type RightsTerms } from '@bahi/core/allotment.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { cashInLieu, entitledShares } from '@bahi/core/corporate-actions.ts';
import { drawTickets } from '@bahi/core/lottery.ts';
import { hmacSha256 } from '@bahi/core/sha256.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import type { Side } from '@bahi/contract/venue.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import { nearestTick } from '@bahi/exchange/history/days.ts';
import type { AnnouncedAction } from '@bahi/exchange/port.ts';
import { STARTS_AT, type Ground, type GroundOptions } from './ground.ts';
import { mid, on, trades, type Player } from './players.ts';

const [RECORD_DATE, EX_DATE] = ['2026-11-21', '2026-11-22'];
const CLOSE = sessionOn(practiceCalendar, RECORD_DATE)!.close;
const OPEN = sessionOn(practiceCalendar, EX_DATE)!.open;

function beforeRecordClose(starts: GroundOptions['starts']): GroundOptions {
  return {
    starts: starts!,
    instruments: 1,
    opens: (listings, rng) => ({ first: rng.below(listings.length), at: CLOSE - 12 * MINUTE_MS }),
  };
}

/** Buys (or sells short) before the close, so as to hold when the ex-date opens. */
function holdOverTheClose(ground: Ground): { readonly close: number } {
  const side: Side = ground.rng.float() < 0.5 ? 'buy' : 'sell';
  for (let piece = 0; piece < 10; piece += 1) {
    const price = mid(ground) * (side === 'buy' ? 1.01 : 0.99);
    ground.order('holder', { side, quantity: trades(ground, 1), price });
    ground.advance(30 * SECOND_MS);
  }
  ground.advance(OPEN - 1 - ground.engine.now());
  const close = nearestTick(ground.stock.mark.price);
  ground.advance(1);
  return { close };
}

const ANNOUNCED = { recordDate: RECORD_DATE, exDate: EX_DATE, payDate: '2026-11-25', announcedAt: STARTS_AT };
const ACTIONS = [
  { kind: 'dividend', numerator: 0, denominator: 1 },
  { kind: 'split', numerator: 2, denominator: 1 },
  { kind: 'split', numerator: 5, denominator: 1 },
  { kind: 'bonus', numerator: 1, denominator: 2 },
  { kind: 'bonus', numerator: 1, denominator: 1 },
] as const;

/** Holds what goes ex, long or short, over the record date's close, and gives it back at the opening with what belongs to it. */
function exDates(kinds: readonly (typeof ACTIONS)[number]['kind'][]): Player['play'] {
  const actions = ACTIONS.filter(({ kind }) => kinds.includes(kind));
  let action: AnnouncedAction;
  return on(
    'equity',
    (ground) => {
      holdOverTheClose(ground);
      const base = ground.stock.figures.previousClose;
      for (const account of ground.accounts()) {
        const held = ground.held(account);
        const { whole, remainder } = entitledShares(Math.abs(held), action);
        const inLieu = Number(cashInLieu(remainder, action, base));
        ground.credit(account, held * action.cash + Math.sign(held) * inLieu, Math.sign(held) * whole - held);
      }
      ground.advance(10 * SECOND_MS);
    },
    beforeRecordClose(({ symbol, startPrice }, rng) => {
      const cash = Math.round(startPrice * (0.004 + 0.05 * rng.float()));
      const terms = actions[rng.below(actions.length)]!;
      action = { ...ANNOUNCED, ...terms, symbol, cash: terms.kind === 'dividend' ? cash : 0, isCalledOff: false };
      return { actionsFrom: STARTS_AT, announced: [action] };
    }),
  );
}

/** Holds over the close before a rights issue's ex-date: takes up all of the rights and sells, or was short and pays the fall. */
function rightsIssue(): Player['play'] {
  let terms: RightsTerms;
  return on(
    'equity',
    (ground) => {
      const { close } = holdOverTheClose(ground);
      const fall = close - exRightsPrice(close, terms);
      for (const account of ground.accounts()) {
        const held = ground.held(account);
        const { shares } = entitlementOf(Math.max(0, held), terms);
        ground.credit(account, Math.min(0, held) * fall - shares * terms.price, shares);
      }
      ground.advance(10 * SECOND_MS);
    },
    beforeRecordClose(({ symbol, startPrice }, rng) => {
      const price = tickAtOrBelow(Math.round(startPrice * (0.6 + 0.3 * rng.float())));
      terms = { numerator: 1 + rng.below(2), denominator: 3 + rng.below(3), price };
      const issue = {
        ...terms,
        symbol,
        exDate: EX_DATE,
        announcedAt: STARTS_AT,
        until: '2026-12-10',
        isCalledOff: false,
      };
      return { actionsFrom: STARTS_AT, rights: [issue] };
    }),
  );
}

/** Newly listed shares, as their auction ends. */
const listing: GroundOptions = {
  instruments: 1,
  settledMs: 5 * MINUTE_MS,
  starts(_, rng) {
    const issuePrice = tickAtOrBelow((50 + rng.below(950)) * 100);
    const company = {
      name: 'Newcomer',
      profile: '',
      foundedYear: null,
      headquarters: null,
      sharesOutstanding: 10_000_000,
    };
    return { listed: [{ ...company, symbol: 'NEWCO', sector: 'consumer', issuePrice }] };
  },
};

/** Follows what the auction of a listing found, or bets against it, as soon as the shares trade. */
const listingAuction = on(
  'equity',
  (ground) => {
    const { previousClose, last } = ground.stock.figures;
    const isUp = (last ?? previousClose) > previousClose;
    const side: Side = isUp === ground.rng.float() < 0.5 ? 'buy' : 'sell';
    for (let account = 0; account < 20; account += 1)
      ground.order(`first ${account}`, {
        side,
        quantity: trades(ground, 0.3),
        price: mid(ground) * (side === 'buy' ? 1.01 : 0.99),
      });
    ground.advance((1 + ground.rng.below(10)) * MINUTE_MS);
  },
  listing,
);

const LOT = 100;
const ACCOUNTS = 200;

/**
 * Applies for new shares through 200 accounts of one person, of which the offer keeps one application, and sells what was won as it is listed. What
 * the auction made of the issue price is left out: it is nothing on average (opening-auction.ts), and forty times what selling costs in deviation.
 */
const drawByManyAccounts = on(
  'equity',
  (ground) => {
    const { rng, stock } = ground;
    const crowd = Array.from({ length: 300 }, (_, person) => ({
      customer: `person ${person}`,
      lots: 1 + rng.below(10),
    }));
    const own = Array.from({ length: ACCOUNTS }, () => ({ customer: 'attacker', lots: 10 }));
    const byPerson = new Map([...crowd, ...own].map((application) => [application.customer, application]));
    const applications = [...byPerson.values()].map((application, at) => ({
      ...application,
      application: String(at + 1),
    }));
    const key = Array.from({ length: 8 }, () =>
      rng
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('');
    const terms = { ...DRAW_TERMS, tickets: rng.float() < 0.5 ? ('lot' as const) : ('application' as const) };
    const { winners } = drawTickets({ terms, applications, key }, { hmac: hmacSha256 });
    const mine = applications.filter(({ customer }) => customer === 'attacker');
    const won = winners.find(({ application }) => application === mine[0]!.application)?.lots ?? 0;
    if (mine.length !== 1) throw new Error('an offer keeps one application of a person');
    const shares = won * LOT;
    ground.credit('winner', -shares * (stock.figures.open ?? stock.figures.previousClose), shares);
  },
  listing,
);

const DRAW_TERMS = {
  offer: '1',
  symbol: 'NEWCO',
  lots: 400,
  applicationsMax: 1,
  closesAt: STARTS_AT,
  index: 'BAHIFIFTY',
  date: RECORD_DATE,
  levelAt: CLOSE,
};

export const ENTITLEMENT_PLAYERS: readonly Player[] = [
  { name: 'a dividend taken along', play: exDates(['dividend']) },
  { name: 'splits and bonus shares', play: exDates(['split', 'bonus']) },
  { name: 'rights taken up', play: rightsIssue() },
  { name: 'the auction of a listing', play: listingAuction },
  { name: 'a draw by 200 accounts', play: drawByManyAccounts },
];
