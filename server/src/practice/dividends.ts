/**
 * Dividends of the practice market's own past (offer-past.ts): one that a company of the history paid, of shares that the practice customer
 * was allotted before its ex-date, which is paid, or on its way, when the market first starts; and one that is announced for the days to come.
 */
import { addBusinessDays, addDays, businessDateOf, sessionOn } from '@bahi/core/calendar.ts';
import { ACTION_DAYS_APART } from '@bahi/core/corporate-actions.ts';
import type { CorporateAction, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import {
  addActionNote,
  announceAction,
  insertActions,
  recordHolders,
  selectOpenActions,
} from '../corporate-actions/service.ts';
import { addPlacementNote } from '../placements/service.ts';
import { ask, closeBefore, decide, NOTE, publish, type PlacementsPast, type Step } from './placements.ts';

export interface DividendsPast extends PlacementsPast {
  readonly feed: PlacementsPast['feed'] & Pick<MarketFeed, 'instruments' | 'quote'>;
}

interface Cast {
  readonly customer: bigint;
  readonly now: number;
}

/** Accounts of the past are not much older (offer-past.ts), and were there before the placement. */
const EX_DAYS_MAX = 15;
/** Paise: one lot leaves the customer enough for everything else, or two of a cheaper share. A dearer one is the last choice. */
const PRICE_MAX = 1_500_00;
const CHEAP_MAX = 600_00;
/** Shares of the practice customer who trades (customers.ts): one of them announces a dividend. */
const ANNOUNCING = ['SRTH', 'VRM', 'ROHN', 'NEEM'] as const;
const ANNOUNCED_DAYS = 3;
const PAID_DAYS = 5;

export function dividendSteps(past: DividendsPast, { customer, now }: Cast): Step[] {
  return [...paidSteps(past, { customer, now }), ...announcedSteps(past, now)];
}

interface Found {
  readonly instrument: MarketInstrument;
  readonly action: CorporateAction;
  readonly exAt: number;
  /** In paise. */
  readonly price: number;
}

function paidSteps(past: DividendsPast, { customer, now }: Cast): Step[] {
  const found = lastDividend(past, now);
  if (found === null) return [];
  const { db, calendar } = past;
  const { action, exAt, price } = found;
  const lots = price <= CHEAP_MAX ? 2 : 1;
  const { symbol } = found.instrument;
  const publishedAt = exAt - 3 * DAY_MS;
  let offer = 0n;
  let request: string | null = null;
  return [
    {
      at: publishedAt,
      async run() {
        offer = await publish(past, { symbol, at: publishedAt, days: 1, lots });
        await db.transaction((tx) => addPlacementNote(tx, { offerId: offer, note: NOTE, now: publishedAt }));
      },
    },
    {
      at: publishedAt + 12 * HOUR_MS,
      async run() {
        request = await ask(past, { customerId: customer, offer, lots, now: publishedAt + 12 * HOUR_MS });
      },
    },
    {
      at: publishedAt + 26 * HOUR_MS,
      run: () => decide(past, { request, lots, now: publishedAt + 26 * HOUR_MS }),
    },
    {
      // Holders are written down as the record date closes; what follows from it is due when the market starts.
      at: sessionOn(calendar, action.recordDate)!.close,
      async run() {
        await db.transaction((tx) => insertActions(tx, [{ ...action, symbol, exAt }]));
        const row = (await selectOpenActions(db)).find((open) => open.symbol === symbol);
        const clock = { now: () => sessionOn(calendar, action.recordDate)!.close };
        if (row !== undefined) await recordHolders({ db, clock }, row);
      },
    },
  ];
}

/** Of a company of the history: one that leaves enough money, paid by now before one that will be, and of those the last. */
export function lastDividend({ feed, calendar }: Pick<DividendsPast, 'feed' | 'calendar'>, now: number): Found | null {
  const today = businessDateOf(calendar, now);
  const first = addDays(today, -EX_DAYS_MAX);
  const found = feed.instruments().flatMap((instrument): Found[] => {
    const { kind, source, status, corporateActions, calendarId } = instrument;
    if (kind !== 'equity' || source !== 'practice' || status !== null || calendarId !== calendar.id) return [];
    const near = corporateActions.filter(({ exDate }) => exDate >= addDays(first, -ACTION_DAYS_APART));
    const [action] = near;
    if (action === undefined || near.length > 1 || action.kind !== 'dividend' || action.exDate < first) return [];
    const session = sessionOn(calendar, action.exDate);
    if (session === null || session.open > now) return [];
    return [
      { instrument, action, exAt: session.open, price: feed.quote(instrument.symbol)?.previousClose ?? PRICE_MAX },
    ];
  });
  const isPaid = ({ action }: Found): number => Number(action.payDate <= today);
  const excess = ({ price }: Found): number => Math.max(0, price - PRICE_MAX);
  return (
    found.toSorted(
      (left, right) => excess(left) - excess(right) || isPaid(right) - isPaid(left) || right.exAt - left.exAt,
    )[0] ?? null
  );
}

/** As two of the staff would: everybody knows two sessions before. */
function announcedSteps(past: DividendsPast, now: number): Step[] {
  const { db, calendar, feed } = past;
  const exDate = addBusinessDays(calendar, businessDateOf(calendar, now), ANNOUNCED_DAYS);
  const isFree = ({ corporateActions }: MarketInstrument): boolean =>
    corporateActions.every(
      (action) =>
        action.exDate < addDays(exDate, -ACTION_DAYS_APART) || action.exDate > addDays(exDate, ACTION_DAYS_APART),
    );
  const company = ANNOUNCING.map((symbol) => feed.instrument(symbol)).find(
    (instrument) => instrument?.kind === 'equity' && instrument.status === null && isFree(instrument),
  );
  if (company === undefined) return [];
  return [
    {
      at: now,
      async run() {
        const price = await closeBefore(past, company.symbol, now);
        const terms = {
          symbol: company.symbol,
          name: company.name,
          kind: 'dividend',
          numerator: 0,
          denominator: 1,
          cash: Number(price / 100n),
          exDate,
          payDate: addBusinessDays(calendar, exDate, PAID_DAYS),
          notice: 'An interim dividend of about one percent of what a share is worth, for the first half of the year.',
          announcedAt: now,
        } as const;
        await db.transaction(async (tx) => {
          const { id } = await announceAction({ calendar }, tx, terms);
          await addActionNote(tx, { id, note: NOTE, now });
        });
      },
    },
  ];
}
