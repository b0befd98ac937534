/** home/qcList: grab offers, one of them with the request for it, the customer's requests; and, for everybody, the proof of a draw. */
import { lazy } from 'react';
import { useCredentials } from '../data/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { href, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Segments } from '../ui/segments.tsx';
import { OfferPage } from './offer-page.tsx';
import { OfferRow } from './offer-row.tsx';
import { OwnRequests } from './own-requests.tsx';
import { grabTexts } from './texts.ts';
import { useOffers } from './use-offers.ts';

const ProofScreen = lazy(() => import('./proof-screen.tsx'));

const tabs = ['offers', 'requests'] as const;

export default function GrabScreen() {
  const { offer, proof } = useQuery('/home/qcList');
  const isVisitor = useCredentials() === null;
  if (proof !== undefined) return <ProofScreen key={proof} offer={proof} />;
  // The shell leads to login.
  if (isVisitor) return null;
  return offer === undefined ? <Lists /> : <OfferPage id={offer} />;
}

function Lists() {
  const t = useTexts(grabTexts);
  const query = useQuery('/home/qcList');
  const tab = tabs.find((one) => one === query.tab) ?? 'offers';
  return (
    <Screen
      title={t.title}
      isNarrow
      subBar={
        <Segments
          label={t.sections}
          look="line"
          items={tabs.map((key) => ({ key, text: t.tabs[key] }))}
          value={tab}
          onChange={(next) => setQuery({ tab: next })}
        />
      }
    >
      <div role="tabpanel" aria-label={t.tabs[tab]}>
        {tab === 'offers' ? <Offers /> : <OwnRequests />}
      </div>
    </Screen>
  );
}

function Offers() {
  const t = useTexts(grabTexts);
  const offers = useOffers();
  return (
    <Loaded
      from={offers}
      empty={
        <EmptyState link={href('/market/vip')} action={t.toVip}>
          {t.empty}
        </EmptyState>
      }
    >
      {(rows) => (
        <>
          <p className="px-4 py-2 text-small text-ink-3">{t.amountsInInr}</p>
          <ul className="border-b border-line">
            {rows.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
          <LoadMore from={offers} />
        </>
      )}
    </Loaded>
  );
}
