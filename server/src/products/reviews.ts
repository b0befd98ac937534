/** The calls of contract/src/staff/offerings.ts. */
import * as calls from '@bahi/contract/staff/offerings.ts';
import { storedId } from '../platform/stored-id.ts';
import type { Desk } from '../staff/service.ts';
import type { ProductsDeps } from './kinds.ts';
import * as preparing from './preparing.ts';

export function registerProductReviews(desk: Desk, deps: ProductsDeps): void {
  desk.changes({ product: preparing.productRule(deps) });
  desk.query(calls.listProducts, (tx, { input, now }) => preparing.productList(deps.kinds, tx, input, now));
  desk.query(calls.getDraft, (tx, { input, now }) => preparing.draftDetail(deps, tx, storedId(input.draft), now));
  desk.query(calls.getProduct, (tx, { input, now }) => preparing.productDetail(deps, tx, { ...input, now }));
  desk.command(calls.saveDraft, (tx, asked) => preparing.saveDraft(deps, tx, asked));
  desk.command(calls.duplicateProduct, (tx, asked) => preparing.duplicate(deps, tx, asked));
  desk.command(calls.deleteDraft, preparing.deleteDraft);
  desk.command(calls.proposeProduct, (tx, asked) => preparing.proposeProduct(deps, tx, asked));
  desk.command(calls.proposeCallingOff, (tx, asked) => preparing.proposeCallingOff(deps, tx, asked));
  desk.command(calls.proposePublicNote, (tx, asked) => preparing.proposePublicNote(deps, tx, asked));
}
