/** Today's change in percent of what there was when the day began. Pure. */
import { parseSigned } from './signed-minor.ts';

/** With two decimals, rounded half away from zero; null when there was nothing, or less, to begin with. */
export function rateOfDay(change: string, total: string): string | null {
  const gained = parseSigned(change);
  const before = parseSigned(total) - gained;
  if (before <= 0n) return null;
  const isLoss = gained < 0n;
  const size = isLoss ? -gained : gained;
  const hundredths = (size * 20_000n + before) / (before * 2n);
  const digits = hundredths.toString().padStart(3, '0');
  return `${isLoss && hundredths !== 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
