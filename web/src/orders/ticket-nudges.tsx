/** The nudges of the ticket in words. They point out, they never block. */
import { assertNever } from '@bahi/core/assert.ts';
import { formatAmount, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { Nudge } from '../ui/nudge.tsx';
import type { NudgeFact } from './nudges.ts';
import type { CountedTexts } from './texts.en.ts';
import { useCountedTexts } from './use-counted-texts.ts';

export function TicketNudges({ symbol, facts }: { readonly symbol: string; readonly facts: readonly NudgeFact[] }) {
  const t = useCountedTexts(symbol);
  if (facts.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {facts.map((fact) =>
        fact.kind === 'protection' ? (
          <p key={fact.kind} className="text-small text-ink-2">
            {wordsOf(fact, t)}
          </p>
        ) : (
          <Nudge key={fact.kind}>{wordsOf(fact, t)}</Nudge>
        ),
      )}
    </div>
  );
}

function wordsOf(fact: NudgeFact, t: CountedTexts): string {
  const n = t.ticket.nudge;
  switch (fact.kind) {
    case 'limit_far':
      return (fact.isWaiting ? n.farWaiting : n.farEager)(fact.percent, formatPrice(fact.last));
    case 'large':
      return n.large(fact.percent);
    case 'leveraged':
      return fact.closeOut === null
        ? n.leveraged(formatAmount(fact.loss))
        : n.leveragedCloseOut(formatAmount(fact.loss), formatPrice(fact.closeOut));
    case 'thin':
      return n.thin(fact.offered);
    case 'locked':
      return n.locked(formatDateTime(fact.until, marketZone()));
    case 'protection':
      return n.protection(formatPrice(fact.price));
    default:
      return assertNever(fact);
  }
}
