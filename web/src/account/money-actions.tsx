/** Deposit, withdraw, exchange: the three ways money moves, under the balances. */
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { accountTexts } from './texts.ts';

export function MoneyActions() {
  const t = useTexts(accountTexts);
  return (
    <nav aria-label={t.moneyActions} className="flex flex-wrap gap-2 px-4 pt-4">
      <Action icon={<ArrowDownToLine size={18} />} link={href('/information/recharge')}>
        {t.deposit}
      </Action>
      <Action icon={<ArrowUpFromLine size={18} />} link={href('/information/cashOut')}>
        {t.withdraw}
      </Action>
      <Action icon={<ArrowLeftRight size={18} />} link={href('/information/exChange')}>
        {t.exchange}
      </Action>
    </nav>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly link: string;
  readonly children: ReactNode;
}

/** Icon above word, so that three fit beside each other in the narrowest column, and large letters break the row. */
function Action({ icon, link, children }: ActionProps) {
  return (
    <a
      href={link}
      className="press flex min-h-13 min-w-fit flex-1 flex-col items-center justify-center gap-0.5 rounded-control bg-wash px-1 py-2 text-center text-small font-semibold text-action"
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </a>
  );
}
