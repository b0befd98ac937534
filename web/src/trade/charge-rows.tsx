/** Charges line by line, as they stand on every slip (rules §5: each line before the order and kept afterwards). */
import { formatAmount } from '@bahi/core/format.ts';
import type * as z from 'zod/mini';
import type { charge } from '@bahi/contract/trade.ts';
import { useTexts } from '../i18n/texts.ts';
import { Num } from '../ui/num.tsx';
import { tradeTexts } from './texts.ts';

export type Charge = z.output<typeof charge>;

export function ChargeRows({ charges }: { readonly charges: readonly Charge[] }) {
  const t = useTexts(tradeTexts);
  return charges.map(({ component, amount }) => (
    <div key={component} className="flex items-baseline justify-between gap-4 py-0.5 pl-4 text-small">
      <dt className="text-ink-2">{t.charge[component]}</dt>
      <dd className="min-w-0 flex-1">
        <Num align="right">{formatAmount(amount)}</Num>
      </dd>
    </div>
  ));
}
