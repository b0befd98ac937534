/** Under the price: where the session stands, whose prices these are, and of when. */
import { formatDateTime, formatTime } from '@bahi/core/format.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useMarketSession } from '../../data/market-session.ts';
import { marketZone } from '../../data/zone.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { sessionText } from '../../shell/session-text.ts';
import { isStopped } from '../figures.ts';
import { marketTexts } from '../texts.ts';

interface StatusLineProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
  /** The prices are not of today, or the session is over: the date is told as well. */
  readonly isOld: boolean;
}

export function StatusLine({ instrument, quote, isOld }: StatusLineProps) {
  const t = useTexts(marketTexts);
  const format = isOld ? formatDateTime : formatTime;
  const state = quote?.state ?? instrument.state;
  return (
    <p className="num flex flex-wrap justify-between gap-x-3 px-4 pb-2 text-small text-ink-3 max-md:[font-stretch:84%]">
      <span>
        <StateText instrument={instrument} state={state} />
      </span>
      <span>
        {isStopped(state) && <>{t.lastPrice} · </>}
        {t.source[instrument.source]}
        {quote !== undefined && !isStopped(state) && <> · {format(quote.at, marketZone())}</>}
      </span>
    </p>
  );
}

function StateText({ instrument, state }: Pick<StatusLineProps, 'instrument'> & Pick<Instrument, 'state'>) {
  const t = useTexts(marketTexts);
  const words = useInstrumentTexts();
  if (instrument.source === 'nse_eod') return t.endOfDay;
  if (state === 'suspended') return words.suspended;
  if (state === 'off_shelf') return words.offShelf;
  return <SessionText instrument={instrument} />;
}

/** Apart, for it renders again each second. */
function SessionText({ instrument }: { readonly instrument: Instrument }) {
  const common = useCommonTexts();
  const session = useMarketSession(instrument);
  return session === null ? null : sessionText(session, common, marketZone());
}
