/** What the total is made of, as a slip. Loaded when somebody asks. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatPrice, formatSigned } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { parseSigned } from './signed-minor.ts';
import { homeTexts } from './texts.ts';
import { whyTexts } from './why-texts.ts';

export interface WhyTotalProps {
  readonly summary: OutputOf<typeof getSummary>;
  readonly currency: string;
}

export default function WhyTotal({ summary, currency }: WhyTotalProps) {
  const t = useTexts(homeTexts);
  const words = useTexts(whyTexts);
  const hasEscrow = parseSigned(summary.escrow) !== 0n;
  return (
    <Slip title={t.whyTotal}>
      <SlipRow label={words.cash} value={formatAmount(summary.cash)} />
      <SlipRow label={words.margin} value={formatAmount(summary.margin)} />
      {hasEscrow && <SlipRow label={words.escrow} value={formatAmount(summary.escrow)} />}
      {parseSigned(summary.copyFunds) !== 0n && (
        <SlipRow label={words.copyFunds} value={formatAmount(summary.copyFunds)} />
      )}
      <SlipRow label={words.openProfit} value={formatSigned(summary.openProfit)} />
      {parseSigned(summary.receivable) !== 0n && (
        <SlipRow label={words.receivable} value={formatSigned(`-${summary.receivable}`)} />
      )}
      {parseSigned(summary.loan) !== 0n && <SlipRow label={words.loan} value={formatSigned(`-${summary.loan}`)} />}
      {parseSigned(summary.accrued) !== 0n && (
        <SlipRow label={words.accrued} value={formatSigned(`-${summary.accrued}`)} />
      )}
      <SlipRow
        label={t.total(currency)}
        value={summary.total === null ? formatPrice(null) : formatAmount(summary.total)}
        isTotal
        note={words.byMark}
      />
    </Slip>
  );
}
