/** home/blockTradeDetail: one block offer, the request for it, and what became of the last one. */
import { getBlock, listBlockRequests } from '@bahi/contract/block-trades/calls.ts';
import { formatDateTime, formatPrice, formatTime } from '@bahi/core/format.ts';
import { useRef } from 'react';
import { useNameOf } from '../data/instruments.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall, type CallState } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { OfferHead } from '../offerings/parts/offer-head.tsx';
import { PublicNotes } from '../offerings/parts/public-notes.tsx';
import { ID, isRefusedAs } from '../offerings/parts/unknown.ts';
import { StandingRequest } from '../requests/parts/standing-request.tsx';
import { href } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { BlockForm } from './block-form.tsx';
import { Discount } from './discount.tsx';
import { BlockRequestSlip } from './request-slip.tsx';
import { blockTexts } from './texts.ts';
import { offerChip, type BlockOffer, type BlockRequest } from './words.ts';

export default function OfferScreen() {
  const { id } = useQuery('/home/blockTradeDetail');
  return id !== undefined && ID.test(id) ? <BlockPage key={id} id={id} /> : <NoOffer />;
}

function NoOffer() {
  const t = useTexts(blockTexts);
  const { isAlone } = usePane();
  return (
    <Screen title={t.title}>
      <EmptyState link={isAlone ? href('/home/blockTrade') : null} action={t.toList}>
        {t.choose}
      </EmptyState>
    </Screen>
  );
}

function BlockPage({ id }: { readonly id: string }) {
  const t = useTexts(blockTexts);
  const answer = useCall(getBlock, { offer: id }, { refetchMs: WAITING_REFETCH_MS });
  if (answer.data !== undefined) return <OneBlock offer={answer.data} from={answer} />;
  return (
    <Screen title={t.title}>
      {isRefusedAs(answer.failure, 'block_trades.unknown') ? (
        <EmptyState link={href('/home/blockTrade')} action={t.toList}>
          {t.missing}
        </EmptyState>
      ) : (
        <Loaded from={answer}>{() => null}</Loaded>
      )}
    </Screen>
  );
}

function OneBlock({ offer, from }: { readonly offer: BlockOffer; readonly from: CallState<BlockOffer> }) {
  const t = useTexts(blockTexts);
  const { id, symbol, state } = offer;
  // What was pressed is gone with its form: the focus stays where the request stands then.
  const request = useRef<HTMLDivElement>(null);
  const name = useNameOf(offer);
  const newest = useCall(
    listBlockRequests,
    { offer: id, page: 1, pageSize: 1 },
    { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS },
  );
  return (
    <Screen title={t.ask.title(name)} isNarrow>
      {/* Says since when, where it could not be read again. */}
      <Loaded from={from}>{() => null}</Loaded>
      <div className="flex flex-col gap-5 pt-1">
        <OfferHead symbol={symbol} chip={offerChip(offer, t)} price={offer.price} label={t.offer.price}>
          {(state === 'open' || state === 'upcoming') && <Discount offer={offer} />}
        </OfferHead>
        <PublicNotes title={t.notes} notes={offer.notes} />
        <div ref={request} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <Loaded from={newest}>
            {({ rows: [last] }) => <Request offer={offer} last={last} onSent={() => request.current?.focus()} />}
          </Loaded>
        </div>
        <Terms offer={offer} readAt={from.readAt} />
      </div>
    </Screen>
  );
}

interface RequestProps {
  readonly offer: BlockOffer;
  readonly last: BlockRequest | undefined;
  readonly onSent: () => void;
}

/** The form, unless a request is in review; what became of the last one stands under the form. */
function Request({ offer, last, onSent }: RequestProps) {
  const t = useTexts(blockTexts);
  if (last?.state === 'pending') {
    return (
      <StandingRequest title={t.ask.pendingTitle} body={t.ask.pendingBody}>
        <BlockRequestSlip request={last} />
      </StandingRequest>
    );
  }
  return (
    <>
      <BlockForm offer={offer} onSent={onSent} />
      {last !== undefined && (
        <StandingRequest title={t.ask.lastTitle}>
          <BlockRequestSlip request={last} />
        </StandingRequest>
      )}
    </>
  );
}

function Terms({ offer, readAt }: { readonly offer: BlockOffer; readonly readAt: number }) {
  const t = useTexts(blockTexts);
  const { marketPrice, minimumLots, maximumLots, remainingLots, lots, lotSize, lockDays } = offer;
  const when = (at: number) => formatDateTime(at, marketZone());
  return (
    <Slip title={t.offer.facts} hasTitle foot={<p className="text-small text-ink-2">{t.offer.sellerHint}</p>}>
      <SlipRow label={t.offer.price} value={formatPrice(offer.price)} />
      <SlipRow
        label={t.offer.market}
        value={formatPrice(marketPrice)}
        {...(marketPrice === null ? {} : { note: t.offer.marketAt(formatTime(readAt, marketZone())) })}
      />
      <SlipRow label={t.offer.reference} value={formatPrice(offer.reference)} />
      <SlipRow label={t.offer.minimum} value={t.shares(minimumLots * lotSize)} note={t.lots(minimumLots)} />
      <SlipRow label={t.offer.maximum} value={t.lots(maximumLots)} />
      <SlipRow label={t.offer.left} value={t.offer.leftOf(remainingLots, lots)} />
      <SlipRow label={t.offer.opens} value={when(offer.opensAt)} />
      <SlipRow label={t.offer.closes} value={when(offer.closesAt)} note={t.offer.closesHint} />
      <SlipRow
        label={t.offer.lock}
        value={lockDays === 0 ? t.offer.noLock : t.offer.lockDays(lockDays)}
        {...(lockDays === 0 ? {} : { note: t.offer.lockWhy(lockDays) })}
      />
    </Slip>
  );
}
