/** What a corporate action has to say before it can be announced (rules §8): a split, bonus shares or a dividend of a listed company. */
import { addBusinessDays, addDays, businessDateOf } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import {
  done,
  fieldsOf,
  listedSymbol,
  refuseDuringPlacement,
  refuseNear,
  type Checked,
  type CheckFacts,
  type Fields,
  type ProductValues,
} from '../products/service.ts';
import type { announceAction } from './announced.ts';

export type AnnouncedTerms = Parameters<typeof announceAction>[2];

export interface ActionFacts extends CheckFacts {
  /** Of the shares of one open position of the draft's company, with what was closed of it. */
  readonly largestPosition: number;
}

/** Everybody hears of it a whole session before its record date. */
const SESSIONS_AHEAD = 2;
const DAYS_AHEAD_MAX = 180;
/** One share becomes ten at most. */
const RATIO_MAX = 10;
/** Of one position afterwards: half of what the books hold, since more is bought until the record date. */
const POSITION_MAX = 1_000_000_000;
/** Paise: what a share is worth afterwards, at least. */
const PRICE_MIN = 1_00;
/** A dividend is for some weeks on its way at most. */
const PAY_DAYS_MAX = 60;

export function checkCorporateAction(values: ProductValues, facts: ActionFacts): Checked<AnnouncedTerms> {
  const { now, calendar, instrument } = facts;
  const is = fieldsOf(values, calendar);
  const symbol = actingSymbol(is, facts);
  const notice = is.text('prospectus', 20, 4000);
  const kind = is.choice('actionKind', ['split', 'bonus', 'dividend']);
  const price = symbol === null ? null : facts.markPrice(symbol);
  const isDividend = kind === 'dividend';
  const cash = isDividend ? dividendOf(is, price) : 0n;
  const ratio = kind === null || isDividend ? null : ratioOf(is, kind, { price, largest: facts.largestPosition });
  const today = businessDateOf(calendar, now);
  const exDate = is.workingDay('exDate', addBusinessDays(calendar, today, SESSIONS_AHEAD));
  const latest = addDays(today, DAYS_AHEAD_MAX);
  if (exDate !== null && exDate > latest) is.say('exDate', 'products.date_too_late', { latest });
  const { rights: rightsUntil } = facts.runningUntil;
  if (exDate !== null && rightsUntil !== undefined && exDate <= rightsUntil)
    is.say('exDate', 'products.rights_running', { until: rightsUntil });
  else if (!refuseDuringPlacement(is, 'exDate', exDate, facts)) refuseNear(is, 'exDate', exDate, facts.exDates);
  const payDate = isDividend ? payDateOf(is, facts, exDate) : exDate;
  return done(is, () => ({
    symbol: symbol!,
    name: instrument(symbol!)!.name,
    kind: kind!,
    numerator: ratio?.ratioNew ?? 0,
    denominator: ratio?.ratioHeld ?? 1,
    cash: Number(cash),
    exDate: exDate!,
    payDate: payDate!,
    notice: notice!,
    announcedAt: now,
  }));
}

/** Of one that trades and has a price, which its terms are measured by: who was taken off the market or sleeps has no ex-date. */
function actingSymbol(is: Fields, facts: CheckFacts): string | null {
  const symbol = listedSymbol(is, facts);
  if (symbol === null) return null;
  if (facts.instrument(symbol)!.status !== null) return is.say('symbol', 'market.symbol_unknown', { symbol });
  return facts.markPrice(symbol) === null ? is.say('symbol', 'products.price_unknown', { symbol }) : symbol;
}

/** Of one share, in paise: at most half of what it is worth. */
function dividendOf(is: Fields, price: number | null): bigint | null {
  const cash = is.money('perShare');
  if (cash === null) return null;
  // Of an unknown symbol or one without a price nothing comes of it.
  if (price === null) return cash;
  const most = BigInt(Math.floor(price / 2));
  if (cash >= 1n && cash <= most) return cash;
  return is.say('perShare', 'products.out_of_range', { minimum: formatMoney(1n), maximum: formatMoney(most) });
}

/** A split makes more of each share; `ratioNew` for each `ratioHeld`. */
function ratioOf(
  is: Fields,
  kind: 'split' | 'bonus',
  { price, largest }: { readonly price: number | null; readonly largest: number },
): { readonly ratioNew: number; readonly ratioHeld: number } | null {
  const ratioHeld = is.whole('ratioHeld', { minimum: 1, maximum: RATIO_MAX });
  const least = kind === 'split' ? (ratioHeld ?? 1) + 1 : 1;
  const most = kind === 'split' ? (ratioHeld ?? 1) * RATIO_MAX : RATIO_MAX;
  const ratioNew = is.whole('ratioNew', { minimum: least, maximum: most });
  if (ratioNew === null || ratioHeld === null) return null;
  const factor = (kind === 'split' ? ratioNew : ratioNew + ratioHeld) / ratioHeld;
  if (largest * factor > POSITION_MAX)
    return is.say('ratioNew', 'products.position_too_large', { maximum: POSITION_MAX });
  if (price === null || price / factor >= PRICE_MIN) return { ratioNew, ratioHeld };
  return is.say('ratioNew', 'products.price_too_low', { minimum: formatMoney(BigInt(PRICE_MIN)) });
}

function payDateOf(is: Fields, { calendar }: CheckFacts, exDate: string | null): string | null {
  const payDate = is.workingDay('payDate', exDate === null ? null : addBusinessDays(calendar, exDate, 1));
  const latest = exDate === null ? null : addDays(exDate, PAY_DAYS_MAX);
  if (payDate === null || latest === null || payDate <= latest) return payDate;
  return is.say('payDate', 'products.date_too_late', { latest });
}
