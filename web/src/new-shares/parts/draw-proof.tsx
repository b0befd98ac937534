/** The proof of a draw, of whatever is offered (rules §8, T2): what was fixed and published when, and the verifier that anyone may run here. */
import { InlineLink } from '../../ui/inline-link.tsx';
import { Nudge } from '../../ui/nudge.tsx';
import { ProofCheck } from '../proof-check.tsx';
import { ProofTextsInUse, proofTexts, requestProofTexts, useProofTexts } from '../proof-texts.ts';
import { ProofTimeline, type DrawProof as Proof } from '../proof-timeline.tsx';
import type { OwnApplication } from '../proof.ts';

export interface DrawnOffer {
  readonly name: string;
  readonly symbol: string;
  /** Its page. */
  readonly to: string;
  readonly closesAt: number;
  readonly isOff: boolean;
}

export interface DrawProofProps {
  readonly draw: Proof;
  /** Undefined until it is read. */
  readonly offer: DrawnOffer | undefined;
  /** Those that are on the list; undefined until they are read, and to a visitor. */
  readonly own: readonly OwnApplication[] | undefined;
  readonly isOwnLoading: boolean;
  /** What starts the draw, in words. */
  readonly startsHow: string;
  /** What is drawn among, as its desk calls it. */
  readonly among: 'applications' | 'requests';
}

export function DrawProof({ among, ...proof }: DrawProofProps) {
  return (
    <ProofTextsInUse value={among === 'requests' ? requestProofTexts : proofTexts}>
      <Proven {...proof} />
    </ProofTextsInUse>
  );
}

function Proven({ draw, offer, own, isOwnLoading, startsHow }: Omit<DrawProofProps, 'among'>) {
  const t = useProofTexts();
  return (
    <div className="flex flex-col gap-5 px-4 pt-3">
      {offer !== undefined && (
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="text-title font-semibold">{offer.name}</h2>
          <InlineLink to={offer.to} className="text-small">
            {offer.symbol}
          </InlineLink>
        </div>
      )}
      <p>{t.intro}</p>
      {offer?.isOff === true && <Nudge tone="info">{t.calledOff}</Nudge>}
      <ProofTimeline draw={draw} offer={offer} startsHow={startsHow} />
      {draw.drawnAt !== null && <ProofCheck draw={draw} own={own} isOwnLoading={isOwnLoading} />}
    </div>
  );
}
