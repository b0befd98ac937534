/** A configuration that nobody has changed, for tests of other domains. */
import type { Calendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import type { Configuration, Settings } from './service.ts';

export function defaultConfiguration(calendar: Calendar): Pick<Configuration, 'settingsAt' | 'defaultsAt'> {
  const parametersAt = defaultsOf(calendar);
  const settingsAt = (now: number): Settings => ({
    parameters: parametersAt(now),
    channels: [],
    supportNumbers: [],
    supportHours: '',
    supportLink: '',
  });
  return { settingsAt, defaultsAt: settingsAt };
}
