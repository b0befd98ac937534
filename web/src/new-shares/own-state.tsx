/** The state of an own application in one glance: icon and word. */
import { useTexts } from '../i18n/texts.ts';
import { StatusChip, type Tone } from '../ui/status-chip.tsx';
import type { Subscription } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';

const tones: Record<Subscription['state'], Tone> = {
  applied: 'info',
  cancelled: 'ended',
  not_won: 'ended',
  awaiting_payment: 'waiting',
  payment_failed: 'error',
  paid: 'success',
  forfeited: 'ended',
  allotted: 'success',
  listed: 'success',
};

export function OwnState({ subscription }: { readonly subscription: Pick<Subscription, 'state' | 'bid'> }) {
  const { state, bid } = subscription;
  const t = useTexts(newSharesTexts);
  return (
    <StatusChip tone={tones[state]}>{state === 'not_won' && bid !== null ? t.lostBid : t.states[state]}</StatusChip>
  );
}
