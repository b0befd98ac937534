/** Charges line by line, as they stand on every slip (rules §5: each line before the order and kept afterwards). */
import { formatAmount } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { Num } from '../ui/num.tsx';
import type { Order } from './outcome.ts';
import { ordersTexts } from './texts.ts';

export function ChargeRows({ charges }: { readonly charges: Order['charges'] }) {
  const t = useTexts(ordersTexts);
  return charges.map(({ component, amount }) => (
    <div key={component} className="flex items-baseline justify-between gap-4 py-0.5 pl-4 text-small">
      <dt className="text-ink-2">{t.charge[component]}</dt>
      <dd className="min-w-0 flex-1">
        <Num align="right">{formatAmount(amount)}</Num>
      </dd>
    </div>
  ));
}
