/** Outside the hours of deposits: when they open, said before anybody pays. */
import type { getDepositTerms } from '@bahi/contract/deposits/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { Countdown } from '../ui/countdown.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { depositTexts } from './texts.ts';

export function ClosedNote({
  terms: { from, until },
}: {
  readonly terms: Pick<OutputOf<typeof getDepositTerms>, 'from' | 'until'>;
}) {
  const t = useTexts(depositTexts);
  const text = useRefusalText();
  return (
    <Nudge>
      <p>{text({ code: 'deposits.window_closed', params: { from, until } })}</p>
      <p>
        {t.opensIn} <Countdown to={from} />
      </p>
    </Nudge>
  );
}
