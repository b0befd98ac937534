/** How winners are found, in three sentences, with the way to the proof (rules T2). */
import type { ReactNode } from 'react';
import { getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { useInstrument } from '../data/instruments.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import type { Offer } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';

export function HowItWorks({ offer }: { readonly offer: Offer }) {
  return offer.allocation === 'draw' ? <Draw offer={offer} /> : <Auction allocation={offer.allocation} />;
}

function Draw({ offer }: { readonly offer: Offer }) {
  const t = useTexts(newSharesTexts);
  const proof = useCall(getDrawProof, { offer: offer.id }, { staleTimeMs: 60_000 });
  const index = useInstrument(proof.data?.index)?.name ?? proof.data?.index;
  const sentences = [
    t.draw.commitment,
    t.draw.list[offer.tickets],
    t.draw.level(index ?? '—', proof.data === undefined ? '—' : formatBusinessDate(proof.data.date)),
  ];
  return (
    <Sentences title={t.draw.title} sentences={sentences}>
      <a
        href={href('/home/newStockRecord', { proof: offer.id })}
        className="inline-flex min-h-11 items-center font-semibold text-action"
      >
        {t.draw.proof}
      </a>
    </Sentences>
  );
}

function Auction({ allocation }: { readonly allocation: Exclude<Offer['allocation'], 'draw'> }) {
  const t = useTexts(newSharesTexts);
  return (
    <Sentences title={t.auction.title} sentences={[t.auction.sealed, t.auction.order, t.auction.pricing[allocation]]} />
  );
}

function Sentences(props: {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly children?: ReactNode;
}) {
  return (
    <section aria-label={props.title} className="px-4">
      <h2 className="pb-1 font-semibold">{props.title}</h2>
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-ink-2">
        {props.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {props.children}
    </section>
  );
}
