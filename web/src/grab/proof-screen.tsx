/** The proof of the draw of a grab offer: the parts of new shares, since it is the very draw. */
import { getGrabTerms } from '@bahi/contract/grab/calls.ts';
import { getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import { useCredentials } from '../data/session.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { DrawProof, type DrawProofProps } from '../new-shares/parts/draw-proof.tsx';
import { ID, isRefusedAs } from '../offerings/parts/unknown.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { grabTexts } from './texts.ts';
import { OFFERS_REFETCH_MS, useOffers, type GrabRequest } from './use-offers.ts';

export default function ProofScreen({ offer: id }: { readonly offer: string }) {
  const t = useTexts(grabTexts);
  const isReadable = ID.test(id);
  const isVisitor = useCredentials() === null;
  const proof = useCall(getDrawProof, { offer: id }, { enabled: isReadable, refetchMs: OFFERS_REFETCH_MS });
  const offer = useOffers().data?.find((one) => one.id === id);
  const terms = useCall(getGrabTerms, { offer: id }, { enabled: isReadable && !isVisitor });
  if (!isReadable || (proof.data === undefined && isRefusedAs(proof.failure, 'new_shares.unknown'))) {
    return (
      <Screen title={t.proof} isNarrow>
        <EmptyState link={href('/home/qcList', { tab: 'offers' })} action={t.toOffers}>
          {t.missing}
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title={t.proof} isNarrow>
      <Loaded from={proof}>
        {(draw) => (
          <DrawProof
            draw={draw}
            offer={
              offer && {
                name: offer.name,
                symbol: offer.symbol,
                to: href('/home/qcList', { offer: id }),
                closesAt: offer.closesAt,
                isOff: offer.state === 'withdrawn',
              }
            }
            own={isVisitor || terms.data === undefined ? undefined : ownOf(terms.data.own)}
            isOwnLoading={!isVisitor && terms.isLoading}
            startsHow={t.drawsItself}
            among="requests"
          />
        )}
      </Loaded>
    </Screen>
  );
}

/** What an account may not receive it has won all the same. */
function ownOf(request: GrabRequest | null): NonNullable<DrawProofProps['own']> {
  if (request === null) return [];
  const { id: application, lots, status, allottedLots } = request;
  return [{ application, lots, won: status === 'pending' || status === 'released' ? null : allottedLots }];
}
