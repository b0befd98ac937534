/** What the published rules decide of a request for a block (desks §3): all that is left of what was asked for, while the price is within the range. */
import { approveBlock, getBlockCase, rejectBlock } from '@bahi/contract/block-trades/staff-calls.ts';
import { assert } from '@bahi/core/assert.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

export const BLOCK_RULE = publishedRule(
  getBlockCase,
  ({ request, block, maximumLots: lots, range }, { case: id, note }) => {
    const reason = 'oversubscribed';
    if (lots < 1) return ruling(rejectBlock, { case: id, reason, note });
    // The price may come back until the window ends.
    if (range?.isInside !== true) return null;
    const price = parseMoney(block.price);
    assert(price !== null, 'a block has a price');
    const amount = formatMoney(price * BigInt(lots * block.lotSize));
    return ruling(approveBlock, { case: id, lots, amount, note, ...(lots < request.lots ? { reason } : {}) });
  },
);
