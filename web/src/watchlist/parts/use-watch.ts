/** Putting an instrument on the watchlist, or off, with the words for it. */
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { instrumentNow } from '../../data/instruments.ts';
import { setWatched, useWatchlist } from '../../data/watchlist.ts';
import type { Failure } from '../../data/watchlist-queue.ts';
import { commonTexts } from '../../i18n/common.ts';
import { textsNow } from '../../i18n/texts.ts';
import { toast } from '../../shell/toast.ts';

export interface Watch {
  readonly isWatched: boolean;
  /** What pressing does, with the instrument's name. */
  readonly label: string;
  readonly toggle: () => void;
}

export function useWatch(symbol: string, name: string): Watch {
  const t = useInstrumentTexts();
  const isWatched = useWatchlist().has(symbol);
  const toggle = async () => {
    const failure = await setWatched(instrumentNow(symbol) ?? { symbol, kind: 'equity' }, !isWatched);
    if (failure === null) toast(isWatched ? t.unwatched(name) : t.watched(name));
    else toast(failure.kind === 'refused' ? await refusalWords(failure) : t.notKnown);
  };
  return { isWatched, label: isWatched ? t.unwatchNamed(name) : t.watchNamed(name), toggle: () => void toggle() };
}

/** A star is on home's first screen, and refused once in a thousand presses: the words come with the refusal. */
async function refusalWords({ refusal, message }: Extract<Failure, { kind: 'refused' }>): Promise<string> {
  try {
    const { refusalText } = await import('../../i18n/refusal-text.ts');
    return refusalText(refusal, message);
  } catch {
    return textsNow(commonTexts).reasonMissing;
  }
}
