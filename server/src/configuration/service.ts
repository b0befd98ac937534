/**
 * The operator's settings as they are at a moment (rules §10, spec §9): core's defaults, and over them what two people changed.
 * All versions are in memory, so that nobody asks the database for a limit; every process hears of a new one at its commit. A
 * version takes effect on a full minute after that, so a value can be kept for the minute and is exact at the moment.
 */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { parametersOn, type Parameters } from '@bahi/core/parameters.ts';
import { configKeys, type ConfigKey, type listAnnounced } from '@bahi/contract/configuration/calls.ts';
import { DEFAULT_TABS } from '@bahi/contract/settings/tabs.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { createRereading } from '../platform/rereading.ts';
import { CONFIGURATION_CHANNEL, selectVersions } from './store.ts';
import {
  inForce,
  isSame,
  settingsAt,
  shownValue,
  valueAt,
  valueIn,
  type Channel,
  type Settings,
  type ShownValue,
  type Version,
} from './values.ts';

export { checkProposal, decideVersion } from './changes.ts';
export { historyPage, keysView } from './views.ts';
export { shownValue, type ConfigValue, type Settings, type Version } from './values.ts';

export interface Configuration {
  settingsAt(now: number): Settings;
  parametersAt(now: number): Parameters;
  channelsAt(now: number): readonly Channel[];
  /** One value as it may be seen. */
  valueAt(key: ConfigKey, now: number): ShownValue;
  /** What customers are told of, soonest first. */
  announced(now: number): OutputOf<typeof listAnnounced>;
  /** The defaults of a moment, for what reads the versions in its own transaction. */
  defaultsAt(now: number): Settings;
  /** Reads the versions anew; notices and the clock do so by themselves. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

export interface ConfigurationOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly log: Pick<Log, 'error'>;
  /** Until two people set others. */
  readonly channels: readonly Channel[];
  /** Where somebody answers unless the operator says otherwise; left out: nowhere. */
  readonly support?: Pick<Settings, 'supportNumbers' | 'supportHours' | 'supportLink'>;
}

/** Should a notice be lost, it is found out this late; what takes effect is announced much longer before. */
const REFRESH_MS = MINUTE_MS;

export async function openConfiguration(options: ConfigurationOptions): Promise<Configuration> {
  const { db, clock, calendar, log, channels, support } = options;
  let versions: readonly Version[] = [];
  let kept: { readonly minute: number; readonly settings: Settings } | null = null;

  async function refresh(): Promise<void> {
    versions = await db.read(selectVersions);
    kept = null;
  }

  const rereading = createRereading(refresh, (error) =>
    log.error({ err: error }, 'the configuration could not be read anew'),
  );

  function defaultsAt(now: number): Settings {
    const parameters = parametersOn(businessDateOf(calendar, now));
    return { ...UNSET, ...support, parameters, channels };
  }

  /** Business dates, too, begin on a full minute. */
  function settings(now: number): Settings {
    const minute = Math.floor(now / MINUTE_MS);
    if (kept?.minute !== minute) kept = { minute, settings: settingsAt(versions, defaultsAt(now), now) };
    return kept.settings;
  }

  const unlisten = await db.listen(CONFIGURATION_CHANNEL, rereading.ask, rereading.ask);
  await refresh();
  const stopRefreshing = clock.every(REFRESH_MS, rereading.ask);

  return {
    settingsAt: settings,
    parametersAt: (now) => settings(now).parameters,
    channelsAt: (now) => settings(now).channels,
    valueAt: (key, now) => shownValue(valueIn(key, settings(now))),
    announced: (now) => announcedOf(versions, defaultsAt(now), now),
    defaultsAt,
    refresh,
    async stop() {
      stopRefreshing();
      await unlisten();
      await rereading.stop();
    },
  };
}

/** For what is done once, beside a server: the rules of any moment, read anew. */
export async function readParametersAt(db: Database, calendar: Calendar): Promise<(now: number) => Parameters> {
  const versions = await db.read(selectVersions);
  return (now) =>
    settingsAt(versions, { ...UNSET, channels: [], parameters: parametersOn(businessDateOf(calendar, now)) }, now)
      .parameters;
}

/** What belongs to an install without a firm. The one place where the app has a name. */
export const UNSET = {
  supportNumbers: [],
  supportHours: '',
  supportLink: '',
  appTitle: 'Bahi',
  appLogo: '',
  appTabs: DEFAULT_TABS,
  firmName: '',
  firmRegulator: '',
  firmRegistration: '',
  firmRegisterLink: '',
  firmCustodian: '',
  firmComplaints: '',
  firmComplaintsLink: '',
};

function announcedOf(versions: readonly Version[], defaults: Settings, now: number): OutputOf<typeof listAnnounced> {
  const coming = versions.filter(
    (version) =>
      version.effectiveFrom > now &&
      configKeys[version.key].isAnnounced &&
      inForce(versions, version.key, version.effectiveFrom) === version,
  );
  const changes = coming.flatMap(({ key, value, effectiveFrom: from, approvedAt: announcedAt }) => {
    const before = valueAt({ versions, defaults }, key, from - 1);
    if (isSame(before, value)) return [];
    return [{ key, value: shownValue(before), coming: shownValue(value), from, announcedAt }];
  });
  return {
    noticeHours: settingsAt(versions, defaults, now).parameters.configurationNoticeHours,
    changes,
  };
}
