/** Where money is short, the two ways on: pay in, or see what the balance is made of. Nothing for any other refusal. */
import type { AnyReason } from '../i18n/format-reason.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { tradeTexts } from './texts.ts';

export function ShortOfFunds({ refusal }: { readonly refusal: AnyReason | null }) {
  const t = useTexts(tradeTexts);
  if (refusal?.code !== 'orders.insufficient_funds') return null;
  const link = 'flex min-h-11 items-center font-semibold text-action';
  return (
    <div className="-mt-3 flex flex-wrap gap-x-5">
      <a href={href('/information/recharge')} className={link}>
        {t.ticket.deposit}
      </a>
      <a href={href('/information/index')} className={link}>
        {t.ticket.balances}
      </a>
    </div>
  );
}
