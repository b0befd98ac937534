/** What a line of the journal is called: "Bought 100 VRM at 993.60", else its kind. */
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { sharesTraded, type FundRecord } from './fund-record.ts';
import type { RecordTexts } from './texts.en.ts';

export function recordTitle(
  record: FundRecord,
  t: Pick<RecordTexts, 'traded' | 'atPrice'> & { readonly kind: Record<FundRecord['kind'], string> },
): string {
  const { kind, symbol, price } = record;
  const traded = sharesTraded(record);
  if (traded === null || symbol === null) return t.kind[kind];
  const words = t.traded[traded > 0 ? 'bought' : 'sold'](formatQuantity(Math.abs(traded)), symbol);
  return price === null ? words : t.atPrice(words, formatPrice(price));
}
