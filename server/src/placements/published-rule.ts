/** What the published rules decide of a request for a placement (rules §8): everybody who waits gets the same part of what is asked for. */
import { approvePlacement, getPlacementCase, rejectPlacement } from '@bahi/contract/placements/staff-calls.ts';
import { assert } from '@bahi/core/assert.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

export const PLACEMENT_RULE = publishedRule(
  getPlacementCase,
  ({ request, placement, proportionalLots: lots }, { case: id, note }) => {
    const reason = 'oversubscribed';
    if (lots < 1) return ruling(rejectPlacement, { case: id, reason, note });
    const price = parseMoney(placement.price);
    assert(price !== null, 'a placement has a price');
    const amount = formatMoney(price * BigInt(lots * placement.lotSize));
    return ruling(approvePlacement, { case: id, lots, amount, note, ...(lots < request.lots ? { reason } : {}) });
  },
);
