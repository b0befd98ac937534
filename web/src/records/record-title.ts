/** What a line of the journal is called: what was bought or sold, else its kind. */
import { formatQuantity } from '@bahi/core/format.ts';
import { sharesTraded, type FundRecord } from './fund-record.ts';
import type { RecordTexts } from './texts.en.ts';

export function recordTitle(
  record: FundRecord,
  t: Pick<RecordTexts, 'traded'> & { readonly kind: Record<FundRecord['kind'], string> },
): string {
  const traded = sharesTraded(record);
  if (traded === null || record.symbol === null) return t.kind[record.kind];
  return t.traded[traded > 0 ? 'bought' : 'sold'](formatQuantity(Math.abs(traded)), record.symbol);
}
