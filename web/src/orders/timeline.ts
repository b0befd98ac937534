/** The steps of a position as the slip tells them: what happened, what runs now, what is still ahead. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getPosition } from '@bahi/contract/orders/positions.ts';
import type { Order, Position } from './outcome.ts';

export type Step = OutputOf<typeof getPosition>['timeline'][number];

export interface TimelineRow {
  readonly key: string;
  readonly step:
    | Step['step']
    | 'holding'
    | 'opens'
    | 'fills'
    | 'rest_ended'
    | `change_${'waiting' | 'late' | 'refused'}`;
  readonly state: 'done' | 'now' | 'ahead' | 'failed';
  readonly at: number | null;
  readonly params: Step['params'];
}

/** A position: its steps, then where it stands, then its end while that is ahead. */
export function positionTimeline(
  position: Pick<Position, 'status' | 'lockedUntil'>,
  steps: readonly Step[],
): readonly TimelineRow[] {
  const done = steps.map((step, index) => ({ ...rowOf(step, index), state: 'done' as const }));
  switch (position.status) {
    case 'closed':
      return done;
    case 'closing':
      // The last "preparing to close" is what runs now.
      return [...withLast(done, 'close_placed', 'now'), ahead('closed')];
    case 'locked': {
      const until = position.lockedUntil === null ? {} : { until: position.lockedUntil };
      const hasLock = done.some(({ step }) => step === 'locked');
      const rows = hasLock
        ? withLast(done, 'locked', 'now')
        : [...done, { ...ahead('locked'), state: 'now' as const, params: until }];
      return [...rows, { ...ahead('unlocked'), params: until }, ahead('closed')];
    }
    case 'holding':
      return [...done, { ...ahead('holding'), state: 'now' }, ahead('closed')];
  }
}

/** An order on its own: what filled of it, where it waits, and its end where there is a shorter one than a fill of the whole. */
export function orderTimeline(
  order: Pick<Order, 'kind' | 'status' | 'placedAt' | 'endedAt'> & {
    readonly fills: readonly Order['fills'][number][];
    readonly changes: readonly Order['changes'][number][];
  },
): readonly TimelineRow[] {
  const fills = order.fills.map(({ at, quantity, price }, index): TimelineRow => {
    const step = order.kind === 'open' ? 'filled' : 'close_filled';
    return { key: `${index}-filled`, step, state: 'done', at, params: { quantity, price } };
  });
  const done: readonly TimelineRow[] = [
    { key: 'placed', step: 'placed', state: 'done', at: order.placedAt, params: {} },
    ...[...fills, ...order.changes.map(changeRow)].toSorted((one, two) => one.at! - two.at!),
  ];
  if (order.status === 'filled') return done;
  if (order.status === 'cancelled' || order.status === 'rejected') {
    const step = fills.length > 0 ? 'rest_ended' : 'filled';
    return [...done, { key: 'ended', step, state: 'failed', at: order.endedAt, params: {} }];
  }
  const waits: TimelineRow = { ...ahead(order.status === 'accepted' ? 'opens' : 'fills'), state: 'now' };
  return [...done, waits, ...(order.kind === 'open' ? [ahead('filled'), ahead('holding')] : [ahead('closed')])];
}

function changeRow(
  { outcome, at, endedAt, quantity, limitPrice }: Order['changes'][number],
  index: number,
): TimelineRow {
  const step = outcome === 'done' ? 'changed' : (`change_${outcome}` as const);
  const state = outcome === 'late' || outcome === 'refused' ? 'failed' : 'done';
  return { key: `${index}-changed`, step, state, at: endedAt ?? at, params: { quantity, price: limitPrice } };
}

function rowOf(step: Step, index: number): Omit<TimelineRow, 'state'> {
  return { key: `${index}-${step.step}`, step: step.step, at: step.at, params: step.params };
}

function ahead(step: TimelineRow['step']): TimelineRow {
  return { key: `ahead-${step}`, step, state: 'ahead', at: null, params: {} };
}

function withLast(
  rows: readonly TimelineRow[],
  step: TimelineRow['step'],
  state: TimelineRow['state'],
): readonly TimelineRow[] {
  const at = rows.findLastIndex((row) => row.step === step);
  return rows.map((row, index) => (index === at ? { ...row, state } : row));
}
