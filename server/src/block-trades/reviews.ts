/** Requests for block trades as staff review them (desks §3, rules §10). */
import { approveBlock, getBlockCase, rejectBlock } from '@bahi/contract/block-trades/staff-calls.ts';
import { blockPriceRange, farFrom } from '@bahi/core/block-trade.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import type { Tx } from '../platform/database.ts';
import type { Desk } from '../staff/service.ts';
import { caseOf } from './cases.ts';
import { decideBlock, type DecisionDeps } from './decisions.ts';
import type { OfferView } from './rows.ts';
import { offerOf, requestOf, requestsPage, type BlockTradesDeps } from './service.ts';

export interface BlockReviewsDeps extends DecisionDeps, Pick<BlockTradesDeps, 'marketPrice'> {
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
}

const EARLIER_MAX = 20;

export function registerBlockReviews(desk: Desk, deps: BlockReviewsDeps): void {
  const queue = 'block_trades';
  desk.look(getBlockCase, {
    queue,
    caseOf,
    async read(tx, { customerId, account, lots, remainingLots, offerId }, { id: caseId, now }) {
      const id = caseId.toString();
      const others = await requestsPage(tx, customerId, { page: 1, pageSize: EARLIER_MAX });
      const block = await offerOf(deps, tx, offerId.toString(), now);
      return {
        request: await requestOf(tx, customerId, id),
        block,
        customer: { id: customerId.toString(), account, name: await deps.verifiedName(tx, customerId) },
        maximumLots: Math.min(lots, remainingLots),
        range: rangeOf(block, deps),
        earlier: others.rows
          .filter((one) => one.id !== id)
          .map(({ id: other, symbol, createdAt, lots: wanted, approvedLots, state }) => {
            return { id: other, symbol, at: createdAt, lots: wanted, approvedLots, state };
          }),
      };
    },
  });
  desk.decide(approveBlock, {
    queue,
    what: () => 'approve',
    detail: ({ lots, amount, reason = null, note = null }) => ({ lots: String(lots), amount, reason, note }),
    decide: (tx, { id, staff, now }, { lots, amount, reason = null, note = null }) =>
      decideBlock(deps, tx, { id, staff, lots, amount, reason, note, now }),
    answer: ({ request }, next) => ({ request, next }),
  });
  desk.decide(rejectBlock, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, { id, staff, now }, { reason, note = null }) =>
      decideBlock(deps, tx, { id, staff, lots: 0, amount: formatMoney(0n), reason, note, now }),
    answer: ({ request }, next) => ({ request, next }),
  });
}

/** By which it would be approved now; null while there is no mark price to compare with. */
function rangeOf({ symbol, price }: OfferView, { marketOf, isListed }: DecisionDeps) {
  const market = isListed(symbol) ? marketOf(symbol) : null;
  if (market === null) return null;
  const far = farFrom(parseMoney(price)!, market);
  const { lowest, highest } = blockPriceRange(far ?? market.mark);
  return { lowest: formatMoney(lowest), highest: formatMoney(highest), isInside: far === null };
}
