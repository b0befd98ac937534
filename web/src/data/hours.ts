/** The hours of a window (contract: `from` is its first moment, `until` the first one outside): "09:30–24:00". */
import { formatTime } from '@bahi/core/format.ts';
import { marketZone } from './zone.ts';

export function hoursOf({ from, until }: { readonly from: number; readonly until: number }): string {
  const end = clockOf(until);
  return `${clockOf(from)}–${end === '00:00' ? '24:00' : end}`;
}

function clockOf(at: number): string {
  return formatTime(at, marketZone()).slice(0, 5);
}
