/** A duration for lines that need no seconds. Pure. */
import { splitDuration } from '@bahi/core/format.ts';
import type { CommonTexts } from '../i18n/common.en.ts';

/** "2h 21m". The last minute is told in seconds. */
export function roughly(ms: number, t: CommonTexts): string {
  const { days, hours, minutes, seconds } = splitDuration(ms);
  if (days > 0) return t.duration.days(days, hours);
  if (hours > 0) return t.duration.hours(hours, minutes);
  return minutes > 0 ? t.duration.minutes(minutes) : t.duration.seconds(seconds);
}
