/** What an application says in plain words: when money came back, and what not paying costs, before and after. */
import { formatAmount, formatDateTime } from '@bahi/core/format.ts';
import type { ReactNode } from 'react';
import { useServerNow } from '../data/clock.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Nudge } from '../ui/nudge.tsx';
import { isSome, isUnpaid, spentOf, stepOf, type Offer, type Subscription } from './record.ts';
import { recordTexts } from './record-texts.ts';
import type { RecordTexts } from './record-texts.en.ts';

export function RecordNotes({
  subscription,
  offer,
}: {
  readonly subscription: Subscription;
  readonly offer: Offer | undefined;
}) {
  const t = useTexts(recordTexts);
  const now = useServerNow();
  const note = noteOf({ subscription, offer, now }, t);
  if (note === null) return null;
  const { publishedPayBy: published, payBy } = subscription;
  const tone = isUnpaid(subscription) ? 'waiting' : 'info';
  return (
    <>
      {isUnpaid(subscription) && published !== null && payBy !== null && now < payBy && (
        <Nudge tone="info">
          {t.waits(formatDateTime(published, marketZone()), formatDateTime(payBy, marketZone()))}
        </Nudge>
      )}
      <Nudge tone={tone}>{note}</Nudge>
    </>
  );
}

interface Noted {
  readonly subscription: Subscription;
  readonly offer: Offer | undefined;
  readonly now: number;
}

function noteOf({ subscription, offer, now }: Noted, t: RecordTexts): ReactNode {
  const { state, bid, payBy, amount, refunded, wonLots } = subscription;
  const time = (at: number | null) => (at === null ? '' : formatDateTime(at, marketZone()));
  const by = time(payBy);
  const won = wonLots ?? 0;
  if (offer?.state === 'withdrawn') return t.calledOff;
  if (state === 'applied') return payBy === null ? null : t.mustPay(by);
  if (isUnpaid(subscription)) {
    if (payBy !== null && now >= payBy) return t.late(by);
    const prepaid = spentOf(subscription);
    return isSome(prepaid) ? t.costPrepaid(won, by, formatAmount(prepaid)) : t.cost(won, by);
  }
  if (state === 'forfeited')
    return isSome(refunded) ? t.forfeitedPrepaid(won, by, formatAmount(refunded)) : t.forfeited(won, by);
  if (state !== 'not_won') return null;
  const back = stepOf(subscription, 'refunded');
  if (back !== null) return t.notWonPaid(formatAmount(refunded), time(back.at));
  if (payBy !== null) return t.notWonNothing;
  return t.notWonHeld(formatAmount(amount), time(stepOf(subscription, 'not_won')?.at ?? null), bid !== null);
}
