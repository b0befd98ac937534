/** Taking up rights: shares of the entitlement, extra ones once it is taken in full, and the slip of what is paid and held. */
import { getSummary } from '@bahi/contract/records/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getRights, getRightsTerms, listRights, takeUpRights } from '@bahi/contract/rights/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { formatAmount, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTyped } from '../data/use-typed.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { AskForm } from '../offerings/parts/ask-form.tsx';
import type { RightsIssue } from './placement-words.ts';
import { affordable, amountOf, lessShares, most, sumOf } from '../offerings/parts/quantity.ts';
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
  const { id, price, left, extraMaximum, publishedPayBy, state } = issue;
  // Those that wait come once they are paid for.
  const extraPricedAt = publishedPayBy === null ? issue.extraPricedAt : null;
  // Held for each, while it is not known what it costs.
  const ceiling = issue.extraCeiling ?? price;
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
  const spare = lessShares(terms.available, price, shares);
  const extras = affordable(ceiling, 1, spare);
  const extraLimit = most({ left: extraMaximum, ...(extras === undefined ? {} : { balance: extras }) });
  // Extra shares are for who has taken all of the own ones (rules §8).
  const canAskExtra = shares === left && extraMaximum > 0;
  const extra = canAskExtra ? Math.min(wanted.extra, extraLimit.count) : 0;
  const [paid, held] = [amountOf(price, shares), amountOf(ceiling, extra)];
  const paidAndHeldFor = (own: number, more: number) => sumOf(amountOf(price, own), amountOf(ceiling, more));
  return (
    <AskForm
      texts={t}
      command={command}
      terms={terms}
      opensAt={state === 'announced' ? issue.opensAt : null}
      words={t.take}
      amount={paidAndHeldFor(shares, extra)}
      sentAmount={command.sent && paidAndHeldFor(command.sent.shares, command.sent.extra ?? 0)}
      blockedBecause={shares + extra === 0 ? t.take.none : null}
      onSend={() => command.send({ issue: id, shares, extra })}
      fields={
        <>
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
        </>
      }
    >
      {shares < left && <p className="text-small text-ink-2">{t.take.lapsesThen(left - shares)}</p>}
      <div className="-mx-4">
        <Slip title={t.take.review} hasTitle>
          {left > 0 && <SlipRow label={t.take.ofEntitlement} value={t.shares(shares)} />}
          {extra > 0 && <SlipRow label={t.take.extraRow} value={t.shares(extra)} />}
          <SlipRow label={t.ask.charges} value={formatAmount(terms.charges)} />
          <SlipRow label={t.ask.available} value={formatAmount(terms.available)} />
          <SlipRow
            label={t.take.allotment}
            value={t.take.after(formatDateTime(extraPricedAt ?? issue.payBy, marketZone()))}
          />
          {extra > 0 && (
            <SlipRow
              label={t.take.heldExtra}
              value={formatAmount(held)}
              note={
                extraPricedAt === null
                  ? t.take.heldExtraHint
                  : t.take.heldAtMost({
                      time: formatDateTime(extraPricedAt, marketZone()),
                      price: formatPrice(price),
                      most: formatPrice(ceiling),
                    })
              }
            />
          )}
          <SlipRow label={t.take.pay} value={formatAmount(paid)} isTotal note={t.take.final} />
        </Slip>
      </div>
    </AskForm>
  );
}
