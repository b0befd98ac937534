/** Day, hour, minute, second until an instant, by the server's clock. Announced each hour, then at 10 and 1 minute. */
import { formatClock, splitDuration } from '@bahi/core/format.ts';
import { useServerNow } from '../data/clock.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { roughly } from './roughly.ts';

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
