/** Says why a change of the lists was taken back. */
import type { Failure } from '../data/watchlist-queue.ts';
import { useInstrumentTexts } from '../i18n/instruments.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { toast } from '../shell/toast.ts';

export function useListFailure(): (failure: Failure) => void {
  const t = useInstrumentTexts();
  const refusalText = useRefusalText();
  return (failure) => toast(failure.kind === 'refused' ? refusalText(failure.refusal, failure.message) : t.notKnown);
}
