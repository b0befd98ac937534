/** A moment in the market's zone, as everywhere (spec §9). */
import { formatDateTime } from '@bahi/core/format.ts';

/** Practice and NSE keep one zone. */
export const ZONE = 'Asia/Kolkata';

export function when(at: number | null): string {
  return at === null ? '–' : formatDateTime(at, ZONE);
}
