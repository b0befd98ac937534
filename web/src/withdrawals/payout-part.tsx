/** In the slip of a withdrawal to a wallet where its quote is not: nothing typed, on its way, over, refused, no connection. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { quoteWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import type { QuoteState } from '../data/use-quote.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import FailurePanel from '../ui/failure-panel.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { payoutTexts } from './payout-texts.ts';

export type PayoutQuote = OutputOf<typeof quoteWithdrawal>;

interface NoPayoutProps extends QuoteState<PayoutQuote> {
  readonly hasAmount: boolean;
}

export function NoPayout({ hasAmount, isOver, failure, retry }: NoPayoutProps) {
  const t = useTexts(payoutTexts);
  const text = useRefusalText();
  if (!hasAmount) return <p className="text-ink-2">{t.noAmount}</p>;
  if (failure?.kind === 'refused')
    return (
      <div role="alert">
        <Nudge>{text(failure.refusal, failure.message)}</Nudge>
      </div>
    );
  if (failure !== null) return <FailurePanel failure={failure} onRetry={retry} />;
  if (isOver)
    return (
      <div role="alert" className="flex flex-col items-start gap-2">
        <Nudge>{t.over}</Nudge>
        <Button variant="soft" size="medium" onClick={retry}>
          {t.refresh}
        </Button>
      </div>
    );
  return <p className="text-ink-2">{t.asking}</p>;
}
