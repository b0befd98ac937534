/** What a reader must know before trading this instrument: suspended, halted, at a limit, no price, real data, closed. */
import { formatBusinessDate, formatDate, formatDateTime, formatPrice, formatTime } from '@bahi/core/format.ts';
import { useInstrument, useProfile, type Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useHalt, useIsClosed, useMarketSession } from '../../data/market-session.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { openSupport } from '../../shell/sign-out.ts';
import { Nudge } from '../../ui/nudge.tsx';
import { isStopped, limitOf } from '../figures.ts';
import { marketTexts } from '../texts.ts';

export interface NoticesProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function Notices({ instrument, quote }: NoticesProps) {
  const t = useTexts(marketTexts);
  const state = quote?.state ?? instrument.state;
  const halt = useHalt(instrument);
  const limit = quote === undefined || isStopped(state) ? null : limitOf(quote);
  const digits = instrument.priceScale;
  return (
    <div className="flex flex-col gap-2 px-4 pt-3 empty:hidden">
      {instrument.source === 'nse_eod' && quote !== undefined && (
        <Nudge tone="info">{t.realData(formatDate(quote.at, marketZone()))}</Nudge>
      )}
      {isStopped(state) && <Stopped symbol={instrument.symbol} state={state} />}
      {(state === 'halted' || (halt !== null && instrument.isTradable && !isStopped(state))) && <Halted halt={halt} />}
      {limit === 'upper' && <Nudge>{t.atUpper(formatPrice(quote?.upper, digits))}</Nudge>}
      {limit === 'lower' && <Nudge>{t.atLower(formatPrice(quote?.lower, digits))}</Nudge>}
      {quote?.last === null && !isStopped(state) && (
        <Nudge>
          {t.noPrice}{' '}
          <button
            type="button"
            onClick={openSupport}
            className="relative inline-flex min-h-6 items-center font-semibold text-action underline underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-2.5"
          >
            {t.contactUs}
          </button>
        </Nudge>
      )}
      {instrument.isTradable && !isStopped(state) && <ClosedUntil instrument={instrument} />}
    </div>
  );
}

/** Since when and why, as soon as the profile says so. */
function Stopped({ symbol, state }: { readonly symbol: string; readonly state: 'suspended' | 'off_shelf' }) {
  const t = useTexts(marketTexts).status;
  const status = useProfile(symbol).data?.status ?? null;
  const [plain, since] = state === 'suspended' ? [t.suspended, t.suspendedSince] : [t.offShelf, t.offShelfSince];
  return <Nudge>{status === null ? plain : since(formatBusinessDate(status.since), t.reason[status.reason])}</Nudge>;
}

function Halted({ halt }: { readonly halt: ReturnType<typeof useHalt> }) {
  const t = useTexts(marketTexts);
  const index = useInstrument(halt?.symbol);
  if (halt === null) return <Nudge>{t.halted}</Nudge>;
  const until = formatTime(halt.until, marketZone()).slice(0, 5);
  return <Nudge>{t.marketHalted(index?.name ?? halt.symbol, halt.rate, until)}</Nudge>;
}

function ClosedUntil({ instrument }: { readonly instrument: Instrument }) {
  const t = useTexts(marketTexts);
  const isClosed = useIsClosed(instrument);
  return isClosed ? <ClosedText instrument={instrument} text={t.closedUntil} /> : null;
}

function ClosedText({ instrument, text }: { readonly instrument: Instrument; readonly text: (at: string) => string }) {
  const session = useMarketSession(instrument);
  if (session === null || session.state === 'open') return null;
  return <Nudge tone="info">{text(formatDateTime(session.opensAt, marketZone()))}</Nudge>;
}
