/** Under the amounts: the quote, or why there is none: nothing typed, on its way, the market closed, no rate, no connection. */
import { formatDateTime } from '@bahi/core/format.ts';
import { useMarketSession } from '../data/market-session.ts';
import type { CallState } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { Countdown } from '../ui/countdown.tsx';
import FailurePanel from '../ui/failure-panel.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { QuoteSlip } from './quote-slip.tsx';
import { exchangeTexts } from './texts.ts';
import type { ExchangeQuote, Wanted } from './use-exchange-quote.ts';

interface QuotePartProps {
  readonly wanted: Wanted;
  readonly quote: ExchangeQuote | undefined;
  readonly failure: CallState<unknown>['failure'];
  readonly onRetry: () => void;
}

export function QuotePart({ wanted, quote, failure, onRetry }: QuotePartProps) {
  const t = useTexts(exchangeTexts);
  const text = useRefusalText();
  if (wanted.from === wanted.to) return null;
  if (wanted.amount === null) return <p className="text-ink-2">{t.noQuote}</p>;
  if (failure?.kind === 'refused') {
    const { code } = failure.refusal;
    if (code === 'exchange.rate_unavailable') return <NoRate />;
    return (
      <div role="alert">
        <Nudge>{text(failure.refusal, failure.message)}</Nudge>
      </div>
    );
  }
  if (failure !== null) return <FailurePanel failure={failure} onRetry={onRetry} />;
  if (quote === undefined) return <p className="text-ink-2">{t.asking}</p>;
  return (
    <div className="-mx-4">
      <QuoteSlip quote={quote} />
    </div>
  );
}

/** Without prices on both sides of the book there is no rate; while the market is closed there are none. */
function NoRate() {
  const t = useTexts(exchangeTexts);
  const session = useMarketSession();
  const isClosed = session !== null && session.state !== 'open';
  return (
    <div role="status">
      <Nudge>
        {isClosed ? (
          <>
            <p>{t.closed}</p>
            <p>
              {t.opensIn} <Countdown to={session.opensAt} /> {t.opensAt(formatDateTime(session.opensAt, marketZone()))}
            </p>
          </>
        ) : (
          t.noRate
        )}
      </Nudge>
    </div>
  );
}
