/**
 * home/newStockBuy: an offer with every fact of it, and the application for it as its own review; the own application stands here
 * too, to be changed and taken back until the deadline.
 */
import { Suspense, lazy, useRef, useState, type ReactNode } from 'react';
import { getOffer, listSubscriptions } from '@bahi/contract/new-shares.ts';
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { go, href } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { PublicNotes } from '../ui/public-notes.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { UnlockSheet } from '../ui/unlock-sheet.tsx';
import { ApplicationForm } from './application-form.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OfferClock } from './offer-clock.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { Premium } from './offer-row.tsx';
import { isAuction, type Offer, type Subscription } from './offer-phase.ts';
import { OwnApplication } from './own-application.tsx';
import { RemindButton } from './remind-button.tsx';
import { SendButton } from './send-button.tsx';
import { newSharesTexts } from './texts.ts';
import { ID, isRefusedAs, Unknown } from './unknown.tsx';
import { useApplication } from './use-application.ts';
import { usePhase } from './use-phase.ts';

/** The result is known. */
const decided: ReadonlySet<Offer['state']> = new Set(['drawn', 'settled', 'listed']);

/** Of one offer; older ones stand under the own applications. */
const OWN_MAX = 20;
/** Others apply meanwhile: the winning rate moves. */
const REFETCH_MS = 15_000;

const AuctionBids = lazy(() => import('./auction-bids.tsx'));
const BarredNote = lazy(() => import('../ui/barred-note.tsx'));

export default function BuyScreen() {
  const t = useTexts(newSharesTexts);
  const { isAlone } = usePane();
  const { id = '' } = useQuery('/home/newStockBuy');
  const isReadable = ID.test(id);
  const offer = useCall(getOffer, { offer: id }, { enabled: isReadable, refetchMs: REFETCH_MS });
  const own = useCall(
    listSubscriptions,
    { segment: 'all', offer: id, page: 1, pageSize: OWN_MAX },
    { enabled: isReadable, refetchMs: REFETCH_MS },
  );
  const isUnknown = offer.data === undefined && isRefusedAs(offer.failure, 'new_shares.unknown');
  if (!isReadable || isUnknown) {
    return (
      <Screen title={t.title}>
        <Unknown link={isAlone ? href('/home/newStock') : null} action={t.offer.toList}>
          {id === '' ? t.offer.pick : t.offer.unknown}
        </Unknown>
      </Screen>
    );
  }
  // Both at once: a form that turns into an application would move the button from under the finger.
  if (offer.data === undefined || own.data === undefined) {
    return (
      <Screen title={offer.data?.name ?? t.title}>
        {offer.data === undefined ? (
          <Loaded from={offer}>{() => null}</Loaded>
        ) : (
          <Loaded from={own}>{() => null}</Loaded>
        )}
      </Screen>
    );
  }
  // What is shown may be older: then it says since when.
  const stale = <Loaded<unknown> from={offer.failure === null ? own : offer}>{() => null}</Loaded>;
  const { rows, total } = own.data;
  return <OfferScreen key={id} offer={offer.data} applications={rows} hasMore={total > rows.length} stale={stale} />;
}

interface OfferScreenProps {
  readonly offer: Offer;
  readonly applications: readonly Subscription[];
  /** There are older ones. */
  readonly hasMore: boolean;
  readonly stale: ReactNode;
}

function OfferScreen({ offer, applications, hasMore, stale }: OfferScreenProps) {
  const t = useTexts(newSharesTexts);
  // What was pressed is gone with its form: the focus stays with what it changed.
  const ownPart = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState<Subscription | null>(null);
  const [isAnother, setAnother] = useState(false);
  const [failures, setFailures] = useState(0);
  const { phase } = usePhase(offer);
  const shown = applications.filter(({ state }) => state !== 'cancelled');
  const isTaking = phase === 'open' || phase === 'upcoming';
  const canApply = isTaking && (shown.length === 0 || isAnother);
  const isForm = canApply || (changing !== null && phase === 'open');
  const state = useApplication(offer, {
    own: changing,
    isActive: isForm,
    onApplied(made) {
      toast(t.apply.sent(t.lots(made.lots)));
      setAnother(false);
      go('/home/newStockRecord', { tab: 'applied', subscription: made.id });
    },
    onChanged(made) {
      toast(t.own.changed(t.lots(made.lots)));
      setChanging(null);
      ownPart.current?.focus();
    },
  });
  const change = (own: Subscription | null) => {
    setChanging(own);
    setAnother(false);
    setFailures(0);
    state.fill(own);
  };
  const send = () => (state.problem === null ? state.send() : setFailures(failures + 1));
  const isBarred = isForm && (state.refusal?.code.startsWith('identity.') ?? false);
  return (
    <Screen title={offer.name} isNarrow footer={isForm ? <SendButton state={state} /> : undefined}>
      {stale}
      <div className="flex flex-col gap-5">
        <Heading offer={offer} />
        <div className="flex flex-col gap-3 px-4 empty:hidden">
          {isBarred && (
            <Suspense>
              <BarredNote />
            </Suspense>
          )}
          <UnlockSheet command={state.command} />
          <UnknownResultCard command={state.command} what={whatWasSent()} slow={t.apply.slow} />
          <Closed offer={offer} phase={phase} />
        </div>
        <PublicNotes title={t.offer.notes} notes={offer.notes} />
        <div ref={ownPart} tabIndex={-1} className="flex flex-col gap-5 outline-none empty:hidden">
          {shown.map((own) => (
            <OwnApplication
              key={own.id}
              offer={offer}
              own={own}
              isChanging={changing?.id === own.id}
              onChange={change}
            />
          ))}
          {hasMore && (
            <div className="px-4">
              <Button variant="soft" size="medium" href={href('/home/newStockRecord')}>
                {t.own.all}
              </Button>
            </div>
          )}
        </div>
        {isForm && <ApplicationForm state={state} failures={failures} onSend={send} />}
        {!isForm && phase === 'open' && shown.length > 0 && shown.length < offer.applicationsMaximum && (
          <div className="px-4">
            <Button variant="soft" size="medium" onClick={() => setAnother(true)}>
              {t.own.another}
            </Button>
          </div>
        )}
        <HowItWorks offer={offer} />
        {isAuction(offer) && decided.has(phase) && (
          <Suspense>
            <AuctionBids offer={offer} />
          </Suspense>
        )}
        <OfferFacts offer={offer} />
      </div>
    </Screen>
  );

  function whatWasSent(): string {
    return `${offer.name} · ${t.lots(state.sentLots)}`;
  }
}

/** The price large, what it trades at, and the clock. */
function Heading({ offer }: { readonly offer: Offer }) {
  const t = useTexts(newSharesTexts);
  const { phase } = usePhase(offer);
  return (
    <div className="flex flex-col gap-1 px-4">
      <p className="text-small text-ink-2">{isAuction(offer) ? t.offer.floor : t.offer.price}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <span className="num text-hero font-semibold">{formatPrice(offer.price)}</span>
        <span className="flex flex-col items-end pb-1 text-small text-ink-2">
          <Premium rate={offer.premiumRate} />
          {offer.winningRate !== null && (
            <span className="num">
              {isAuction(offer) ? t.offer.rateBid : t.offer.rate} {formatPrice(offer.winningRate)}%
            </span>
          )}
        </span>
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <StatusChip tone="neutral" hasIcon={false}>
          {t.allocation[offer.allocation]}
        </StatusChip>
        <StatusChip
          tone={phase === 'open' ? 'waiting' : phase === 'withdrawn' ? 'ended' : 'neutral'}
          hasIcon={phase === 'open'}
        >
          {phase === 'withdrawn' ? t.offerState.withdrawn : <OfferClock offer={offer} />}
        </StatusChip>
        {phase === 'upcoming' && <RemindButton offer={offer} />}
      </div>
    </div>
  );
}

/** State C: until when, or since when, nothing is taken. */
function Closed({ offer, phase }: { readonly offer: Offer; readonly phase: Offer['state'] }) {
  const t = useTexts(newSharesTexts);
  if (phase === 'open') return null;
  if (phase === 'upcoming') return <Nudge>{t.apply.opensAt(formatDateTime(offer.opensAt, marketZone()))}</Nudge>;
  if (phase === 'withdrawn') return <Nudge tone="info">{t.apply.withdrawn}</Nudge>;
  return <Nudge tone="info">{t.apply.closedAt(formatDateTime(offer.closesAt, marketZone()))}</Nudge>;
}
