/** A moment in the market's zone, as everywhere (spec §9). */
import { formatDateTime } from '@bahi/core/format.ts';

export function when(at: number | null): string {
  return at === null ? '–' : formatDateTime(at, 'Asia/Kolkata');
}
