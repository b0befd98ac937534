/** One offer: its rule in words, its terms, and the request for it; the own allotment stands in the form's place. */
import { useRef } from 'react';
import { getGrabTerms } from '@bahi/contract/grab/calls.ts';
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { OfferHead } from '../offerings/parts/offer-head.tsx';
import { Prospectus } from '../offerings/parts/prospectus.tsx';
import { PublicNotes } from '../offerings/parts/public-notes.tsx';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { AgainstMarket, isOver, stateChip } from './offer-parts.tsx';
import { GrabForm } from './grab-form.tsx';
import { GrabRequestSlip } from './request-slip.tsx';
import { grabTexts } from './texts.ts';
import { OFFERS_REFETCH_MS, useOffers, type Offer } from './use-offers.ts';

export function OfferPage({ id }: { readonly id: string }) {
  const t = useTexts(grabTexts);
  const offers = useOffers();
  const offer = offers.data?.find((one) => one.id === id);
  if (offer !== undefined) return <OneOffer offer={offer} />;
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={offers}>
        {() => (
          <EmptyState link={href('/home/qcList', { tab: 'offers' })} action={t.toOffers}>
            {t.missing}
          </EmptyState>
        )}
      </Loaded>
    </Screen>
  );
}

function OneOffer({ offer }: { readonly offer: Offer }) {
  const t = useTexts(grabTexts);
  const terms = useCall(getGrabTerms, { offer: offer.id }, { staleTimeMs: 0, refetchMs: OFFERS_REFETCH_MS });
  // What was pressed is gone with its form: the focus stays where the allotment stands then.
  const request = useRef<HTMLDivElement>(null);
  const { symbol, state, price, discountRate, lots, requests, draw, voidBecause } = offer;
  return (
    <Screen title={t.ask.title(useNameOf(offer))} isNarrow>
      <div className="flex flex-col gap-5 pt-1">
        <OfferHead symbol={symbol} chip={stateChip(state, t)} price={price} label={t.price}>
          {!isOver(state) && <AgainstMarket discountRate={discountRate} />}
        </OfferHead>
        <PublicNotes title={t.notes} notes={offer.notes} />
        <section aria-label={t.rule} className="px-4">
          <h2 className="font-semibold">{t.rule}</h2>
          <p className="text-ink-2">{draw === null ? t.rules.first_come : t.rules.draw(draw.index)}</p>
          {draw !== null && (
            <p className="pt-1">
              <InlineLink to={href('/home/qcList', { proof: offer.id })}>{t.proof}</InlineLink>
            </p>
          )}
        </section>
        {voidBecause !== null && terms.data?.own?.reason !== voidBecause && (
          <div className="px-4">
            <Nudge tone="info">{t.voids[voidBecause]}</Nudge>
          </div>
        )}
        <div ref={request} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <Loaded from={terms}>
            {(now) => {
              if (now.own !== null) return <GrabRequestSlip request={now.own} isOnItsOffer />;
              if (state === 'used_up')
                return (
                  <div className="px-4">
                    <Nudge tone="info">{t.usedUp(lots, requests)}</Nudge>
                  </div>
                );
              if (state === 'drawing' && draw !== null)
                return (
                  <div className="px-4">
                    <Nudge tone="info">{t.drawing(formatDateTime(draw.at, marketZone()))}</Nudge>
                  </div>
                );
              if (state !== 'open' && state !== 'upcoming') return null;
              return <GrabForm offer={offer} terms={now} onSent={() => request.current?.focus()} />;
            }}
          </Loaded>
        </div>
        <Terms offer={offer} />
      </div>
    </Screen>
  );
}

function Terms({ offer }: { readonly offer: Offer }) {
  const t = useTexts(grabTexts);
  const { draw, state } = offer;
  const isAsking = state === 'open' || state === 'upcoming';
  const when = (at: number) => formatDateTime(at, marketZone());
  return (
    <Slip title={t.facts} hasTitle foot={<Prospectus title={t.prospectus} text={offer.prospectus} />}>
      <SlipRow label={t.needs} value={t.level(offer.level)} />
      <SlipRow label={t.market} value={formatPrice(offer.marketPrice)} />
      {draw === null ? (
        <SlipRow label={t.quota} value={t.left(offer.remainingLots, offer.lots)} />
      ) : (
        <>
          <SlipRow label={t.quota} value={t.lots(offer.lots)} />
          <SlipRow
            label={isAsking ? t.asked : t.own.asked}
            value={t.lots(offer.askedLots)}
            note={t.requestsSoFar(offer.requests)}
          />
        </>
      )}
      <SlipRow label={t.most} value={t.lots(offer.maximumLots)} />
      <SlipRow label={t.opens} value={when(offer.opensAt)} />
      <SlipRow label={t.closes} value={when(offer.closesAt)} />
      {draw !== null && state !== 'withdrawn' && <SlipRow label={t.drawAt} value={when(draw.drawnAt ?? draw.at)} />}
      <SlipRow
        label={t.lock}
        value={t.lockDays(offer.lockDays)}
        {...(offer.lockDays === 0 ? {} : { note: t.lockWhy(offer.lockDays) })}
      />
    </Slip>
  );
}
