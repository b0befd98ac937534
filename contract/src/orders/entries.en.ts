/** English words of the journal’s entries of orders and positions. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  order_fill: 'Order filled',
  position_close: 'Position closed',
  margin_added: 'Margin added',
  allotment: 'Shares allotted',
  block_trade: 'Block trade',
} satisfies Partial<Record<EntryKind, string>>;
