/** Cash at the top, and whether the newest line of the journal ends at exactly that. */
import Check from 'lucide-react/icons/check';
import { formatAmount } from '@bahi/core/format.ts';
import { useFunds } from '../data/use-funds.ts';
import { useTexts } from '../i18n/texts.ts';
import { Num } from '../ui/num.tsx';
import { agreesWith } from './months.ts';
import { recordTexts } from './texts.ts';

export function RecordBalance({ newest }: { readonly newest: Parameters<typeof agreesWith>[1] }) {
  const t = useTexts(recordTexts);
  const { data: funds } = useFunds();
  const agrees = agreesWith(funds?.cash, newest);
  return (
    <div className="flex flex-col gap-1 px-4 pt-1 pb-3">
      <div className="text-small text-ink-2">
        {t.cash} · {t.amountsInInr}
      </div>
      <Num className="text-display font-semibold">{funds === undefined ? '—' : formatAmount(funds.cash)}</Num>
      {funds !== undefined && (
        <p className="num text-small whitespace-normal text-ink-2">
          {t.heldPart(formatAmount(funds.held), formatAmount(funds.available))}
        </p>
      )}
      {agrees !== null && (
        <p className="flex items-center gap-1 text-small text-ink-2">
          {agrees && <Check size={16} aria-hidden="true" className="shrink-0 text-success" />}
          {agrees ? t.agrees : t.differs(formatAmount(newest?.cashAfter))}
        </p>
      )}
    </div>
  );
}
