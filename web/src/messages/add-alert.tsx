/** Another alert: on one of the instruments that are followed with one press, or on any other by way of search. */
import Search from 'lucide-react/icons/search';
import { useInstruments } from '../data/instruments.ts';
import { useWatchlist } from '../data/watchlist.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { openAlertSheet } from '../alerts/parts/alert-target.ts';
import { messageTexts } from './texts.ts';

const SHOWN = 8;

export function AddAlert() {
  const t = useTexts(messageTexts);
  const { symbols } = useWatchlist();
  const { bySymbol } = useInstruments();
  const chip =
    'press inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-surface px-3 font-medium';
  return (
    <section aria-labelledby="alerts-add" className="px-4 py-3">
      <h2 id="alerts-add" className="text-lead font-semibold">
        {t.setAlert}
      </h2>
      <p className="pb-2 text-small text-ink-2">{t.addHint}</p>
      <ul className="flex flex-wrap gap-2">
        {symbols.slice(0, SHOWN).map((symbol) => (
          <li key={symbol}>
            <button type="button" aria-haspopup="dialog" className={chip} onClick={() => openAlertSheet(symbol)}>
              {bySymbol.get(symbol)?.name ?? symbol}
            </button>
          </li>
        ))}
        <li>
          <a href={href('/favorite/search')} className={`${chip} text-action`}>
            <Search size={18} aria-hidden="true" />
            {t.findInstrument}
          </a>
        </li>
      </ul>
    </section>
  );
}
