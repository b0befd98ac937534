/** The calls of contract/src/staff/offerings.ts. */
import * as products from '@bahi/contract/staff/offerings.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import type { ProductsDeps } from '../products/service.ts';
import { onceByStaff } from './once.ts';
import * as service from './products.ts';

export interface OfferingsOptions extends ProductsDeps {
  readonly db: Database;
}

export function registerOfferingsRoutes(server: FastifyInstance, options: OfferingsOptions): void {
  registerProducts(server, options.db, options);
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
