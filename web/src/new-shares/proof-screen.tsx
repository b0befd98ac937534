/** The proof of the draw of an offer of new shares. */
import { getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import { getOffer, listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { DrawProof } from './parts/draw-proof.tsx';
import { proofTexts } from './proof-texts.ts';
import { REFETCH_MS } from './record-reads.ts';
import { ID, isRefusedAs } from '../offerings/parts/unknown.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useOwnCall } from './visitor.ts';

/** More of a customer's applications for one offer than any offer takes. */
const OWN_MAX = 100;

export default function ProofScreen({ offer: id }: { readonly offer: string }) {
  const t = useTexts(proofTexts);
  const isReadable = ID.test(id);
  const proof = useCall(getDrawProof, { offer: id }, { enabled: isReadable, refetchMs: REFETCH_MS });
  const offer = useCall(getOffer, { offer: id }, { enabled: isReadable }).data;
  const own = useOwnCall(
    listSubscriptions,
    { offer: id, segment: 'all', page: 1, pageSize: OWN_MAX },
    { enabled: isReadable },
  );
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
          <DrawProof
            draw={draw}
            offer={
              offer && {
                name: offer.name,
                symbol: offer.symbol,
                to: href('/home/newStockBuy', { id }),
                closesAt: offer.closesAt,
                isOff: offer.state === 'withdrawn',
              }
            }
            own={own.data?.rows
              .filter(({ state }) => state !== 'cancelled')
              .map(({ id: application, lots, wonLots, state }) => ({
                application,
                lots,
                won: state === 'applied' ? null : (wonLots ?? 0),
              }))}
            isOwnLoading={own.isLoading}
            startsHow={t.drawAhead}
            among="applications"
          />
        )}
      </Loaded>
    </Screen>
  );
}
