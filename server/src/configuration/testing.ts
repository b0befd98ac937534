/** The configuration for tests of other domains: one that nobody has changed, and a change on which two people agreed. */
import type { ConfigKey } from '@bahi/contract/configuration/calls.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Database } from '../platform/database.ts';
import { UNSET, type Configuration, type Settings } from './service.ts';
import { insertVersion } from './store.ts';
import type { ConfigValue } from './values.ts';

export function defaultConfiguration(calendar: Calendar): Pick<Configuration, 'settingsAt' | 'defaultsAt'> {
  const parametersAt = defaultsOf(calendar);
  const settingsAt = (now: number): Settings => ({
    parameters: parametersAt(now),
    channels: [],
    ...UNSET,
  });
  return { settingsAt, defaultsAt: settingsAt };
}

/** Holds from the minute of `now` on, without the day for which the house announces what changes. */
export async function agreed(db: Database, key: ConfigKey, value: ConfigValue, now: number): Promise<void> {
  const since = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const reason = 'for a test';
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into staff.change (kind, subject, after, reason, state, maker_id, made_at, checker_id, checked_at)
       select 'config', $1, jsonb_build_object('value', $2::jsonb), $3, 'approved', min(id), to_timestamp($4::bigint / 1000),
         max(id), to_timestamp($4::bigint / 1000) from staff.member returning id`,
      [key, JSON.stringify(value), reason, since],
    );
    const who = { maker: 'maker', checker: 'checker', changeId: rows[0]!.id, reason };
    await insertVersion(tx, { key, value, effectiveFrom: since, approvedAt: since - 1, ...who });
  });
}
