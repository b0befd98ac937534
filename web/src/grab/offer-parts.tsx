/** What the list and the page of an offer say alike: its state, its price against the market, and figures as pairs. */
import type { ReactNode } from 'react';
import { formatRate, signOf } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { Num } from '../ui/num.tsx';
import type { Tone } from '../ui/status-chip.tsx';
import type { GrabTexts } from './texts.en.ts';
import { grabTexts } from './texts.ts';
import type { Offer } from './use-offers.ts';

const tones: Readonly<Record<Offer['state'], Tone>> = {
  upcoming: 'waiting',
  open: 'info',
  used_up: 'ended',
  closed: 'ended',
  drawing: 'waiting',
  drawn: 'neutral',
  withdrawn: 'ended',
};

export function stateChip(state: Offer['state'], t: GrabTexts): { readonly tone: Tone; readonly text: string } {
  return { tone: tones[state], text: t.states[state] };
}

/** The mark price of today says nothing about its price any more. */
export function isOver(state: Offer['state']): boolean {
  return state === 'closed' || state === 'drawn' || state === 'withdrawn';
}

/** Said in words, since a discount is no rise and no fall. */
export function AgainstMarket({ discountRate }: Pick<Offer, 'discountRate'>) {
  const t = useTexts(grabTexts);
  if (discountRate === null) return null;
  const percent = formatRate(discountRate).replace(/^[+−]/, '');
  const sign = signOf(discountRate);
  return <>{sign === 0 ? t.atMarket : sign > 0 ? t.below(percent) : t.above(percent)}</>;
}

export function Pair({
  label,
  value,
  note,
}: {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className="min-w-0 font-semibold">
        <Num>{value}</Num>
      </dd>
      {note !== undefined && <dd className="text-small text-ink-2">{note}</dd>}
    </div>
  );
}
