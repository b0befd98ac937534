/** What stands in the way of any request, whatever its quantity: not open yet, identity (state U), a restriction (state F). */
import { Suspense, lazy } from 'react';
import { formatDateTime } from '@bahi/core/format.ts';
import { marketZone } from '../../data/zone.ts';
import type { AnyReason } from '../../i18n/format-reason.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Nudge } from '../../ui/nudge.tsx';
import { VerifyCard } from '../../verification/parts/verify-card.tsx';

const RestrictedNote = lazy(() => import('../../restrictions/parts/barred-note.tsx'));

const quantityCodes: ReadonlySet<string> = new Set([
  'placements.lots_invalid',
  'placements.below_minimum',
  'placements.above_maximum',
  'placements.above_remaining',
  'placements.insufficient',
  'block_trades.lots_invalid',
  'block_trades.below_minimum',
  'block_trades.above_maximum',
  'block_trades.above_remaining',
  'block_trades.insufficient',
  'rights.shares_invalid',
  'rights.above_entitlement',
  'rights.extra_before_all',
  'rights.extra_above_maximum',
  'rights.insufficient',
]);

export interface OpeningWords {
  readonly opensAt: (time: string) => string;
  readonly opensIn: string;
}

/** Without what the form says itself, for the quantity that is chosen. */
export function obstacleOf(refusal: AnyReason | null): AnyReason | null {
  return refusal === null || quantityCodes.has(refusal.code) ? null : refusal;
}

interface ObstacleProps {
  readonly words: OpeningWords;
  readonly refusal: AnyReason | null;
  /** Null: it is open. */
  readonly opensAt: number | null;
}

export function Obstacle({ refusal, opensAt, words: t }: ObstacleProps) {
  if (opensAt !== null) {
    return (
      <Nudge tone="info">
        <p className="font-semibold">{t.opensAt(formatDateTime(opensAt, marketZone()))}</p>
        <p>
          {t.opensIn} <Countdown to={opensAt} />
        </p>
      </Nudge>
    );
  }
  if (refusal?.code === 'verification.required') return <VerifyCard />;
  if (refusal?.code === 'identity.frozen' || refusal?.code === 'identity.no_trade') {
    return (
      <Suspense>
        <RestrictedNote />
      </Suspense>
    );
  }
  return null;
}
