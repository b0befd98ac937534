/** The session as a running stitch under the top bar: stitched is time passed. By the server's clock. */
import { useCommonTexts } from '../i18n/common.ts';
import { useMarketSession } from '../data/market-session.ts';
import { marketZone } from '../data/zone.ts';
import { sessionText } from './session-text.ts';

export function SessionThread() {
  const t = useCommonTexts();
  const session = useMarketSession();
  // As high as what comes: all of the screen is below it.
  if (session === null) return <p className="px-4 pt-2.5 pb-2 text-small">{'\u00a0'}</p>;
  const { state, passed, halt } = session;
  return (
    <div className="px-4 pb-2" role="group" aria-label={t.session.label}>
      <svg className="block h-2.5 w-full" aria-hidden="true">
        <line x1="0" y1="5" x2="100%" y2="5" stroke="var(--line)" strokeWidth="2" strokeDasharray="9 6" />
        {state === 'open' && (
          <>
            <line x1="0" y1="5" x2={`${passed}%`} y2="5" stroke="var(--action)" strokeWidth="2" strokeDasharray="9 6" />
            <circle cx={`${passed}%`} cy="5" r="4" fill={halt === null ? 'var(--action)' : 'var(--waiting)'} />
          </>
        )}
      </svg>
      <p className="text-small tabular-nums text-ink-2">{sessionText(session, t, marketZone())}</p>
    </div>
  );
}
