/** Labelled icons to what exists. */
import type { ReactNode } from 'react';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Banknote from 'lucide-react/icons/banknote';
import Boxes from 'lucide-react/icons/boxes';
import ChartPie from 'lucide-react/icons/chart-pie';
import Layers from 'lucide-react/icons/layers';
import Headset from 'lucide-react/icons/headset';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Repeat from 'lucide-react/icons/repeat-2';
import Ticket from 'lucide-react/icons/ticket';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { homeTexts } from './texts.ts';

export function Shortcuts() {
  const t = useTexts(homeTexts);
  const { shortcut } = t;
  return (
    <nav aria-label={t.shortcuts} className="@container px-4 pt-6">
      <div className="grid grid-cols-2 gap-x-1 gap-y-3 @min-[17rem]:grid-cols-4 @min-[20rem]:grid-cols-5 @min-[700px]:grid-cols-10">
        <Shortcut icon={<Ticket size={22} />} text={shortcut.newShares} link={href('/home/newStock')} />
        <Shortcut icon={<Layers size={22} />} text={shortcut.placement} link={href('/home/newStockps')} />
        <Shortcut icon={<Boxes size={22} />} text={shortcut.blockTrade} link={href('/home/blockTrade')} />
        <Shortcut icon={<AlarmClock size={22} />} text={shortcut.dayTrading} link={href('/home/dayTrading')} />
        <Shortcut icon={<Repeat size={22} />} text={shortcut.copy} link={href('/home/fllow')} />
        <Shortcut icon={<LayoutDashboard size={22} />} text={shortcut.overview} link={href('/home/market')} />
        <Shortcut icon={<Mail size={22} />} text={shortcut.messages} link={href('/information/msgInfo')} />
        <Shortcut icon={<ChartPie size={22} />} text={shortcut.funds} link={href('/market/index', { tab: 'funds' })} />
        <Shortcut icon={<Banknote size={22} />} text={shortcut.forex} link={href('/market/index', { tab: 'forex' })} />
        <Shortcut icon={<Headset size={22} />} text={shortcut.support} link={href('/home/kefuCenter')} />
      </div>
    </nav>
  );
}

function Shortcut({ icon, text, link }: { readonly icon: ReactNode; readonly text: string; readonly link: string }) {
  return (
    <a href={link} className="press flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-control text-center">
      <span aria-hidden="true" className="grid size-11 place-items-center rounded-control bg-surface text-action">
        {icon}
      </span>
      <span className="w-full text-small [font-stretch:84%] @min-[20rem]:text-tab @min-[20rem]:[font-stretch:75%]">
        {text}
      </span>
    </a>
  );
}
