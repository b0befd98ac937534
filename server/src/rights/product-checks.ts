/** What a rights issue has to say before it can be published (rules §8). */
import { addBusinessDays, businessDateOf, sessionOn } from '@bahi/core/calendar.ts';
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

export function checkRights(values: ProductValues, facts: IssueFacts): Checked<RightsIssueTerms> {
  const { now, calendar, isOffered } = facts;
  const is = fieldsOf(values, calendar);
  const symbol = listedSymbol(is, facts);
  if (symbol !== null && isOffered(symbol)) is.say('symbol', 'products.symbol_taken', { symbol });
  const prospectus = is.text('prospectus', 20, 4000);
  const ratioNew = is.whole('ratioNew', { minimum: 1, maximum: 1_000 });
  const ratioHeld = is.whole('ratioHeld', { minimum: 1, maximum: 1_000 });
  const price = is.price('price');
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
