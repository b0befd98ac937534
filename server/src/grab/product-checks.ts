/** What a grab offer has to say before it can be published (rules §9); when a draw is made follows from when requests close. */
import { GRAB_RULES } from '@bahi/contract/grab/calls.ts';
import { blockPriceRange, isNearMark } from '@bahi/core/block-trade.ts';
import { addBusinessDays, businessDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { LISTED_WITHIN_MS } from '@bahi/core/draw-log.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { VIP_LEVELS } from '@bahi/core/vip.ts';
import { TICKETS_OF_ONE_MAX } from '../draws/service.ts';
import {
  after,
  done,
  fieldsOf,
  fittingLots,
  goesExUntil,
  listedSymbol,
  LOTS_MAX,
  WINDOW_MIN_MS,
  type Checked,
  type CheckFacts,
  type ProductValues,
} from '../products/service.ts';
import type { GrabTerms } from './publication.ts';

export interface GrabFacts extends CheckFacts {
  /** Where the company stands among all by market value, from 1 on, and the last place that is large. */
  readonly rank: { readonly place: number; readonly last: number } | null;
  /** Shares that the block seller can still promise. */
  readonly sellerHas: number;
}

export function checkGrab(values: ProductValues, facts: GrabFacts): Checked<GrabTerms> {
  const { now, calendar, rank } = facts;
  const is = fieldsOf(values, calendar);
  const symbol = listedSymbol(is, facts);
  if (symbol !== null && rank !== null && rank.place > rank.last)
    is.say('symbol', 'grab.not_large', { rank: rank.place, last: rank.last });
  const prospectus = is.text('prospectus', 20, 4000);
  const mark = symbol === null ? null : facts.markPrice(symbol);
  if (symbol !== null && mark === null) is.say('symbol', 'products.price_unknown', { symbol });
  const price = is.price('price');
  if (price !== null && mark !== null && !isNearMark(price, BigInt(mark))) {
    const { lowest, highest } = blockPriceRange(BigInt(mark));
    is.say('price', 'grab.price_too_far', { lowest: formatMoney(lowest), highest: formatMoney(highest) });
  }
  const lots = is.whole('lots', { minimum: 1, maximum: LOTS_MAX });
  const lotSize = is.whole('lotSize', { minimum: 1, maximum: 10_000, otherwise: 100 });
  const fitting = fittingLots(price, lotSize);
  if ((lots ?? 0) > fitting) is.say('lots', 'products.out_of_range', { minimum: '1', maximum: String(fitting) });
  else if (symbol !== null && (lots ?? 0) * (lotSize ?? 1) > facts.sellerHas)
    is.say('lots', 'grab.seller_has_less', { shares: facts.sellerHas });
  const maximumLots = is.whole('maximumLots', { minimum: 1, maximum: lots ?? LOTS_MAX });
  const rule = is.choice('rule', GRAB_RULES);
  if (rule === 'draw' && maximumLots !== null && maximumLots > TICKETS_OF_ONE_MAX)
    is.say('maximumLots', 'products.tickets_too_many', { maximum: TICKETS_OF_ONE_MAX });
  const level = is.whole('vipLevel', { minimum: 1, maximum: VIP_LEVELS.length });
  const lockDays = is.whole('lockDays', { minimum: 1, maximum: 365, otherwise: 1 });
  const opensAt = is.moment('opensAt', now);
  const closesAt = is.moment('closesAt', after(opensAt, WINDOW_MIN_MS), now);
  const draw = rule === 'draw' && closesAt !== null ? drawAfter(calendar, closesAt) : null;
  // The price is for the shares as they are.
  const during =
    closesAt === null ? undefined : goesExUntil(facts, businessDateOf(calendar, Number(draw?.drawAt ?? closesAt)));
  if (during !== undefined) is.say('closesAt', 'products.action_before_decision', { date: during });
  return done(is, () => ({
    symbol: symbol!,
    prospectus: prospectus!,
    price: price!,
    referencePrice: BigInt(mark!),
    rule: rule!,
    level: level!,
    lots: lots!,
    lotSize: lotSize!,
    maximumLots: maximumLots!,
    lockDays: lockDays!,
    publishedAt: BigInt(now),
    opensAt: BigInt(opensAt!),
    closesAt: BigInt(closesAt!),
    ...(draw ?? NOT_DRAWN),
  }));
}

type DrawTerms = Pick<GrabTerms, 'drawAt' | 'publicIndex' | 'publicDate'>;

export const NOT_DRAWN: DrawTerms = { drawAt: null, publicIndex: null, publicDate: null };
/** The main index of the market. */
const PUBLIC_INDEX = 'BAHIFIFTY';
/** After the close: its level is recorded by then. */
const DRAWN_AFTER_MS = 10 * MINUTE_MS;

/** With how the index closes on the first session that ends once the list is published: nobody can know it while asking, or while the list may still be another. */
export function drawAfter(calendar: Calendar, closesAt: number): DrawTerms {
  const date = addBusinessDays(calendar, businessDateOf(calendar, closesAt), 0);
  const session = sessionOn(calendar, date)!;
  const isLate = session.close < closesAt + LISTED_WITHIN_MS;
  const { date: publicDate, close } = isLate ? sessionOn(calendar, addBusinessDays(calendar, date, 1))! : session;
  return { drawAt: BigInt(close + DRAWN_AFTER_MS), publicIndex: PUBLIC_INDEX, publicDate };
}
