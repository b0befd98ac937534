/** What stands in the chip of a mandate. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDayMandate } from '@bahi/contract/day-trading/calls.ts';
import type { Tone } from '../ui/status-chip.tsx';
import type { DayTradingTexts } from './texts.en.ts';

export type Mandate = OutputOf<typeof getDayMandate>;
/** It waits or runs. */
export type OpenState = keyof DayTradingTexts['openTitle'];

const tones: Readonly<Record<Mandate['state'], Tone>> = {
  pending: 'waiting',
  ready: 'info',
  running: 'success',
  closing: 'waiting',
  settled: 'success',
  rejected: 'error',
  cancelled: 'ended',
  expired: 'error',
};

export function mandateChip({ state }: Pick<Mandate, 'state'>, t: DayTradingTexts) {
  return { tone: tones[state], text: t.mandate.state[state] };
}

/** Null: it is over. */
export function openState({ state }: Pick<Mandate, 'state'>): OpenState | null {
  return state === 'pending' || state === 'ready' || state === 'running' || state === 'closing' ? state : null;
}
