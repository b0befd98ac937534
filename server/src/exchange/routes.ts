/** The calls of contract/src/exchange/calls.ts. */
import * as contract from '@bahi/contract/exchange/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { guardedCommand, stepUpOf } from '../platform/command.ts';
import type { Guarded } from '../platform/guarded.ts';
import { route } from '../platform/http.ts';
import * as service from './service.ts';

export function registerExchangeRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: service.ExchangeDeps & { readonly db: Database; readonly guarded: Guarded },
): void {
  route(server, contract.listBalances, (_input, { customer: { customerId }, now }) =>
    service.balancesOf(deps, db, { customerId, now }),
  );
  route(server, contract.quoteExchange, async (input, { customer: { customerId }, now }) =>
    service.quoteOf(deps, { customerId, now, input }),
  );
  guardedCommand(server, { guarded, stepUp: stepUpOf }, contract.exchangeMoney, (tx, { input, customerId, now }) =>
    service.exchange(deps, tx, { customerId, now, quoteId: input.quote }),
  );
  route(server, contract.listExchanges, (input, { customer: { customerId } }) =>
    db.read((tx) => service.exchangesPage(tx, customerId, input)),
  );
}
