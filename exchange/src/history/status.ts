/** What stopped a listing's trading, and since which business date. */
import type { InstrumentStatus } from '@bahi/contract/venue.ts';
import type { Listed } from '../listed.ts';
import { endOf, type Timeline } from './timeline.ts';

export function statusOf(timeline: Timeline, listed: Listed): InstrumentStatus | null {
  if (listed.inactive === null) return null;
  const { state, reason } = listed.inactive;
  return { state, reason, since: timeline.sessions[endOf(timeline, listed)]!.date };
}
