/** One application: its state, its money on a slip, what it asks for next, every step, and the way to each part of it. */
import { useEffect, useRef, type ReactNode } from 'react';
import { getOffer, getSubscription } from '@bahi/contract/new-shares/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useServerNow } from '../data/clock.ts';
import { useCall } from '../data/use-call.ts';
import { useFunds } from '../data/use-funds.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { Change } from '../ui/change.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { RecordChip } from './record-chip.tsx';
import { ID, isRefusedAs } from '../offerings/parts/unknown.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { RecordNotes } from './record-notes.tsx';
import { isUnderWay, type Offer, type Subscription } from './record.ts';
import { PayBar } from './record-pay.tsx';
import { REFETCH_MS } from './record-reads.ts';
import { RecordSlip } from './record-slip.tsx';
import { recordTexts } from './record-texts.ts';
import { RecordTimeline } from './record-timeline.tsx';
import { usePayment } from './record-payment.ts';

export function RecordDetail({ id }: { readonly id: string }) {
  const t = useTexts(recordTexts);
  const isReadable = ID.test(id);
  const read = useCall(getSubscription, { subscription: id }, { enabled: isReadable, refetchMs: REFETCH_MS });
  const { data } = read;
  if (data === undefined) {
    return (
      <Screen title={t.one} isNarrow>
        {isReadable && !isRefusedAs(read.failure, 'new_shares.subscription_unknown') ? (
          <Loaded from={read}>{() => null}</Loaded>
        ) : (
          <EmptyState link={href('/home/newStockRecord')} action={t.all}>
            {t.unknown}
          </EmptyState>
        )}
      </Screen>
    );
  }
  return (
    <Detail subscription={data} stale={read.failure === null ? null : <Loaded from={read}>{() => null}</Loaded>} />
  );
}

function Detail({ subscription, stale }: { readonly subscription: Subscription; readonly stale: ReactNode }) {
  const t = useTexts(recordTexts);
  const pane = usePane();
  const now = useServerNow();
  const offer = useCall(
    getOffer,
    { offer: subscription.offer },
    isUnderWay(subscription) ? { refetchMs: REFETCH_MS } : {},
  ).data;
  const funds = useFunds();
  const payment = usePayment(subscription);
  const isPayable = subscription.canPay && subscription.payBy !== null && now < subscription.payBy;
  const available = funds.data?.available ?? null;
  const heading = useRef<HTMLDivElement>(null);
  const hasPaid = payment.pay.command.state.phase === 'done' && !isPayable;
  useEffect(() => {
    // The button that was pressed is gone.
    if (hasPaid) heading.current?.focus();
  }, [hasPaid]);
  return (
    <Screen
      title={t.one}
      hasThread
      isNarrow
      footer={
        isPayable || payment.pay.command.isBusy ? (
          <PayBar subscription={subscription} offer={offer} available={available} payment={payment} />
        ) : undefined
      }
    >
      {stale}
      <div className="flex flex-col gap-5 px-4 pt-3">
        <div ref={heading} tabIndex={-1} className="flex flex-col items-start gap-2 outline-none">
          <Heading subscription={subscription} offer={offer} />
          <RecordChip subscription={subscription} />
        </div>
        {payment.refused !== null && !isPayable && (
          <div role="alert">
            <Nudge>{payment.refused}</Nudge>
          </div>
        )}
        <RecordSlip subscription={subscription} offer={offer} available={isPayable ? available : null} />
        <RecordNotes subscription={subscription} offer={offer} />
        <section aria-label={t.timeline}>
          <RecordTimeline subscription={subscription} offer={offer} />
        </section>
        <Links subscription={subscription} hasList={pane.parent === null} />
      </div>
    </Screen>
  );
}

function Heading({
  subscription: { name, symbol, offer: id, bid },
  offer,
}: {
  readonly subscription: Subscription;
  readonly offer: Offer | undefined;
}) {
  const t = useTexts(recordTexts);
  return (
    <div className="flex min-w-0 flex-col">
      <h2 className="text-title font-semibold">{name}</h2>
      <div className="num flex flex-wrap items-center gap-x-2 text-small text-ink-2">
        <InlineLink to={href('/home/newStockBuy', { id })}>{symbol}</InlineLink>
        {offer !== undefined && bid === null && <span>{t.issuePrice(formatAmount(offer.price))}</span>}
        {offer !== undefined && offer.marketPrice !== null && (
          <span className="flex min-w-0 items-center gap-1">
            {t.market} {formatAmount(offer.marketPrice)}
            <Change rate={offer.premiumRate} />
          </span>
        )}
      </div>
    </div>
  );
}

function Links({ subscription, hasList }: { readonly subscription: Subscription; readonly hasList: boolean }) {
  const t = useTexts(recordTexts);
  const { id, offer, entries, position, canEdit, canCancel } = subscription;
  const entry = entries.length === 1 ? entries[0]! : null;
  return (
    <div className="flex flex-col gap-2">
      {(canEdit || canCancel) && (
        <Button variant="soft" size="medium" isWide href={href('/home/newStockBuy', { id: offer })}>
          {t.change}
        </Button>
      )}
      {position !== null && (
        <Button variant="soft" size="medium" isWide href={href('/trade/positionDetail', { position })}>
          {t.position}
        </Button>
      )}
      {entries.length > 0 && (
        <Button
          variant="soft"
          size="medium"
          isWide
          href={href('/information/fundRecord', entry === null ? { reference: id } : { entry })}
        >
          {entry === null ? t.entries(entries.length) : t.entry}
        </Button>
      )}
      {!canEdit && (
        <Button variant="plain" size="medium" isWide href={href('/home/newStockBuy', { id: offer })}>
          {t.offer}
        </Button>
      )}
      {hasList && (
        <Button variant="plain" size="medium" isWide href={href('/home/newStockRecord')}>
          {t.all}
        </Button>
      )}
    </div>
  );
}
