/** The calls of contract/src/support/calls.ts. */
import * as contract from '@bahi/contract/support/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import * as service from './service.ts';

export function registerSupportRoutes(
  server: FastifyInstance,
  { db, ...deps }: service.SupportDeps & { readonly db: Database },
): void {
  route(server, contract.listTickets, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.ticketsPage(deps, tx, { customerId, now, input })),
  );
  route(server, contract.getTicket, ({ ticket }, { customer: { customerId }, now }) =>
    db.read((tx) => service.ticketOf(tx, customerId, ticket, now)),
  );
  command(server, db, contract.openTicket, (tx, by) => service.openTicket(deps, tx, by));
  command(server, db, contract.writeTicket, (tx, by) => service.writeTicket(deps, tx, by));
  command(server, db, contract.closeTicket, (tx, by) => service.closeTicket(tx, by));
  command(server, db, contract.reopenTicket, (tx, by) => service.reopenTicket(deps, tx, by));
  command(server, db, contract.rateTicket, (tx, by) => service.rateTicket(tx, by));
}
