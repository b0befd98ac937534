/** What was gained in percent of what there is without it. Pure. */
import { parseSigned } from './signed-minor.ts';

/** With two decimals, rounded half away from zero; null when there was nothing, or less, to begin with. */
export function rateOf(gained: string, total: string): string | null {
  return rateOfMinor(parseSigned(gained), parseSigned(total));
}

/** The same of minor units. */
export function rateOfMinor(gained: bigint, total: bigint): string | null {
  const before = total - gained;
  if (before <= 0n) return null;
  const isLoss = gained < 0n;
  const size = isLoss ? -gained : gained;
  const hundredths = (size * 20_000n + before) / (before * 2n);
  const digits = hundredths.toString().padStart(3, '0');
  return `${isLoss && hundredths !== 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
