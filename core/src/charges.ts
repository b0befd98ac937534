/**
 * What trading costs (rules §5): an effective-dated schedule of components, kept as data. A charge is computed on the
 * whole turnover of an order and each fill pays the difference, so that an order filled in ten parts costs exactly what it
 * would cost filled at once, the cap on brokerage counts once, and the slip equals the preview. Rounding is half up,
 * component by component. Turnover and charges are minor units (paise).
 */
import { assert } from './assert.ts';
import { divideHalfUp, type Minor } from './money.ts';

export const CHARGE_COMPONENTS = ['brokerage', 'exchange', 'sebi', 'gst', 'stt', 'stamp'] as const;

export type ChargeComponent = (typeof CHARGE_COMPONENTS)[number];
export type Side = 'buy' | 'sell';

/** In the order of CHARGE_COMPONENTS, each non-negative. */
export type Charges = Readonly<Record<ChargeComponent, Minor>>;

export interface ChargeRule {
  readonly component: ChargeComponent;
  readonly side: Side | 'both';
  /** Of the turnover, or of other components of the same order (a tax on fees), which stand earlier in the schedule. */
  readonly of: 'turnover' | readonly ChargeComponent[];
  /** The rate in ten-millionths: 0.03 % is 3,000. */
  readonly rateE7: bigint;
  /** The most it may be for one order. */
  readonly cap: Minor | null;
}

export interface ChargeSchedule {
  /** First business date it applies to, YYYY-MM-DD. */
  readonly from: string;
  readonly rules: readonly ChargeRule[];
}

export const RATE_UNIT = 10_000_000n;

/** The Indian equity rates of rules §5. A change of rates is a new entry, never an edit of one that has been in force. */
export const INDIAN_EQUITY_CHARGES: readonly ChargeSchedule[] = [
  {
    from: '2020-01-01',
    rules: [
      { component: 'brokerage', side: 'both', of: 'turnover', rateE7: 3_000n, cap: 20_00n },
      { component: 'exchange', side: 'both', of: 'turnover', rateE7: 297n, cap: null },
      { component: 'sebi', side: 'both', of: 'turnover', rateE7: 10n, cap: null },
      { component: 'gst', side: 'both', of: ['brokerage', 'exchange', 'sebi'], rateE7: 1_800_000n, cap: null },
      { component: 'stt', side: 'sell', of: 'turnover', rateE7: 2_500n, cap: null },
      { component: 'stamp', side: 'buy', of: 'turnover', rateE7: 300n, cap: null },
    ],
  },
];

/**
 * Units of exchange-traded funds: as shares, but for the taxes. Delivered units pay the transaction tax when they are sold, at a rate of their
 * own (Finance (No. 2) Act 2004, section 98: 0.001 %), and the stamp duty of delivery (0.015 %).
 */
export const INDIAN_FUND_CHARGES: readonly ChargeSchedule[] = [
  {
    from: '2020-01-01',
    rules: [
      { component: 'brokerage', side: 'both', of: 'turnover', rateE7: 3_000n, cap: 20_00n },
      { component: 'exchange', side: 'both', of: 'turnover', rateE7: 297n, cap: null },
      { component: 'sebi', side: 'both', of: 'turnover', rateE7: 10n, cap: null },
      { component: 'gst', side: 'both', of: ['brokerage', 'exchange', 'sebi'], rateE7: 1_800_000n, cap: null },
      { component: 'stt', side: 'sell', of: 'turnover', rateE7: 100n, cap: null },
      { component: 'stamp', side: 'buy', of: 'turnover', rateE7: 1_500n, cap: null },
    ],
  },
];

/** What is no fund is charged as shares are. */
export function chargesOfKind(kind: string | undefined): readonly ChargeSchedule[] {
  return kind === 'fund' ? INDIAN_FUND_CHARGES : INDIAN_EQUITY_CHARGES;
}

export const NO_CHARGES: Charges = { brokerage: 0n, exchange: 0n, sebi: 0n, gst: 0n, stt: 0n, stamp: 0n };

/** The schedule in force on a business date: the last one that has begun. An order keeps the one of its placing. */
export function scheduleOn(schedules: readonly ChargeSchedule[], businessDate: string): ChargeSchedule {
  const inForce = schedules.findLast((schedule) => schedule.from <= businessDate);
  assert(inForce !== undefined, `no charge schedule is in force on ${businessDate}`);
  return inForce;
}

/** The charges of an order whose fills turn over `turnover` in all. */
export function chargesOn(schedule: ChargeSchedule, side: Side, turnover: Minor): Charges {
  const charges = { ...NO_CHARGES };
  for (const rule of schedule.rules) {
    if (rule.side !== 'both' && rule.side !== side) continue;
    const base = rule.of === 'turnover' ? turnover : sumOf(charges, rule.of);
    const amount = divideHalfUp(base * rule.rateE7, RATE_UNIT);
    charges[rule.component] = rule.cap !== null && amount > rule.cap ? rule.cap : amount;
  }
  return charges;
}

/** What the fills that raise an order's turnover from `before` to `after` cost. Never negative: every rule is monotone. */
export function chargesBetween(schedule: ChargeSchedule, side: Side, before: Minor, after: Minor): Charges {
  const whole = chargesOn(schedule, side, after);
  return before === 0n ? whole : subtractCharges(whole, chargesOn(schedule, side, before));
}

export function totalCharges(charges: Charges): Minor {
  return charges.brokerage + charges.exchange + charges.sebi + charges.gst + charges.stt + charges.stamp;
}

export function addCharges(a: Charges, b: Charges): Charges {
  return combine(a, b, 1n);
}

export function subtractCharges(a: Charges, b: Charges): Charges {
  return combine(a, b, -1n);
}

function combine(a: Charges, b: Charges, sign: bigint): Charges {
  return {
    brokerage: a.brokerage + sign * b.brokerage,
    exchange: a.exchange + sign * b.exchange,
    sebi: a.sebi + sign * b.sebi,
    gst: a.gst + sign * b.gst,
    stt: a.stt + sign * b.stt,
    stamp: a.stamp + sign * b.stamp,
  };
}

function sumOf(charges: Charges, components: readonly ChargeComponent[]): Minor {
  let sum = 0n;
  for (const component of components) sum += charges[component];
  return sum;
}
