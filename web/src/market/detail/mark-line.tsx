/** The mark price of what is traded, under the key figures, and how it is found. */
import { Suspense, lazy, useState } from 'react';
import { formatPrice } from '@bahi/core/format.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Num } from '../../ui/num.tsx';
import { marketTexts } from '../texts.ts';

const MarkSheet = lazy(() => import('./mark-sheet.tsx'));

interface MarkLineProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function MarkLine({ instrument: { symbol, priceScale }, quote }: MarkLineProps) {
  const { mark: t } = useTexts(marketTexts);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-surface pl-4">
      <p className="flex min-w-0 flex-col py-2">
        <span className="text-small text-ink-3">{t.title}</span>
        <span className="font-medium">
          <Num>{formatPrice(quote?.mark, priceScale)}</Num>
        </span>
      </p>
      <Button variant="plain" size="medium" onClick={() => setAsked(true)}>
        {t.how}
      </Button>
      {isAsked && (
        <Suspense>
          <MarkSheet symbol={symbol} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </div>
  );
}
