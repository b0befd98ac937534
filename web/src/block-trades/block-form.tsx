/** The request for a block: whole lots, with the limit that holds them, and the slip of what is held, charges included, which is the review. */
import {
  getBlock,
  getBlockTerms,
  listBlockRequests,
  listBlocks,
  requestBlock,
} from '@bahi/contract/block-trades/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { blockCost } from '@bahi/core/block-trade.ts';
import { INDIAN_EQUITY_CHARGES, totalCharges } from '@bahi/core/charges.ts';
import { formatAmount, formatDateTime } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTyped } from '../data/use-typed.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { AskForm } from '../offerings/parts/ask-form.tsx';
import { most } from '../offerings/parts/quantity.ts';
import { toast } from '../shell/toast.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { blockTexts } from './texts.ts';
import type { BlockOffer } from './words.ts';

type Terms = OutputOf<typeof getBlockTerms>;

interface BlockFormProps {
  readonly offer: BlockOffer;
  readonly onSent: () => void;
}

export function BlockForm({ offer, onSent }: BlockFormProps) {
  const terms = useCall(getBlockTerms, { offer: offer.id }, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
  if (offer.state !== 'open' && offer.state !== 'upcoming') return null;
  return <Loaded from={terms}>{(now) => <Form offer={offer} terms={now} onSent={onSent} />}</Loaded>;
}

function Form({ offer, terms, onSent }: BlockFormProps & { readonly terms: Terms }) {
  const t = useTexts(blockTexts);
  const { id, lotSize, minimumLots } = offer;
  const typed = useTyped({ lots: minimumLots }, { keptAs: `block-${id}` });
  const command = useCommand(requestBlock, {
    keepAs: `block-${id}`,
    changes: [getBlock, getBlockTerms, listBlocks, listBlockRequests, getSummary],
    onDone() {
      typed.forget();
      onSent();
      toast(t.ask.sent);
    },
  });
  const limit = most({ left: offer.remainingLots, own: offer.maximumLots, balance: terms.affordableLots });
  const lots = Math.max(minimumLots, Math.min(typed.values.lots, limit.count));
  const { amount, charges, total } = costOf(offer, lots);
  return (
    <AskForm
      texts={t}
      command={command}
      terms={terms}
      opensAt={offer.state === 'upcoming' ? offer.opensAt : null}
      words={t.ask}
      amount={total}
      sentAmount={command.sent && costOf(offer, command.sent.lots).total}
      blockedBecause={limit.because === 'left' && limit.count < minimumLots ? t.ask.maximum.left(limit.count) : null}
      onSend={() => command.send({ offer: id, lots })}
      fields={
        <Stepper
          label={t.ask.lots(lotSize)}
          hint={
            limit.count > minimumLots
              ? t.ask.hint(t.lots(minimumLots), t.lots(limit.count))
              : t.ask.least(t.lots(minimumLots))
          }
          value={lots}
          onChange={(next) => typed.change(() => ({ lots: next }))}
          minimum={minimumLots}
          minimumReason={t.ask.belowMinimum(minimumLots * lotSize)}
          maximum={Math.max(limit.count, minimumLots)}
          maximumReason={t.ask.maximum[limit.because](limit.count)}
          wholeReason={t.ask.whole}
        />
      }
    >
      <div className="-mx-4">
        <Slip title={t.ask.review} hasTitle>
          <SlipRow label={t.ask.shares} value={t.shares(lots * lotSize)} />
          <SlipRow label={t.ask.amount} value={formatAmount(amount)} />
          <SlipRow label={t.ask.charges} value={formatAmount(charges)} />
          <SlipRow label={t.ask.available} value={formatAmount(terms.available)} />
          <SlipRow label={t.ask.decision} value={formatDateTime(terms.promisedBy, marketZone())} />
          {terms.lockedUntil !== null && (
            <SlipRow
              label={t.offer.lock}
              value={t.offer.lockDays(offer.lockDays)}
              note={t.offer.lockHint(formatDateTime(terms.lockedUntil, marketZone()))}
            />
          )}
          <SlipRow label={t.ask.heldNow} value={formatAmount(total)} isTotal note={t.ask.heldHint} />
        </Slip>
      </div>
      <p className="text-small text-ink-2">{t.ask.how}</p>
    </AskForm>
  );
}

/** As the server holds it: by the schedule in force. */
function costOf({ price, lotSize }: BlockOffer, lots: number) {
  const schedule = INDIAN_EQUITY_CHARGES.at(-1)!;
  const cost = blockCost(schedule, { price: parseMoney(price) ?? 0n, shares: lots * lotSize });
  return {
    amount: formatMoney(cost.amount),
    charges: formatMoney(totalCharges(cost.charges)),
    total: formatMoney(cost.total),
  };
}
