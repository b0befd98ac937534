/**
 * The defaults of the limits that spec §9 leaves to the operator, as effective-dated data in one place. A change is a new entry, never an
 * edit of one that has been in force; what an order was placed under is found by its business date. What an operator has set goes
 * before them (server/src/configuration). Ticks, bands and price protection are in price.ts, charges in charges.ts.
 */
import { assert } from './assert.ts';
import { businessDateOf, type Calendar } from './calendar.ts';
import type { Minor } from './money.ts';

export interface Parameters {
  /** First business date they apply to. */
  readonly from: string;
  readonly lotSize: number;
  readonly leverageLevels: readonly number[];
  /** The least contract amount of an opening order, in paise (rules §5). */
  readonly minimumOpeningAmount: Minor;
  readonly ordersPerSecondMaximum: number;
  /** How many trigger orders a customer may have open (decision 0119). */
  readonly triggersOpenMaximum: number;
  /** Equity over margin, in percent, at which a leveraged or short position is warned about and closed out. */
  readonly marginWarningPercent: number;
  readonly marginCloseOutPercent: number;
  /** Business days and minutes before a purchase may be sold, where the instrument has no lock of its own (rules §5 Lock); of a block or a grab where it is the longer one. */
  readonly tradingLockDays: number;
  readonly tradingLockMinutes: number;
  /** Whether a new customer may use leverage and sell short; off until the exam turns it on (desks §8). */
  readonly isMarginDefault: boolean;
  /** What a new practice account is given, in paise. */
  readonly practiceGrant: Minor;

  /** Minutes of the day between which deposits and withdrawals are taken, on working days (spec §9: 00:00-23:59, 09:30-24:00). */
  readonly depositWindow: MinuteWindow;
  readonly withdrawalWindow: MinuteWindow;
  /** In paise (spec §9: 5,000 and 100). */
  readonly depositMinimum: Minor;
  readonly depositMaximum: Minor;
  readonly withdrawalMinimum: Minor;
  readonly withdrawalMaximum: Minor;
  readonly withdrawalFee: Minor;
  /** Whether withdrawals to wallets are paid, in USDT, and what each network costs, in paise (decision 0111). */
  readonly isWalletPayoutOn: boolean;
  readonly networkFeeTrc20: Minor;
  readonly networkFeeErc20: Minor;
  /** From these amounts on two people decide (rules §7). */
  readonly depositTwoPersonFrom: Minor;
  readonly withdrawalTwoPersonFrom: Minor;
  /** How long a review may take, as promised to the customer (screens §6). */
  readonly identityPromiseMinutes: number;
  readonly depositPromiseMinutes: number;
  readonly withdrawalPromiseMinutes: number;
  /** How long the answer to an appeal may take, and how long one person alone may restrict an account (rules §6). */
  readonly appealPromiseMinutes: number;
  readonly restrictionAloneHours: number;
  /** How long the answer to a message in a ticket may take (desks §9). */
  readonly supportPromiseMinutes: number;
  /** How long a new destination, and money out after a security change, waits (rules §6, §7). */
  readonly newDestinationHours: number;
  readonly moneyOutHoldHours: number;
  /** The two hard gates of the spec (T3): whether a held position bars a withdrawal, and the least credit score. */
  readonly isWithdrawalBarredByPosition: boolean;
  readonly withdrawalScoreMinimum: number;
  /** The desk's spread around the middle of the forex market, hundredths of a percent, and how long a quote holds. */
  readonly exchangeSpreadBps: number;
  readonly exchangeQuoteSeconds: number;
  /** How long a fund password given once is enough for orders; and whether orders need one to be set at all. */
  readonly tradingUnlockMinutes: number;
  readonly areOrdersGuarded: boolean;
  /**
   * Whether dividends are paid without being asked for; if not, for how many working days from the pay date on they wait for an
   * application (then they are paid all the same), and how long its review may take.
   */
  readonly isDividendAutomatic: boolean;
  readonly dividendApplyDays: number;
  readonly dividendPromiseMinutes: number;
  /** Whether the practice reviewer decides requests by the published rules (server/src/practice/reviewer.ts); of no effect in live mode. */
  readonly isPracticeReviewerOn: boolean;
  /**
   * Credit loans (desks §2): the least and the most of one, the score from which on points count and what each is worth, the terms to
   * choose from, interest a year, the promise of a review, and how many days ahead of the due date the customer is reminded.
   */
  readonly loanMinimum: Minor;
  readonly loanMaximum: Minor;
  readonly loanScoreFrom: number;
  readonly loanPerPoint: Minor;
  readonly loanTermDays: readonly number[];
  readonly loanRatePercent: number;
  readonly loanPromiseMinutes: number;
  readonly loanReminderDays: number;
  /**
   * Pledges (desks §7): the least that is lent, how much of the value at the mark price, from which part of it on customers are warned and,
   * after a notice, shares are sold, the terms to choose from, the yearly rate, and how long a review may take.
   */
  readonly pledgeMinimum: Minor;
  readonly pledgePercent: number;
  readonly pledgeWarningPercent: number;
  readonly pledgeSalePercent: number;
  readonly pledgeNoticeHours: number;
  readonly pledgeTermDays: readonly number[];
  readonly pledgeRatePercent: number;
  readonly pledgePromiseMinutes: number;
  readonly pledgeReminderDays: number;
  /** Day trading (desks §4): the least and the most of a mandate, its fee in hundredths of a percent of the most used, and how long its review may take. */
  readonly dayTradingMinimum: Minor;
  readonly dayTradingMaximum: Minor;
  readonly dayTradingFeeBps: number;
  readonly dayTradingFeeMinimum: Minor;
  readonly dayTradingFeeMaximum: Minor;
  readonly dayTradingPromiseMinutes: number;
  /** What short positions borrow (desks §7): whether anybody may, the house's quota in hundredths of a percent of the shares outstanding, the least worth of shares to lend; what borrowing costs a year, in hundredths of a percent, while hardly anything is borrowed and when nothing is left, and how much of it lenders get. */
  readonly isLendingOpen: boolean;
  readonly lendingHouseQuotaBps: number;
  readonly lendingMinimum: Minor;
  readonly lendingRateMinimumBps: number;
  readonly lendingRateMaximumBps: number;
  readonly lendingLenderPercent: number;
  /** What the VIP levels ask (vip.ts): sign-ins of level 1; the average of the daily totals of 2 and 3, in paise; days of account of 3. */
  readonly vipSignIns: number;
  readonly vipAverageLevel2: Minor;
  readonly vipAverageLevel3: Minor;
  readonly vipAccountDays: number;
  /** How many days after a rule is no longer met a level falls. */
  readonly vipFallDays: number;
  /** Education (education.ts): a lesson counts after more than so many seconds on it; so much of an exam has to be right. */
  readonly lessonSeconds: number;
  readonly examPassPercent: number;
  /** How long a change of what customers go by is announced before it takes effect. */
  readonly configurationNoticeHours: number;
}

/** Minutes after local midnight; `until` is the first minute that is outside: 1,440 is midnight. */
export interface MinuteWindow {
  readonly from: number;
  readonly until: number;
}

const FIRST: Parameters = {
  from: '2020-01-01',
  lotSize: 100,
  leverageLevels: [1, 2, 3, 5, 10],
  minimumOpeningAmount: 1_000_00n,
  ordersPerSecondMaximum: 10,
  triggersOpenMaximum: 100,
  marginWarningPercent: 50,
  marginCloseOutPercent: 25,
  tradingLockDays: 0,
  tradingLockMinutes: 0,
  isMarginDefault: false,
  practiceGrant: 10_00_000_00n,
  depositWindow: { from: 0, until: 23 * 60 + 59 },
  withdrawalWindow: { from: 9 * 60 + 30, until: 24 * 60 },
  depositMinimum: 5_000_00n,
  depositMaximum: 50_00_000_00n,
  withdrawalMinimum: 100_00n,
  withdrawalMaximum: 10_00_000_00n,
  withdrawalFee: 0n,
  isWalletPayoutOn: true,
  networkFeeTrc20: 100_00n,
  networkFeeErc20: 500_00n,
  depositTwoPersonFrom: 5_00_000_00n,
  withdrawalTwoPersonFrom: 1_00_000_00n,
  identityPromiseMinutes: 30,
  depositPromiseMinutes: 30,
  withdrawalPromiseMinutes: 120,
  appealPromiseMinutes: 24 * 60,
  restrictionAloneHours: 24,
  supportPromiseMinutes: 4 * 60,
  newDestinationHours: 24,
  moneyOutHoldHours: 24,
  isWithdrawalBarredByPosition: true,
  withdrawalScoreMinimum: 500,
  exchangeSpreadBps: 50,
  exchangeQuoteSeconds: 15,
  tradingUnlockMinutes: 15,
  areOrdersGuarded: true,
  isDividendAutomatic: true,
  dividendApplyDays: 10,
  dividendPromiseMinutes: 24 * 60,
  isPracticeReviewerOn: true,
  loanMinimum: 1_000_00n,
  loanMaximum: 5_00_000_00n,
  loanScoreFrom: 550,
  loanPerPoint: 2_000_00n,
  loanTermDays: [30, 90, 180],
  loanRatePercent: 12,
  loanPromiseMinutes: 120,
  loanReminderDays: 3,
  pledgeMinimum: 10_000_00n,
  pledgePercent: 50,
  pledgeWarningPercent: 70,
  pledgeSalePercent: 85,
  pledgeNoticeHours: 24,
  pledgeTermDays: [30, 90, 180],
  pledgeRatePercent: 10,
  pledgePromiseMinutes: 120,
  pledgeReminderDays: 3,
  dayTradingMinimum: 10_000_00n,
  dayTradingMaximum: 20_00_000_00n,
  dayTradingFeeBps: 2,
  dayTradingFeeMinimum: 20_00n,
  dayTradingFeeMaximum: 500_00n,
  dayTradingPromiseMinutes: 30,
  isLendingOpen: true,
  lendingHouseQuotaBps: 500,
  lendingMinimum: 10_000_00n,
  lendingRateMinimumBps: 50,
  lendingRateMaximumBps: 1_200,
  lendingLenderPercent: 80,
  vipSignIns: 5,
  vipAverageLevel2: 5_00_000_00n,
  vipAverageLevel3: 25_00_000_00n,
  vipAccountDays: 90,
  vipFallDays: 7,
  lessonSeconds: 40,
  examPassPercent: 80,
  configurationNoticeHours: 24,
};

/** By their dates; the next one is the one before with what changes: `{ ...FIRST, from: '2027-01-04', withdrawalFee: 500n }`. */
export const PARAMETERS: readonly Parameters[] = [FIRST];

/** The parameters in force on a business date. */
export function parametersOn(businessDate: string): Parameters {
  const found = PARAMETERS.findLast((parameters) => parameters.from <= businessDate);
  assert(found !== undefined, `no parameters are in force on ${businessDate}`);
  return found;
}

/** Of core's defaults alone, by moment. */
export function defaultsOf(calendar: Calendar): (now: number) => Parameters {
  return (now) => parametersOn(businessDateOf(calendar, now));
}
