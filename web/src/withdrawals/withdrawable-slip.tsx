/** What may be withdrawn, large, and the parts it is what is left of. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { formatAmount, formatSigned, signOf } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { Num } from '../ui/num.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { OpensDown } from './parts/withdrawal-gates.tsx';
import { withdrawalTexts } from './texts.ts';

export function WithdrawableSlip({ terms }: { readonly terms: OutputOf<typeof getWithdrawalTerms> }) {
  const t = useTexts(withdrawalTexts);
  return (
    <section aria-label={t.withdrawable} className="flex flex-col gap-2">
      <div className="px-4">
        <p className="text-small text-ink-2">{t.withdrawable}</p>
        <Num className="text-hero font-semibold">{formatAmount(terms.withdrawable)}</Num>
      </div>
      <details className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 px-4 text-small font-semibold text-action [&::-webkit-details-marker]:hidden">
          {t.why}
          <OpensDown />
        </summary>
        <Slip title={t.why}>
          <SlipRow label={t.parts.cash} value={formatAmount(terms.cash)} />
          <SlipRow label={t.parts.held} value={less(terms.held)} />
          {signOf(terms.unsettled) !== 0 && <SlipRow label={t.parts.unsettled} value={less(terms.unsettled)} />}
          {signOf(terms.receivable) !== 0 && <SlipRow label={t.parts.receivable} value={less(terms.receivable)} />}
          {signOf(terms.loan) !== 0 && <SlipRow label={t.parts.loan} value={less(terms.loan)} />}
          <SlipRow label={t.parts.withdrawable} value={formatAmount(terms.withdrawable)} isTotal />
        </Slip>
      </details>
    </section>
  );
}

function less(part: string): string {
  return signOf(part) === 0 ? formatAmount(part) : formatSigned(`-${part}`);
}
