/** How long ago, in the reader's language, while that says more than the date: "5 minutes ago", "2 hours ago". */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { htmlLang } from './html-lang.ts';

/** Null when a day or more has passed, or when it lies ahead. */
export function agoText(
  at: number,
  { now, language }: { readonly now: number; readonly language: keyof typeof htmlLang },
): string | null {
  const passed = now - at;
  if (passed < 0 || passed >= DAY_MS) return null;
  const format = new Intl.RelativeTimeFormat(htmlLang[language], { numeric: 'auto' });
  if (passed < HOUR_MS) return format.format(-Math.max(1, Math.floor(passed / MINUTE_MS)), 'minute');
  return format.format(-Math.floor(passed / HOUR_MS), 'hour');
}
