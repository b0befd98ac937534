/** The calls of contract/src/staff/offerings.ts and new-shares/staff-calls.ts. */
import * as draws from '@bahi/contract/new-shares/staff-calls.ts';
import * as products from '@bahi/contract/staff/offerings.ts';
import type { FastifyInstance } from 'fastify';
import { drawFileOf, resultsPage, type SettlementDeps } from '../new-shares/service.ts';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import type { ProductsDeps } from '../products/service.ts';
import { drawDetail, drawList, goOnSettling, noteResumed, proposeDraw } from './draws.ts';
import { onceByStaff } from './once.ts';
import * as service from './products.ts';

export interface OfferingsOptions extends Pick<SettlementDeps, 'db'>, ProductsDeps {}

export function registerOfferingsRoutes(server: FastifyInstance, options: OfferingsOptions): void {
  registerProducts(server, options.db, options);
  registerDraws(server, options);
}

function registerProducts(server: FastifyInstance, db: Database, deps: ProductsDeps): void {
  staffRoute(server, products.listProducts, (input, { now }) => db.read((tx) => service.productList(tx, input, now)));
  staffRoute(server, products.getDraft, ({ draft }, { now }) =>
    db.read((tx) => service.draftDetail(deps, tx, storedId(draft), now)),
  );
  staffRoute(server, products.getProduct, (input, { now }) =>
    db.read((tx) => service.productDetail(deps, tx, { ...input, now })),
  );
  staffRoute(server, products.saveDraft, (input, ctx) =>
    onceByStaff(db, products.saveDraft, ctx, (tx) =>
      service.saveDraft(deps, tx, { input, staff: ctx.staff, now: ctx.now }),
    ),
  );
  staffRoute(server, products.duplicateProduct, (input, ctx) =>
    onceByStaff(db, products.duplicateProduct, ctx, (tx) =>
      service.duplicate(deps, tx, { input, staff: ctx.staff, now: ctx.now }),
    ),
  );
  staffRoute(server, products.deleteDraft, (input, ctx) =>
    onceByStaff(db, products.deleteDraft, ctx, (tx) =>
      service.deleteDraft(tx, { input, staff: ctx.staff, now: ctx.now }),
    ),
  );
  staffRoute(server, products.proposeProduct, (input, ctx) =>
    onceByStaff(db, products.proposeProduct, ctx, (tx) =>
      service.proposeProduct(deps, tx, { input, staff: ctx.staff, now: ctx.now }),
    ),
  );
  staffRoute(server, products.proposeCallingOff, (input, ctx) =>
    onceByStaff(db, products.proposeCallingOff, ctx, (tx) =>
      service.proposeCallingOff(deps, tx, { input, staff: ctx.staff, now: ctx.now }),
    ),
  );
  staffRoute(server, products.proposePublicNote, (input, ctx) =>
    onceByStaff(db, products.proposePublicNote, ctx, (tx) =>
      service.proposePublicNote(deps, tx, { input, staff: ctx.staff, now: ctx.now }),
    ),
  );
}

function registerDraws(server: FastifyInstance, { db, calendar, newShares }: OfferingsOptions): void {
  const deps = { ...newShares, calendar };
  staffRoute(server, draws.listDraws, (input, { now }) => db.read((tx) => drawList(deps, tx, input, now)));
  staffRoute(server, draws.getDraw, ({ offer }, { now }) => db.read((tx) => drawDetail(deps, tx, offer, now)));
  staffRoute(server, draws.listResults, (input) => db.read((tx) => resultsPage(tx, input)));
  staffRoute(server, draws.getStaffDrawFile, ({ offer }) => db.read((tx) => drawFileOf(tx, offer)));
  staffRoute(server, draws.proposeDraw, (input, ctx) =>
    onceByStaff(db, draws.proposeDraw, ctx, (tx) => proposeDraw(deps, tx, { input, staff: ctx.staff, now: ctx.now })),
  );
  staffRoute(server, draws.resumeSettlement, async (input, ctx) => {
    const { staff, now } = ctx;
    await onceByStaff(db, draws.resumeSettlement, ctx, (tx) => noteResumed(tx, { input, staff, now }));
    return goOnSettling({ db, calendar }, input.offer, now);
  });
}
