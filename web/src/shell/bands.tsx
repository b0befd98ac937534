/** The lines above every screen: practice, offline, the end of a session. */
import { formatTime } from '@bahi/core/format.ts';
import { sessionEnd } from '../data/call.ts';
import { useConfig } from '../data/config.ts';
import { useStore } from '../data/store.ts';
import { useConnection } from '../data/stream.ts';
import { usePricesPaused } from '../data/live.ts';
import { marketZone } from '../data/zone.ts';
import { useCommonTexts } from '../i18n/common.ts';

/** Practice stands on every screen, always (T1). */
export function PracticeBand() {
  const t = useCommonTexts();
  const { mode } = useConfig();
  if (mode !== 'practice') return null;
  return (
    <div className="shrink-0 bg-waiting px-3 py-1 text-center text-tab font-semibold text-on-waiting" data-practice>
      {t.practiceBand}
    </div>
  );
}

export function ConnectionBar() {
  const t = useCommonTexts();
  const { isOnline, pricesAt } = useConnection();
  const [isPaused, setPaused] = usePricesPaused();
  if (!isOnline) {
    return (
      <div role="status" className="shrink-0 bg-ink-2 px-4 py-1.5 text-center text-small font-medium text-bg">
        {pricesAt === null ? t.offline : t.offlinePrices(formatTime(pricesAt, marketZone()))}
      </div>
    );
  }
  if (!isPaused) return null;
  return (
    <div className="flex shrink-0 items-center justify-center gap-3 bg-sunk text-small text-ink-2">
      {t.pricesPaused}
      <button type="button" className="min-h-11 px-2 font-semibold text-action" onClick={() => setPaused(false)}>
        {t.resumePrices}
      </button>
    </div>
  );
}

/** State S: says so for two seconds; the shell then leads to login/reLogin. */
export function SessionEndNote() {
  const t = useCommonTexts();
  if (useStore(sessionEnd) === null) return null;
  return (
    <div role="alert" className="fixed inset-x-0 top-0 z-60 bg-ink px-4 py-3 text-center text-bg">
      <p className="font-semibold">{t.signedOut}</p>
      <p className="text-small">{t.signedOutBody}</p>
    </div>
  );
}
