/** One entry of the customer's journal, as the records show it. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getRecord } from '@bahi/contract/records/calls.ts';

export type FundRecord = OutputOf<typeof getRecord>;

/** Of a trade: the shares it moved, above zero bought; null for what is no trade. */
export function sharesTraded({ kind, symbol, postings }: FundRecord): number | null {
  if (kind !== 'order_fill' && kind !== 'position_close') return null;
  const moved = postings.find(({ account, asset }) => account === 'shares' && asset === symbol);
  return moved === undefined ? null : Number(moved.amount);
}
