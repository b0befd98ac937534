/** Where money is short, the two ways on. Nothing for any other refusal. */
import type { AnyReason } from '../i18n/format-reason.ts';
import { useTexts } from '../i18n/texts.ts';
import { WaysToMoney } from '../deposits/parts/ways-to-money.tsx';
import { ordersTexts } from './texts.ts';

export function ShortOfFunds({ refusal }: { readonly refusal: AnyReason | null }) {
  const t = useTexts(ordersTexts);
  if (refusal?.code !== 'orders.insufficient_funds') return null;
  return (
    <div className="-mt-3">
      <WaysToMoney words={t.ticket} />
    </div>
  );
}
