/** Putting an instrument on the watchlist, or off, with the words for it. */
import { useInstrumentTexts } from '../i18n/instruments.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { instrumentNow } from '../data/instruments.ts';
import { setWatched, useWatchlist } from '../data/watchlist.ts';
import { toast } from '../shell/toast.ts';

export interface Watch {
  readonly isWatched: boolean;
  /** What pressing does, with the instrument's name. */
  readonly label: string;
  readonly toggle: () => void;
}

export function useWatch(symbol: string, name: string): Watch {
  const t = useInstrumentTexts();
  const refusalText = useRefusalText();
  const isWatched = useWatchlist().has(symbol);
  const toggle = async () => {
    const failure = await setWatched(instrumentNow(symbol) ?? { symbol, kind: 'equity' }, !isWatched);
    if (failure === null) toast(isWatched ? t.unwatched(name) : t.watched(name));
    else toast(failure.kind === 'refused' ? refusalText(failure.refusal, failure.message) : t.notKnown);
  };
  return { isWatched, label: isWatched ? t.unwatchNamed(name) : t.watchNamed(name), toggle: () => void toggle() };
}
