/** Where money is short (the button says by how much): the two ways on. No loan is offered here (screens §3). */
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { placementTexts } from './texts.ts';

export function WaysToMoney() {
  const t = useTexts(placementTexts);
  const link = 'flex min-h-11 items-center font-semibold text-action';
  return (
    <div className="-mt-3 flex flex-wrap gap-x-5">
      <a href={href('/information/recharge')} className={link}>
        {t.ask.deposit}
      </a>
      <a href={href('/information/index')} className={link}>
        {t.ask.balances}
      </a>
    </div>
  );
}
