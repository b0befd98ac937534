/** The configuration as staff read it: every key with what is in force and to come, and the versions of one key. */
import { configKeys, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { configVersion, getConfigHistory, listConfig } from '@bahi/contract/configuration/staff-calls.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../platform/database.ts';
import { selectVersions } from './store.ts';
import { inForce, KEYS, settingsAt, shownValue, valueAt, type Settings, type Version } from './values.ts';

type VersionView = z.output<typeof configVersion>;
type KeysView = Omit<OutputOf<typeof listConfig>, 'keys'> & {
  readonly keys: Omit<OutputOf<typeof listConfig>['keys'][number], 'proposed'>[];
};

export async function keysView(tx: Tx, defaults: Settings, now: number): Promise<KeysView> {
  const versions = await selectVersions(tx);
  const book = { versions, defaults };
  return {
    noticeHours: settingsAt(versions, defaults, now).parameters.configurationNoticeHours,
    keys: KEYS.map((key) => {
      const own = versions.filter((version) => version.key === key);
      const current = inForce(versions, key, now);
      const shown = own.map((version) => view(own, version, now));
      return {
        key,
        group: configKeys[key].group,
        isAnnounced: configKeys[key].isAnnounced,
        inForce: current === null ? defaultOf(book, key, now) : view(own, current, now),
        coming: shown.filter(({ state }) => state === 'coming'),
        versions: own.length,
      };
    }),
  };
}

/** Newest first; the default is the last. */
export async function historyPage(
  tx: Tx,
  { key, page, pageSize }: { readonly key: ConfigKey; readonly page: number; readonly pageSize: number },
  { defaults, now }: { readonly defaults: Settings; readonly now: number },
): Promise<OutputOf<typeof getConfigHistory>> {
  const versions = await selectVersions(tx);
  const own = versions.filter((version) => version.key === key);
  const numbered = own.toSorted((a, b) => b.number - a.number).map((version) => view(own, version, now));
  const all = [...numbered, defaultOf({ versions, defaults }, key, now)];
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize };
}

function view(own: readonly Version[], version: Version, now: number): VersionView {
  const { key, number, value, effectiveFrom, changeId, maker, checker, reason, approvedAt } = version;
  const hasPlace = inForce(own, key, effectiveFrom) === version;
  const isCurrent = inForce(own, key, now) === version;
  const state = !hasPlace ? 'replaced' : effectiveFrom > now ? 'coming' : isCurrent ? 'in_force' : 'past';
  return {
    key,
    number,
    value: shownValue(value),
    from: effectiveFrom,
    state,
    change: changeId.toString(),
    maker,
    checker,
    reason,
    approvedAt,
  };
}

function defaultOf(
  { versions, defaults }: { readonly versions: readonly Version[]; readonly defaults: Settings },
  key: ConfigKey,
  now: number,
): VersionView {
  const nobody = { from: null, change: null, maker: null, checker: null, reason: null, approvedAt: null };
  const state = inForce(versions, key, now) === null ? 'in_force' : 'past';
  return { key, number: 0, value: shownValue(valueAt({ versions: [], defaults }, key, now)), state, ...nobody };
}
