/** What a rights issue has to say before it can be published (rules §8). */
import { exRightsPrice } from '@bahi/core/allotment.ts';
import { addBusinessDays, addDays, businessDateOf, sessionOn } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import {
  done,
  fieldsOf,
  listedSymbol,
  refuseDuringPlacement,
  refuseNear,
  type Checked,
  type CheckFacts,
  type ProductValues,
} from '../products/service.ts';
import { lastSession } from './pricing.ts';
import { exSession, type RightsIssueTerms } from './publication.ts';

export interface IssueFacts extends CheckFacts {
  /** Symbols of an issue that is neither called off nor over. */
  readonly isOffered: (symbol: string) => boolean;
}

/** A right is an option that costs its holder nothing: it is worth more the longer it runs. */
const OPEN_DAYS_MAX = 60;
/** Paise: what a share is worth afterwards, at least. Of less a tick is so large a part that the holders gain or lose by its rounding. */
const PRICE_MIN = 1_00;

export function checkRights(values: ProductValues, facts: IssueFacts): Checked<RightsIssueTerms> {
  const { now, calendar, isOffered } = facts;
  const is = fieldsOf(values, calendar);
  const symbol = listedSymbol(is, facts);
  if (symbol !== null && isOffered(symbol)) is.say('symbol', 'products.symbol_taken', { symbol });
  const prospectus = is.text('prospectus', 20, 4000);
  const ratioNew = is.whole('ratioNew', { minimum: 1, maximum: 1_000 });
  const ratioHeld = is.whole('ratioHeld', { minimum: 1, maximum: 1_000 });
  const price = is.price('price');
  const mark = symbol === null ? null : facts.markPrice(symbol);
  if (mark !== null && ratioNew !== null && ratioHeld !== null && price !== null) {
    const after = exRightsPrice(mark, { numerator: ratioNew, denominator: ratioHeld, price: Number(price) });
    if (after < PRICE_MIN) is.say('ratioNew', 'products.price_too_low', { minimum: formatMoney(BigInt(PRICE_MIN)) });
  }
  const lockDays = is.whole('lockDays', { minimum: 0, maximum: 365, otherwise: 0 });
  // Whoever holds when its session closes has the rights.
  const today = businessDateOf(calendar, now);
  const isOver = sessionOn(calendar, today)!.close <= now;
  const recordDate = is.workingDay('recordDate', isOver ? addBusinessDays(calendar, today, 1) : today);
  const ex = recordDate === null ? null : exSession(calendar, recordDate);
  const isNear =
    refuseDuringPlacement(is, 'recordDate', ex?.date ?? null, facts) ||
    refuseNear(is, 'recordDate', ex?.date ?? null, facts.exDates);
  const payBy = is.moment('payBy', ex === null ? null : ex.open + HOUR_MS, now);
  const latest = ex === null ? null : addDays(ex.date, OPEN_DAYS_MAX);
  if (payBy !== null && latest !== null && businessDateOf(calendar, payBy) > latest)
    is.say('payBy', 'products.date_too_late', { latest });
  // The ratio and the price of a new share are for the shares as they are.
  const until = payBy === null ? null : lastSession(calendar, payBy).date;
  const during = until === null ? undefined : facts.exDates.find((date) => date > today && date <= until);
  if (during !== undefined && !isNear) is.say('payBy', 'products.action_during', { date: during });
  return done(is, () => ({
    symbol: symbol!,
    prospectus: prospectus!,
    ratioNew: ratioNew!,
    ratioHeld: ratioHeld!,
    price: price!,
    lockDays: lockDays!,
    recordDate: recordDate!,
    payBy: BigInt(payBy!),
    publishedAt: BigInt(now),
  }));
}
