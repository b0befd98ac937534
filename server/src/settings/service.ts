/**
 * What the app asks before it starts (spec §7): every name of contract/src/common.ts with its value as text. The limits
 * come from the same effective-dated data that orders are decided with.
 */
import { configNames } from '@bahi/contract/common.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { chargesOfKind, RATE_UNIT, scheduleOn, type ChargeRule } from '@bahi/core/charges.ts';
import type { InstrumentKind } from '@bahi/contract/venue.ts';
import { divideUp, formatDecimal, formatMoney } from '@bahi/core/money.ts';
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
    charges: chargeLines('equity', businessDate),
    fund_charges: chargeLines('fund', businessDate),
    tabs: JSON.stringify(appTabs),
    version,
  };
}

/** The app's own mark until two people set another (server/src/configuration/pictures.ts). */
export function brandingOf({ appTitle, appLogo }: Settings): { title: string; logo: string } {
  return { title: appTitle, logo: appLogo === '' ? '/icon.svg' : `/pictures/${appLogo}.png` };
}

function chargeLines(kind: InstrumentKind, businessDate: string): string {
  return JSON.stringify(scheduleOn(chargesOfKind(kind), businessDate).rules.map(chargeLine));
}

/** Rates in percent; `of` names the components that a tax on fees is computed from. */
function chargeLine({ component, side, of, rateE7, cap }: ChargeRule): Record<string, unknown> {
  const line = { component, rate: percentOf(rateE7, RATE_UNIT), side, of };
  return cap === null ? line : { ...line, cap: formatMoney(cap) };
}

/** A share of `unit` in percent, without trailing zeros: (3000, 10000000) -> "0.03". */
function percentOf(part: bigint, unit: bigint): string {
  const text = formatDecimal(divideUp(part * 100n * 1_000_000n, unit), 6);
  return text.replace(/\.?0+$/, '');
}
