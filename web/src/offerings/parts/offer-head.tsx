/** The head of an offer's page: which instrument, its state, and its price, large, with the currency of all amounts below it. */
import type { ReactNode } from 'react';
import { formatPrice } from '@bahi/core/format.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { href } from '../../shell/location.ts';
import { InlineLink } from '../../ui/inline-link.tsx';
import { Num } from '../../ui/num.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

export interface OfferHeadProps {
  readonly symbol: string;
  readonly chip: { readonly tone: Tone; readonly text: string };
  readonly label: string;
  readonly price: string;
  /** Beside the price. */
  readonly children?: ReactNode;
}

export function OfferHead({ symbol, chip, label, price, children }: OfferHeadProps) {
  const t = useCommonTexts();
  return (
    <div className="flex flex-col gap-2 px-4">
      <div className="flex flex-wrap items-center gap-2 text-small">
        <StatusChip tone={chip.tone}>{chip.text}</StatusChip>
        <InlineLink to={href('/market/stockDetail', { symbol })}>{symbol}</InlineLink>
      </div>
      <div>
        <div className="text-small text-ink-2">{label}</div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Num className="text-display font-semibold">{formatPrice(price)}</Num>
          <span className="text-ink-2">{children}</span>
        </div>
        <div className="text-small text-ink-3">{t.amountsIn('INR')}</div>
      </div>
    </div>
  );
}
