/** What the list, the page and the records of pools say alike. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getPool, listPoolHoldings, listPools } from '@bahi/contract/pools/calls.ts';
import { dayOf } from '@bahi/core/calendar.ts';
import { formatRate } from '@bahi/core/format.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { RISK_CLOSED_FROM } from '@bahi/core/pool-record.ts';
import type { Tone } from '../ui/status-chip.tsx';
import type { PoolTexts } from './texts.en.ts';

export type Pool = OutputOf<typeof listPools>['rows'][number];
export type PoolDetail = OutputOf<typeof getPool>;
export type Holding = OutputOf<typeof listPoolHoldings>['rows'][number];
export type MonthResult = NonNullable<NonNullable<Pool['figures']>['extremes']>['best'];

interface Chip {
  readonly tone: Tone;
  readonly text: string;
}

/** Why it takes no new money says more than that it takes none. */
export function poolChip({ state, stateReason }: Pick<Pool, 'state' | 'stateReason'>, t: PoolTexts): Chip {
  switch (state) {
    case 'open':
      return { tone: 'info', text: t.states.open };
    case 'closed_to_new':
      return { tone: 'locked', text: t.states[closedBecause(stateReason)] };
    case 'halted':
      return { tone: 'waiting', text: t.states.halted };
    case 'ended':
      return { tone: 'ended', text: t.states.ended };
  }
}

/** Null: it takes new money. */
export function stateBody({ state, stateReason }: Pick<Pool, 'state' | 'stateReason'>, t: PoolTexts): string | null {
  if (state === 'open') return null;
  return t.stateBody[state === 'closed_to_new' ? closedBecause(stateReason) : state];
}

function closedBecause(reason: Pool['stateReason']): 'risk' | 'deadline' | 'rights_open' | 'off_shelf' | 'end' {
  return reason === null || reason === 'halted' ? 'off_shelf' : reason;
}

const HIGH_FROM = 6;
const MIDDLE_FROM = 4;

/** A risk is a number and a word, never a colour. */
export function riskText(risk: number | null, t: PoolTexts): string {
  if (risk === null) return t.tooEarly;
  const word =
    risk >= RISK_CLOSED_FROM ? 'closed' : risk >= HIGH_FROM ? 'high' : risk >= MIDDLE_FROM ? 'middle' : 'low';
  return `${t.riskOf(risk)} · ${t.riskWords[word]}`;
}

/** Hundredths of a percent as decimal text, as the formatters take it. */
export function percentOf(bps: number): string {
  return formatMoney(BigInt(bps));
}

/** Calendar days; of one that begins later none. */
export function daysRunning({ startedOn }: Pick<Pool, 'startedOn'>, today: string): number {
  return Math.max(0, dayOf(today) - dayOf(startedOn));
}

const holdingTones: Readonly<Record<Holding['state'], Tone>> = {
  waiting: 'waiting',
  in_progress: 'info',
  stopping: 'waiting',
  ended: 'success',
  returned: 'ended',
  taken_back: 'ended',
};

/** Who waits for what cannot be sold now reads that first. */
export function holdingChip({ state, waitsFor }: Pick<Holding, 'state' | 'waitsFor'>, t: PoolTexts): Chip {
  if (waitsFor.length > 0) return { tone: 'waiting', text: t.own.delayed };
  return { tone: holdingTones[state], text: t.own.states[state] };
}

/** "2026-03" as dates are shown. */
export function monthText(month: string): string {
  return month.replace('-', '.');
}

/** Without a sign and an empty fraction: a fee is no change. */
export function plainPercent(bps: number): string {
  return formatRate(percentOf(bps))
    .replace(/^\+/, '')
    .replace(/\.?0+%$/, '%');
}
