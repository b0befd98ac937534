/** Day, hour, minute, second until an instant, by the server's clock. Announced each hour, then at 10 and 1 minute. */
import { formatClock, splitDuration } from '@bahi/core/format.ts';
import { useServerNow } from '../data/clock.ts';
import { useCommonTexts } from '../i18n/common.ts';
import type { CommonTexts } from '../i18n/common.en.ts';

export function Countdown({ to }: { readonly to: number }) {
  const t = useCommonTexts();
  const left = splitDuration(to - useServerNow());
  const clock = formatClock(left);
  const isDue =
    left.seconds === 0 &&
    (left.minutes === 0 || (left.hours === 0 && left.days === 0 && [1, 10].includes(left.minutes)));
  return (
    <span className="num">
      <span aria-hidden="true">{left.days > 0 ? t.duration.dayClock(left.days, clock) : clock}</span>
      <span className="sr-only" role="timer" aria-live={isDue ? 'polite' : 'off'}>
        {roughly(to - useServerNow(), t)}
      </span>
    </span>
  );
}

/** "2h 21m": for lines that need no seconds. The last minute is told in seconds. */
export function roughly(ms: number, t: CommonTexts): string {
  const { days, hours, minutes, seconds } = splitDuration(ms);
  if (days > 0) return t.duration.days(days, hours);
  if (hours > 0) return t.duration.hours(hours, minutes);
  return minutes > 0 ? t.duration.minutes(minutes) : t.duration.seconds(seconds);
}
