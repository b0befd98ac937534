/** The proof of an offer's draw (rules §8, T2): what was fixed and published when, and the verifier that anyone may run here. */
import { getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import { getOffer } from '@bahi/contract/new-shares/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { ProofCheck } from './proof-check.tsx';
import { proofTexts } from './proof-texts.ts';
import { ProofTimeline } from './proof-timeline.tsx';
import { REFETCH_MS } from './record-reads.ts';
import { ID, isRefusedAs } from '../offerings/parts/unknown.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export default function ProofScreen({ offer: id }: { readonly offer: string }) {
  const t = useTexts(proofTexts);
  const isReadable = ID.test(id);
  const proof = useCall(getDrawProof, { offer: id }, { enabled: isReadable, refetchMs: REFETCH_MS });
  const offer = useCall(getOffer, { offer: id }, { enabled: isReadable }).data;
  if (!isReadable || (proof.data === undefined && isRefusedAs(proof.failure, 'new_shares.unknown'))) {
    return (
      <Screen title={t.title} isNarrow>
        <EmptyState link={href('/home/newStock', { tab: 'closed' })} action={t.toOffers}>
          {t.unknown}
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={proof}>
        {(draw) => (
          <div className="flex flex-col gap-5 px-4 pt-3">
            {offer !== undefined && (
              <div className="flex flex-wrap items-baseline gap-x-2">
                <h2 className="text-title font-semibold">{offer.name}</h2>
                <InlineLink to={href('/home/newStockBuy', { id })} className="text-small">
                  {offer.symbol}
                </InlineLink>
              </div>
            )}
            <p>{t.intro}</p>
            {offer?.state === 'withdrawn' && <Nudge tone="info">{t.calledOff}</Nudge>}
            <ProofTimeline draw={draw} offer={offer} />
            {draw.drawnAt !== null && <ProofCheck draw={draw} />}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
