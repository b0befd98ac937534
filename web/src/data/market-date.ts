/** The date of a moment in the zone that dates are shown in, as the wire has dates: "2026-11-24". */
import { formatDate } from '@bahi/core/format.ts';
import { marketZone } from './zone.ts';

export function marketDateOf(at: number): string {
  return formatDate(at, marketZone()).replaceAll('.', '-');
}
