/** The state of an application in one glance; while it is to be paid, with the time that is left. */
import { useServerNow } from '../data/clock.ts';
import { useTexts } from '../i18n/texts.ts';
import { Countdown } from '../ui/countdown.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { OwnState } from './own-state.tsx';
import { isUnpaid, type Subscription } from './record.ts';
import { recordTexts } from './record-texts.ts';
import { newSharesTexts } from './texts.ts';

export function RecordChip({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts(recordTexts);
  const { states } = useTexts(newSharesTexts);
  const now = useServerNow();
  const { state, payBy } = subscription;
  if (!isUnpaid(subscription) || payBy === null || now >= payBy) return <OwnState subscription={subscription} />;
  const isFailed = state === 'payment_failed';
  return (
    <StatusChip tone={isFailed ? 'error' : 'waiting'}>
      {isFailed ? `${states.payment_failed} · ${t.next.pay}` : t.wonPayWithin} <Countdown to={payBy} />
    </StatusChip>
  );
}
