/** The calls of contract/src/triggers/calls.ts. */
import * as contract from '@bahi/contract/triggers/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import * as triggers from './service.ts';

export function registerTriggersRoutes(
  server: FastifyInstance,
  { db, ...deps }: triggers.TriggerDeps & { readonly db: Database },
): void {
  command(server, db, contract.addTrigger, (tx, by) => triggers.add(deps, tx, by));
  command(server, db, contract.changeTrigger, (tx, by) => triggers.change(deps, tx, by));
  command(server, db, contract.cancelTrigger, (tx, by) => triggers.cancel(deps, tx, by));
  route(server, contract.listTriggers, (input, { customer: { customerId } }) =>
    db.read((tx) => triggers.page(deps, tx, customerId, input)),
  );
  route(server, contract.getTrigger, ({ trigger }, { customer: { customerId } }) =>
    triggers.one(deps, db, customerId, trigger),
  );
}
