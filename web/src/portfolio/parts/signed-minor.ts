/** A signed decimal text with two decimals as integer minor units; anything else counts as zero. */
import { parseMoney } from '@bahi/core/money.ts';

export function parseSigned(text: string | null): bigint {
  if (text === null) return 0n;
  const isNegative = text.startsWith('-');
  const amount = parseMoney(isNegative ? text.slice(1) : text) ?? 0n;
  return isNegative ? -amount : amount;
}
