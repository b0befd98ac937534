/** Running the house: members, configuration, the halt, corrections; the record of staff, saved filters. */
import { haltTrading as haltTradingCall, proposeRestart as proposeRestartCall } from '@bahi/contract/staff/health.ts';
import {
  deleteView as deleteViewCall,
  listAudit,
  listViews,
  saveView as saveViewCall,
} from '@bahi/contract/staff/operations.ts';
import {
  getConfigHistory,
  listConfig,
  proposeConfig as proposeConfigCall,
} from '@bahi/contract/configuration/staff-calls.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { historyPage, type Configuration } from '../configuration/service.ts';
import type { Database } from '../platform/database.ts';
import type { Sealer } from '../platform/sealing.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { auditPage } from './audit-log.ts';
import { configKeysList, configRule, proposeConfig } from './config-changes.ts';
import { registerCorrectionsRoutes } from './corrections-routes.ts';
import { bankStatementRule, correctionRule } from './corrections.ts';
import { haltTrading, proposeRestart, restartRule } from './halt.ts';
import type { Desk } from './desk.ts';
import { registerMembersRoutes } from './members-routes.ts';
import { memberRule, rolesRule } from './members.ts';
import { onceByStaff } from './idempotency.ts';
import { deleteView, saveView, viewsOf } from './saved-views.ts';

export interface OperationsOptions {
  readonly db: Database;
  readonly calendar: Calendar;
  readonly sealer: Sealer;
  readonly configuration: Pick<Configuration, 'defaultsAt'>;
}

export function registerOperationsRoutes(server: FastifyInstance, options: OperationsOptions): void {
  const { db } = options;
  registerMembersRoutes(server, options);
  registerConfig(server, options);
  registerHalt(server, options);
  registerCorrectionsRoutes(server, options);
  staffRoute(server, listAudit, (input, { now }) => db.read((tx) => auditPage(tx, input, now)));

  staffRoute(server, listViews, (_input, { staff }) => db.read((tx) => viewsOf(tx, staff.staffId)));
  staffRoute(server, saveViewCall, (input, ctx) =>
    onceByStaff(db, saveViewCall, ctx, (tx) => saveView(tx, ctx.staff.staffId, input)),
  );
  staffRoute(server, deleteViewCall, (input, ctx) =>
    onceByStaff(db, deleteViewCall, ctx, async (tx) => {
      await deleteView(tx, ctx.staff.staffId, storedId(input.view));
      return {};
    }),
  );
}

export type OwnChangesOptions = Pick<OperationsOptions, 'calendar' | 'configuration'>;

/** The changes that are of the house itself. */
export function registerOwnChanges(desk: Desk, options: OwnChangesOptions): void {
  desk.changes({
    roles: rolesRule,
    staff: memberRule,
    config: configRule(options.configuration),
    restart: restartRule,
    correction: correctionRule(options),
    bank_statement: bankStatementRule,
  });
}

function registerConfig(server: FastifyInstance, { db, configuration }: OperationsOptions): void {
  staffRoute(server, listConfig, (_input, { now }) => db.read((tx) => configKeysList(configuration, tx, now)));
  staffRoute(server, getConfigHistory, (input, { now }) =>
    db.read((tx) => historyPage(tx, input, { defaults: configuration.defaultsAt(now), now })),
  );
  staffRoute(server, proposeConfigCall, (input, ctx) =>
    onceByStaff(db, proposeConfigCall, ctx, (tx) =>
      proposeConfig(configuration, tx, { input, staff: ctx.staff, now: ctx.now }),
    ),
  );
}

function registerHalt(server: FastifyInstance, { db }: OperationsOptions): void {
  staffRoute(server, haltTradingCall, ({ reason }, ctx) =>
    onceByStaff(db, haltTradingCall, ctx, (tx) => haltTrading(tx, { reason, staff: ctx.staff, now: ctx.now })),
  );
  staffRoute(server, proposeRestartCall, ({ reason }, ctx) =>
    onceByStaff(db, proposeRestartCall, ctx, (tx) => proposeRestart(tx, { reason, staff: ctx.staff, now: ctx.now })),
  );
}
