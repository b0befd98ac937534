/** The state of an application in one glance; while it is to be paid, with the time that is left. */
import { useServerNow } from '../data/clock.ts';
import { useTexts } from '../i18n/texts.ts';
import { Countdown } from '../ui/countdown.tsx';
import { StatusChip, type Tone } from '../ui/status-chip.tsx';
import { isUnpaid, type Subscription } from './record.ts';
import { recordTexts } from './record-texts.ts';
import { newSharesTexts } from './texts.ts';

const tones: Readonly<Record<Subscription['state'], Tone>> = {
  applied: 'info',
  cancelled: 'ended',
  not_won: 'ended',
  awaiting_payment: 'waiting',
  payment_failed: 'error',
  paid: 'success',
  forfeited: 'error',
  allotted: 'success',
  listed: 'success',
};

export function RecordChip({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts(recordTexts);
  const words = useTexts(newSharesTexts);
  const now = useServerNow();
  const { state, payBy } = subscription;
  if (isUnpaid(subscription) && payBy !== null && now < payBy) {
    return (
      <StatusChip tone={tones[state]}>
        {state === 'payment_failed' ? `${words.states.payment_failed} · ${t.next.pay}` : t.wonPayWithin}{' '}
        <Countdown to={payBy} />
      </StatusChip>
    );
  }
  // By the customer, or with the whole offer: the steps tell which.
  return <StatusChip tone={tones[state]}>{state === 'cancelled' ? t.cancelled : words.states[state]}</StatusChip>;
}
