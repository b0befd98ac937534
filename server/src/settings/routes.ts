/** The call of contract/src/common.ts. */
import { getConfig } from '@bahi/contract/common.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/service.ts';
import { selectConsentVersion } from '../content/service.ts';
import type { Database } from '../platform/database.ts';
import { publicRoute } from '../platform/http.ts';
import { configList } from './service.ts';

export interface SettingsOptions {
  readonly db: Database;
  readonly calendar: Calendar;
  readonly version: string;
  readonly hasPracticeReviewer: boolean;
  readonly configuration: Pick<Configuration, 'settingsAt'>;
}

export function registerSettingsRoutes(
  server: FastifyInstance,
  { db, configuration, ...options }: SettingsOptions,
): void {
  publicRoute(server, getConfig, async (_input, { now }) =>
    configList({
      ...options,
      now,
      settings: configuration.settingsAt(now),
      consentVersion: await db.read((tx) => selectConsentVersion(tx, now)),
    }),
  );
}
