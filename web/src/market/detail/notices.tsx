/** What a reader must know before trading this instrument: suspended, halted, at a limit, no price, closed. */
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { getSession } from '@bahi/contract/market.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useCall } from '../../data/use-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { openSupport } from '../../shell/sign-out.ts';
import { Nudge } from '../../ui/nudge.tsx';
import { limitOf } from '../figures.ts';
import { marketTexts } from '../texts.ts';

export interface NoticesProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function Notices({ instrument, quote }: NoticesProps) {
  const t = useTexts(marketTexts);
  const session = useCall(getSession, {}, { staleTimeMs: 60_000 }).data;
  const state = quote?.state ?? instrument.state;
  const limit = quote === undefined ? null : limitOf(quote);
  const digits = instrument.priceScale;
  return (
    <div className="flex flex-col gap-2 px-4 pt-3 empty:hidden">
      {state === 'suspended' && <Nudge>{t.suspended}</Nudge>}
      {state === 'halted' && <Nudge>{t.halted}</Nudge>}
      {state === 'off_shelf' && <Nudge>{t.offShelf}</Nudge>}
      {limit === 'upper' && <Nudge>{t.atUpper(formatPrice(quote?.upper, digits))}</Nudge>}
      {limit === 'lower' && <Nudge>{t.atLower(formatPrice(quote?.lower, digits))}</Nudge>}
      {quote?.last === null && (
        <Nudge>
          {t.noPrice}{' '}
          <button type="button" onClick={openSupport} className="font-semibold text-action underline">
            {t.contactUs}
          </button>
        </Nudge>
      )}
      {session !== undefined && session.state !== 'open' && (
        <Nudge tone="info">{t.closedUntil(formatDateTime(session.open, marketZone()))}</Nudge>
      )}
    </div>
  );
}
