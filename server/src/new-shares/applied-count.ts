/**
 * How many have applied for offers that are open, as everybody reads it. A short list is counted at each look; a long one at most
 * every few seconds, since each visitor of the list of offers would have it counted again.
 */
import type { Reader } from '../platform/database.ts';
import { countApplied, type Applied } from './offer-store.ts';

const COUNTED_MAX = 5_000;
const LIFE_MS = 3_000;

export type AppliedCount = (
  reader: Reader,
  offerIds: readonly bigint[],
  now: number,
) => Promise<ReadonlyMap<bigint, Applied>>;

export function createAppliedCount(): AppliedCount {
  const known = new Map<bigint, Applied & { readonly until: number }>();
  return async (reader, offerIds, now) => {
    for (const [id, { until }] of known) if (until <= now || until > now + LIFE_MS) known.delete(id);
    const asked = offerIds.filter((id) => !known.has(id));
    const counted = await countApplied(reader, asked);
    for (const applied of counted)
      if (applied.applications > COUNTED_MAX) known.set(applied.offerId, { ...applied, until: now + LIFE_MS });
    const kept = offerIds.flatMap((id) => known.get(id) ?? []);
    return new Map([...kept, ...counted].map((applied) => [applied.offerId, applied]));
  };
}
