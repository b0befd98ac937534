/** "Why this number?" of a total: each thing it is the sum of, in plain words. Loaded when somebody asks. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatPrice, formatSigned } from '@bahi/core/format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SlipRow } from '../../ui/slip.tsx';
import { totalTexts } from './total-texts.ts';

/** Rows of a slip. */
export function TotalParts({ summary }: { readonly summary: OutputOf<typeof getSummary> }) {
  const t = useTexts(totalTexts);
  const { parts, total } = summary;
  return (
    <>
      {parts.map(({ part, amount }) => (
        <SlipRow key={part} label={t.parts[part]} value={amountText(amount)} />
      ))}
      <SlipRow label={t.total} value={amountText(total)} isTotal note={total === null ? t.unknownPrice : t.byMark} />
    </>
  );
}

/** What counts against the total has its sign. */
function amountText(amount: string | null): string {
  if (amount === null) return formatPrice(null);
  return amount.startsWith('-') ? formatSigned(amount) : formatAmount(amount);
}
