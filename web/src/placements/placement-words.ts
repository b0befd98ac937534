/** What stands in the chip of a placement, of a request and of a rights issue. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getPlacement, getPlacementRequest } from '@bahi/contract/placements/calls.ts';
import type { getRights } from '@bahi/contract/rights/calls.ts';
import { href } from '../shell/location.ts';
import type { Tone } from '../ui/status-chip.tsx';
import type { PlacementTexts } from './texts.en.ts';

export type Placement = OutputOf<typeof getPlacement>;
export type PlacementRequest = OutputOf<typeof getPlacementRequest>;
export type RightsIssue = OutputOf<typeof getRights>;

export interface Chip {
  readonly tone: Tone;
  readonly text: string;
}

const placementTones: Readonly<Record<Placement['state'], Tone>> = {
  upcoming: 'neutral',
  open: 'info',
  closed: 'ended',
  settled: 'ended',
  withdrawn: 'error',
};

export function placementChip({ state }: Pick<Placement, 'state'>, t: PlacementTexts): Chip {
  return { tone: placementTones[state], text: t.offer.state[state] };
}

const requestTones: Readonly<Record<PlacementRequest['state'], Tone>> = {
  pending: 'waiting',
  allotted: 'success',
  rejected: 'error',
  cancelled: 'ended',
};

export function requestChip(
  { state, lots, allottedLots }: Pick<PlacementRequest, 'state' | 'lots' | 'allottedLots'>,
  t: PlacementTexts,
): Chip {
  const isPart = state === 'allotted' && allottedLots !== null && allottedLots < lots;
  return { tone: requestTones[state], text: isPart ? t.request.partly : t.request.status[state] };
}

const rightsTones: Readonly<Record<RightsIssue['state'], Tone>> = {
  announced: 'neutral',
  open: 'info',
  closed: 'waiting',
  settled: 'ended',
  withdrawn: 'error',
};

/** What the customer did with the rights says more than the state of the issue. */
export function rightsChip(
  { state, entitled, taken, left, lapsed }: Pick<RightsIssue, 'state' | 'entitled' | 'taken' | 'left' | 'lapsed'>,
  t: PlacementTexts,
): Chip {
  if (state === 'settled' && taken > 0) return { tone: 'success', text: t.rights.state.settled };
  if (lapsed !== null && lapsed > 0 && taken === 0) return { tone: 'ended', text: t.rights.lapsedChip };
  if (state === 'open' && entitled > 0) {
    if (left === 0) return { tone: 'success', text: t.rights.takenChip };
    return { tone: 'waiting', text: taken > 0 ? t.rights.partChip : t.rights.toDecide };
  }
  return { tone: rightsTones[state], text: t.rights.state[state] };
}

/** What came of it. */
export function positionLink({ position }: { readonly position: string | null }, t: PlacementTexts) {
  return position === null ? null : { text: t.request.position, link: href('/trade/positionDetail', { position }) };
}
