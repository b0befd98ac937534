/** Labelled icons to what exists. */
import type { ReactNode } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import Headset from 'lucide-react/icons/headset';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { homeTexts } from './texts.ts';

export function Shortcuts() {
  const t = useTexts(homeTexts);
  return (
    <nav aria-label={t.shortcuts} className="grid grid-cols-4 gap-2 px-4 pt-6">
      <Shortcut
        icon={<ChartCandlestick size={22} />}
        text={t.shortcut.market}
        link={href('/market/index', { tab: 'quotes' })}
      />
      <Shortcut icon={<ArrowLeftRight size={22} />} text={t.shortcut.trade} link={href('/trade/index')} />
      <Shortcut icon={<ReceiptText size={22} />} text={t.shortcut.records} link={href('/information/fundRecord')} />
      <Shortcut icon={<Headset size={22} />} text={t.shortcut.support} link={href('/home/kefuCenter')} />
    </nav>
  );
}

function Shortcut({ icon, text, link }: { readonly icon: ReactNode; readonly text: string; readonly link: string }) {
  return (
    <a
      href={link}
      className="press flex min-h-16 flex-col items-center justify-center gap-1 rounded-control text-center"
    >
      <span aria-hidden="true" className="grid size-11 place-items-center rounded-control bg-surface text-action">
        {icon}
      </span>
      <span className="text-small">{text}</span>
    </a>
  );
}
