/** The call of contract/src/vip/calls.ts. */
import * as contract from '@bahi/contract/vip/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { vipView, type VipDeps } from './service.ts';

export function registerVipRoutes(server: FastifyInstance, { db, ...deps }: VipDeps & { readonly db: Database }): void {
  route(server, contract.getVip, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => vipView(deps, tx, { customerId, now })),
  );
}
