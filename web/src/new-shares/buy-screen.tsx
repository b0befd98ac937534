/**
 * home/newStockBuy: an offer with every fact of it, for everybody, and the application for it as its own review; the own application
 * stands here too, to be changed and taken back until the deadline.
 */
import { Suspense, lazy, useRef, useState, type ReactNode } from 'react';
import { getOffer, listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useTyped } from '../data/use-typed.ts';
import { useTexts } from '../i18n/texts.ts';
import { go, href } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PublicNotes } from '../offerings/parts/public-notes.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { UnlockSheet } from '../security/parts/unlock-sheet.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ANOTHER, beginning } from './application.ts';
import { OfferCompany } from './offer-facts.tsx';
import { OfferAbout } from './offer-about.tsx';
import { OfferClosed, OfferHeading } from './offer-heading.tsx';
import type { Offer, Subscription } from './offer-phase.ts';
import { SendButton } from './send-button.tsx';
import { newSharesTexts } from './texts.ts';
import { ID, isRefusedAs } from '../offerings/parts/unknown.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useApplication } from './use-application.ts';
import { usePhase } from './use-phase.ts';
import { useOwnCall, useWayToLogin } from './visitor.ts';

/** Of one offer; older ones stand under the own applications. */
const OWN_MAX = 20;
/** Others apply meanwhile: the winning rate moves. */
const REFETCH_MS = 15_000;

const BarredNote = lazy(() => import('../restrictions/parts/barred-note.tsx'));
// Of who has applied, and of who is nobody yet: whoever comes to apply waits for neither.
const OwnApplication = lazy(() => import('./own-application.tsx'));
const VisitorOffer = lazy(() => import('./visitor-offer.tsx'));

export default function BuyScreen() {
  const t = useTexts(newSharesTexts);
  const { isAlone } = usePane();
  const { id = '' } = useQuery('/home/newStockBuy');
  const isReadable = ID.test(id);
  const offer = useCall(getOffer, { offer: id }, { enabled: isReadable, refetchMs: REFETCH_MS });
  const toLogin = useWayToLogin();
  const own = useOwnCall(
    listSubscriptions,
    { segment: 'all', offer: id, page: 1, pageSize: OWN_MAX },
    { enabled: isReadable, refetchMs: REFETCH_MS },
  );
  const isUnknown = offer.data === undefined && isRefusedAs(offer.failure, 'new_shares.unknown');
  if (!isReadable || isUnknown) {
    return (
      <Screen title={t.title}>
        <EmptyState link={isAlone ? href('/home/newStock') : null} action={t.offer.toList}>
          {id === '' ? t.offer.pick : t.offer.unknown}
        </EmptyState>
      </Screen>
    );
  }
  if (toLogin !== null && offer.data !== undefined) {
    const stale = <Loaded from={offer}>{() => null}</Loaded>;
    return <VisitorOffer key={id} offer={offer.data} toLogin={toLogin} stale={stale} />;
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
  const typed = useTyped(beginning(offer), { keptAs: `newShares-${offer.id}` });
  const [failures, setFailures] = useState(0);
  const { phase } = usePhase(offer);
  const shown = applications.filter(({ state }) => state !== 'cancelled');
  const changing = shown.find(({ id, canEdit }) => id === typed.values.of && canEdit) ?? null;
  const isTaking = phase === 'open' || phase === 'upcoming';
  const canApply = isTaking && (shown.length === 0 || typed.values.of === ANOTHER);
  const isForm = canApply || (changing !== null && phase === 'open');
  const state = useApplication(offer, {
    typed,
    own: changing,
    isActive: isForm,
    onApplied(made) {
      toast(t.apply.sent(t.lots(made.lots)));
      begin();
      go('/home/newStockRecord', { tab: 'applied', subscription: made.id });
    },
    onChanged(made) {
      toast(t.own.changed(t.lots(made.lots)));
      begin();
      ownPart.current?.focus();
    },
  });
  const change = (own: Subscription | null) => {
    setFailures(0);
    begin(own);
  };
  const send = () => (state.problem === null ? state.send() : setFailures(failures + 1));
  const isBarred = isForm && (state.refusal?.code.startsWith('identity.') ?? false);
  return (
    <Screen title={offer.name} isNarrow footer={isForm ? <SendButton state={state} /> : undefined}>
      {stale}
      <div className="flex flex-col gap-5">
        <OfferHeading offer={offer} />
        <div className="flex flex-col gap-3 px-4 empty:hidden">
          {isBarred && (
            <Suspense>
              <BarredNote />
            </Suspense>
          )}
          <UnlockSheet command={state.command} />
          <UnknownResultCard command={state.command} what={whatWasSent()} />
          <OfferClosed offer={offer} phase={phase} />
        </div>
        <OfferCompany offer={offer} />
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
            <Button variant="soft" size="medium" onClick={() => begin(null, ANOTHER)}>
              {t.own.another}
            </Button>
          </div>
        )}
        <OfferAbout offer={offer} />
        <PublicNotes title={t.offer.notes} notes={offer.notes} />
      </div>
    </Screen>
  );

  function begin(own: Subscription | null = null, of?: string): void {
    typed.change(() => beginning(offer, own, of));
  }

  function whatWasSent(): string {
    return `${offer.name} · ${t.lots(state.sentLots)}`;
  }
}
