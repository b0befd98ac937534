/** Moments as people type them: a date and a time of the market's zone, which has no summer time. Pure. */

const OFFSET_MS = 5.5 * 3_600_000;

/** "2026-11-21T10:30" in the zone as UTC milliseconds; null: not one. */
export function momentOf(text: string): number | null {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$/.test(text)) return null;
  const at = Date.parse(`${text}:00.000Z`);
  return Number.isNaN(at) ? null : at - OFFSET_MS;
}

/** As a field for a date and a time takes it, the minute that has begun. */
export function fieldOf(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 16);
}
