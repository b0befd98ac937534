/** Taking up rights: shares of the entitlement, extra ones once it is taken in full, and the slip of what is paid and held. */
import { getSummary } from '@bahi/contract/records/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getRights, getRightsTerms, listRights, takeUpRights } from '@bahi/contract/rights/calls.ts';
import { listPositions } from '@bahi/contract/orders/calls.ts';
import { formatAmount, formatDateTime } from '@bahi/core/format.ts';
import { useConfig } from '../data/config.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useConnection } from '../data/stream.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTyped } from '../data/use-typed.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { asksForUnlock, UnlockSheet } from '../security/parts/unlock-sheet.tsx';
import { WaysToMoney } from '../deposits/parts/ways-to-money.tsx';
import { Obstacle, isOfQuantity } from './obstacle.tsx';
import type { RightsIssue } from './placement-words.ts';
import { affordable, amountOf, most, shortBy } from './quantity.ts';
import { placementTexts } from './texts.ts';

type Terms = OutputOf<typeof getRightsTerms>;

interface RightsFormProps {
  readonly issue: RightsIssue;
  readonly onTaken: () => void;
}

export function RightsForm({ issue, onTaken }: RightsFormProps) {
  const terms = useCall(getRightsTerms, { issue: issue.id }, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
  return <Loaded from={terms}>{(now) => <Form issue={issue} terms={now} onTaken={onTaken} />}</Loaded>;
}

function Form({ issue, terms, onTaken }: RightsFormProps & { readonly terms: Terms }) {
  const t = useTexts(placementTexts);
  const text = useRefusalText();
  const { isOnline } = useConnection();
  const { mode } = useConfig();
  const { id, price, left, extraMaximum, state } = issue;
  const typed = useTyped({ shares: left, extra: 0 }, { keptAs: `rights-${id}` });
  const wanted = typed.values;
  const command = useCommand(takeUpRights, {
    keepAs: `rights-${id}`,
    changes: [getRights, getRightsTerms, listRights, listPositions, getSummary],
    onDone() {
      // What is left may be taken up next, all of it as at the beginning.
      typed.change(() => ({ shares: left, extra: 0 }));
      typed.forget();
      onTaken();
      toast(t.take.sent);
    },
  });
  const buyable = affordable(price, 1, terms.available);
  const limit = most({ own: left, ...(buyable === undefined ? {} : { balance: buyable }) });
  const shares = Math.min(left, Math.max(1, Math.min(wanted.shares, limit.count)));
  const extraLimit = most({ left: extraMaximum, ...(buyable === undefined ? {} : { balance: buyable - shares }) });
  // Extra shares are for who has taken all of the own ones (rules §8).
  const canAskExtra = shares === left && extraMaximum > 0;
  const extra = canAskExtra ? Math.min(wanted.extra, extraLimit.count) : 0;
  const [paid, held] = [amountOf(price, shares), amountOf(price, extra)];
  const amount = amountOf(price, shares + extra);
  const short = shortBy(amount, terms.available);
  const phase = command.state;
  const refused =
    phase.phase === 'refused' && !asksForUnlock(phase.refusal.code) ? text(phase.refusal, phase.message) : null;
  const obstacle = terms.refusal === null || isOfQuantity(terms.refusal.code) ? null : terms.refusal;
  const { sent } = command;
  // While an answer is missing, what was sent: it changes what could be taken up now, and it may be of an earlier visit.
  const asked = command.isBusy && sent !== null ? amountOf(price, sent.shares + (sent.extra ?? 0)) : amount;
  const words = (mode === 'practice' ? t.take.sendPractice : t.take.send)(formatAmount(asked));
  const isNothing = shares + extra === 0;
  return (
    <>
      {/* Not inside: what is sent from the sheet would send the form as well. */}
      <UnlockSheet command={command} />
      <form
        noValidate
        aria-label={t.take.review}
        onSubmit={(event) => {
          event.preventDefault();
          if (blocked() === null) command.send({ issue: id, shares, extra });
        }}
        className="flex flex-col gap-4 px-4"
      >
        <Obstacle refusal={obstacle} opensAt={state === 'announced' ? issue.opensAt : null} />
        <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{t.take.review}</legend>
          {left > 0 && (
            <Stepper
              label={t.take.shares}
              hint={t.take.sharesHint(left)}
              value={shares}
              onChange={(next) => typed.change((now) => ({ ...now, shares: next }))}
              minimum={1}
              maximum={limit.count}
              maximumReason={t.take.maximum[limit.because](limit.count)}
            />
          )}
          {canAskExtra && (
            <Stepper
              label={t.take.extra}
              hint={t.take.extraHint}
              value={extra}
              onChange={(next) => typed.change((now) => ({ ...now, extra: next }))}
              minimum={0}
              maximum={extraLimit.count}
              maximumReason={t.take.maximum[extraLimit.because](extraLimit.count)}
            />
          )}
        </fieldset>
        {shares < left && <p className="text-small text-ink-2">{t.take.lapsesThen(left - shares)}</p>}
        <div className="-mx-4">
          <Slip title={t.take.review} hasTitle>
            {left > 0 && <SlipRow label={t.take.ofEntitlement} value={t.shares(shares)} />}
            {extra > 0 && <SlipRow label={t.take.extraRow} value={t.shares(extra)} />}
            <SlipRow label={t.ask.charges} value={formatAmount(terms.charges)} />
            <SlipRow label={t.ask.available} value={formatAmount(terms.available)} />
            <SlipRow label={t.take.allotment} value={t.take.after(formatDateTime(issue.payBy, marketZone()))} />
            {extra > 0 && <SlipRow label={t.take.heldExtra} value={formatAmount(held)} note={t.take.heldExtraHint} />}
            <SlipRow label={t.take.pay} value={formatAmount(paid)} isTotal note={t.take.final} />
          </Slip>
        </div>
        {refused !== null && (
          <p role="alert" className="font-medium text-error">
            {refused}
          </p>
        )}
        <UnknownResultCard command={command} what={words} slow={t.take.slow} />
        <Button type="submit" isWide isBusy={command.isBusy} blockedBecause={blocked()}>
          {words}
        </Button>
        {short !== null && (
          <div className="-mt-3">
            <WaysToMoney words={t.ask} />
          </div>
        )}
      </form>
    </>
  );

  function blocked(): string | null {
    if (!isOnline) return t.take.offline;
    if (obstacle !== null) return text(obstacle);
    if (isNothing) return t.take.none;
    return short === null ? null : t.ask.short(formatAmount(short));
  }
}
