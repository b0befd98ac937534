/**
 * What the app asks before it starts (spec §7): every name of contract/src/common.ts with its value as text. The limits
 * come from the same effective-dated data that orders are decided with.
 */
import { configNames } from '@bahi/contract/common.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { dayFeeTerms } from '@bahi/core/day-trading.ts';
import { divideUp, formatDecimal, formatMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { inForce, protectionRates } from '@bahi/core/price.ts';
import type { Settings } from '../configuration/service.ts';

export interface ConfigOptions {
  readonly calendar: Calendar;
  readonly now: number;
  readonly settings: Settings;
  readonly consentVersion: string;
  readonly version: string;
  /** Whether the job runs at all; the operator may have switched it off. */
  readonly hasPracticeReviewer: boolean;
}

export function configList(options: ConfigOptions): { name: string; value: string }[] {
  const values = configValues(options);
  return configNames.map((name) => ({ name, value: values[name] }));
}

function configValues({
  calendar,
  now,
  settings,
  consentVersion,
  version,
  hasPracticeReviewer,
}: ConfigOptions): Record<(typeof configNames)[number], string> {
  const businessDate = businessDateOf(calendar, now);
  const { parameters, supportNumbers, supportHours, supportLink, appTabs } = settings;
  return {
    ...brandingOf(settings),
    mode: 'practice',
    currency: 'INR',
    languages: JSON.stringify(['en', 'tw', 'ko']),
    market_zone: calendar.zone,
    calendar: calendar.id,
    server_time: String(now),
    consent_version: consentVersion,
    // Of a practice install these say that nobody answers (rules T1).
    support_numbers: JSON.stringify(supportNumbers),
    support_hours: supportHours,
    support_link: supportLink,
    lot_size: String(parameters.lotSize),
    leverage_levels: JSON.stringify(parameters.leverageLevels),
    minimum_opening_amount: formatMoney(parameters.minimumOpeningAmount),
    market_protection_rate: percentOf(BigInt(inForce(protectionRates, businessDate).bps), 10_000n),
    practice_grant: formatMoney(parameters.practiceGrant),
    new_destination_hours: String(parameters.newDestinationHours),
    money_out_hold_hours: String(parameters.moneyOutHoldHours),
    trading_unlock_minutes: String(parameters.tradingUnlockMinutes),
    margin_warning_percent: String(parameters.marginWarningPercent),
    margin_close_out_percent: String(parameters.marginCloseOutPercent),
    practice_reviewer: hasPracticeReviewer && parameters.isPracticeReviewerOn ? 'on' : 'off',
    day_trading_fee: dayFeeOf(parameters),
    tabs: JSON.stringify(appTabs),
    version,
  };
}

/** The app's own mark until two people set another (server/src/configuration/pictures.ts). */
export function brandingOf({ appTitle, appLogo }: Settings): { title: string; logo: string } {
  return { title: appTitle, logo: appLogo === '' ? '/icon.svg' : `/pictures/${appLogo}.png` };
}

function dayFeeOf(parameters: Parameters): string {
  const { feeBps, feeMinimum, feeMaximum } = dayFeeTerms(parameters);
  return JSON.stringify({ bps: feeBps, minimum: formatMoney(feeMinimum), maximum: formatMoney(feeMaximum) });
}

/** A share of `unit` in percent, without trailing zeros: (3000, 10000000) -> "0.03". */
function percentOf(part: bigint, unit: bigint): string {
  const text = formatDecimal(divideUp(part * 100n * 1_000_000n, unit), 6);
  return text.replace(/\.?0+$/, '');
}
