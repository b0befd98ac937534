/** Rights issues with what the customer is entitled to, and what happens if nothing is done. */
import { listRights } from '@bahi/contract/rights/calls.ts';
import { formatPrice } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Countdown } from '../ui/countdown.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { FactPair, Facts } from '../offerings/parts/facts.tsx';
import { OfferCard } from '../offerings/parts/offer-card.tsx';
import { useOpenOffer } from './open-offer.ts';
import { rightsChip, type RightsIssue } from './placement-words.ts';
import { RightsOutcome } from './rights-outcome.tsx';
import { placementTexts } from './texts.ts';

export function RightsList() {
  const t = useTexts(placementTexts);
  const issues = usePagedCall(listRights, {}, { refetchMs: 2 * WAITING_REFETCH_MS });
  const { issue: open } = useOpenOffer();
  return (
    <Loaded
      from={issues}
      empty={
        <EmptyState link={href('/trade/index', { tab: 'holdings' })} action={t.toHoldings}>
          {t.emptyRights}
        </EmptyState>
      }
    >
      {(rows) => (
        <>
          <p className="px-4 py-2 text-small text-ink-3">{t.amountsInInr}</p>
          <ul className="border-b border-line">
            {rows.map((issue) => (
              <RightsCard key={issue.id} issue={issue} isSelected={issue.id === open} />
            ))}
          </ul>
          <LoadMore from={issues} />
        </>
      )}
    </Loaded>
  );
}

function RightsCard({ issue, isSelected }: { readonly issue: RightsIssue; readonly isSelected: boolean }) {
  const t = useTexts(placementTexts);
  const { id, symbol, state, price, ratioNew, ratioHeld, entitled, isFinal } = issue;
  return (
    <OfferCard
      name={useNameOf(issue)}
      symbol={symbol}
      chip={rightsChip(issue, t)}
      link={href('/home/newStockPsBuy', { issue: id })}
      isSelected={isSelected}
    >
      <Facts>
        <FactPair
          label={t.rights.entitled}
          value={t.shares(entitled)}
          note={isFinal ? t.rights.isFinal : t.rights.isProvisional}
        />
        <FactPair label={t.rights.ratio} value={t.rights.ratioOf(ratioNew, ratioHeld)} />
        <FactPair label={t.rights.price} value={formatPrice(price)} />
        {(state === 'announced' || state === 'open') && (
          <FactPair
            label={state === 'open' ? t.rights.payIn : t.rights.opensIn}
            value={<Countdown to={state === 'open' ? issue.payBy : issue.opensAt} />}
          />
        )}
      </Facts>
      <RightsOutcome issue={issue} />
    </OfferCard>
  );
}
