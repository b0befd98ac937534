/** Staff and customers over HTTP with a configuration that two people change, for tests: one house for a test file. */
import { randomUUID } from 'node:crypto';
import type { CallResult, StaffCall } from '@bahi/contract/client.ts';
import { getConfig } from '@bahi/contract/common.ts';
import { listAnnounced, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { staffRoles, type OutputOf, type StaffRole } from '@bahi/contract/endpoint.ts';
import { proposeConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll } from 'vitest';
import { PRACTICE_CHANNELS } from '../deposits/channels.ts';
import { expectOk } from '../identity/testing.ts';
import { createLog } from '../platform/log.ts';
import { registerSettingsRoutes } from '../settings/routes.ts';
import { startStaffHarness, type StaffHarness } from '../staff/testing.ts';
import { registerConfigurationRoutes } from './routes.ts';
import { openConfiguration, type Configuration } from './service.ts';

export const log = createLog({ level: 'silent' });
export const key = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

export interface Ask {
  readonly value: unknown;
  readonly from?: number;
  readonly by?: StaffRole;
}

export interface ConfiguredHouse {
  readonly h: StaffHarness;
  readonly configuration: Configuration;
  /** As another process of the house opens it. */
  open(): Promise<Configuration>;
  as(role: StaffRole): StaffCall;
  inHours(hours: number): number;
  ask(name: ConfigKey, given: Ask): Promise<CallResult<OutputOf<typeof proposeConfig>>>;
  /** Answers from when on it holds. */
  agree(name: ConfigKey, given: Ask, checker?: StaffRole): Promise<number>;
  config(): Promise<Readonly<Record<string, string>>>;
  announced(): Promise<OutputOf<typeof listAnnounced>['changes']>;
  /** Anew: staff sessions end after half an hour without a call. */
  signIn(): Promise<void>;
  moveTo(moment: number): Promise<void>;
}

export function configuredHouse(): ConfiguredHouse {
  let h: StaffHarness;
  let configuration: Configuration;
  const tokens = {} as Record<StaffRole, string>;
  /** The harness makes the database, so the configuration is opened after the routes that ask it were registered. */
  const asked: Pick<Configuration, 'defaultsAt' | 'settingsAt' | 'announced'> = {
    defaultsAt: (now) => configuration.defaultsAt(now),
    settingsAt: (now) => configuration.settingsAt(now),
    announced: (now) => configuration.announced(now),
  };
  beforeAll(async () => {
    h = await startStaffHarness({
      configuration: asked,
      addRoutes(server, { db }) {
        registerConfigurationRoutes(server, { configuration: asked });
        registerSettingsRoutes(server, {
          db,
          calendar: practiceCalendar,
          version: '1',
          hasPracticeReviewer: true,
          configuration: asked,
        });
      },
    });
    configuration = await house.open();
    await house.signIn();
  });
  afterAll(async () => {
    await configuration.stop();
    await h.stop();
  });

  const house: ConfiguredHouse = {
    get h() {
      return h;
    },
    get configuration() {
      return configuration;
    },
    open() {
      const { clock, t } = h;
      return openConfiguration({ db: t.db, clock, calendar: practiceCalendar, log, channels: PRACTICE_CHANNELS });
    },
    as: (role) => h.staff(tokens[role]),
    inHours: (hours) => Math.ceil((h.clock.now() + hours * HOUR_MS) / MINUTE_MS) * MINUTE_MS,
    ask(name, { value, from = house.inHours(25), by = 'risk' }) {
      const given = { key: name, value, effectiveFrom: from, reason: 'as the board decided' };
      return house.as(by)(proposeConfig, given, key());
    },
    async agree(name, given, checker = 'admin') {
      const change = expectOk(await house.ask(name, given));
      expectOk(await house.as(checker)(approveChange, { change: change.id }, key()));
      await configuration.refresh();
      return change.effectiveFrom!;
    },
    async config() {
      const list = expectOk(await h.as()(getConfig, { type: 'all' }));
      return Object.fromEntries(list.map(({ name, value }) => [name, value]));
    },
    announced: async () => expectOk(await h.as()(listAnnounced, {})).changes,
    async signIn() {
      for (const role of staffRoles) tokens[role] = await h.signIn(role);
    },
    async moveTo(moment) {
      await h.clock.advance(moment - h.clock.now());
      await house.signIn();
    },
  };
  return house;
}
