/** The steps of an application (spec §4): applied, drawn, won or not, paid or forfeited, allotted, listed; each leads to its proof. */
import type { ReactNode } from 'react';
import { assertNever } from '@bahi/core/assert.ts';
import { formatAmount, formatDate, formatDateTime } from '@bahi/core/format.ts';
import { useServerNow } from '../data/clock.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Countdown } from '../ui/countdown.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { RequestTimeline, type TimelineItem } from '../requests/parts/request-timeline.tsx';
import type { Offer, Step, Subscription } from './record.ts';
import { recordTexts } from './record-texts.ts';
import type { RecordTexts } from './record-texts.en.ts';

interface RecordTimelineProps {
  readonly subscription: Subscription;
  readonly offer: Offer | undefined;
}

export function RecordTimeline({ subscription, offer }: RecordTimelineProps) {
  const t = useTexts(recordTexts);
  const isAuction = subscription.bid !== null;
  const items = subscription.timeline.map((step): TimelineItem => {
    const isPast = step.state === 'done' || step.state === 'failed';
    return {
      key: step.step,
      title:
        step.step === 'cancelled' && offer?.state === 'withdrawn'
          ? t.steps.calledOff
          : wordsOf(step, subscription, isPast, t),
      state: step.state,
      detail: <Detail step={step} subscription={subscription} offer={offer} hasProof={!isAuction} />,
    };
  });
  return <RequestTimeline label={t.timeline} items={items} />;
}

function wordsOf({ step }: Step, of: Subscription, isPast: boolean, { steps: s }: RecordTexts): string {
  const isAuction = of.bid !== null;
  switch (step) {
    case 'applied':
      return s.applied(of.lots);
    case 'closed':
      return isPast ? s.closed : s.closes;
    case 'drawn':
      if (isPast) return isAuction ? s.auctioned : s.drawn;
      return isAuction ? s.auction : s.draw;
    case 'won':
      return isPast ? s.won(of.wonLots ?? 0, isAuction) : s.result;
    case 'paid':
      if (isPast) return s.paid;
      return of.payBy === null ? s.payHeld : s.payBy;
    case 'forfeited':
      return s.forfeited(of.wonLots ?? 0);
    case 'refunded':
      return s.refunded(formatAmount(of.refunded));
    case 'allotted':
      return isPast ? s.allotted : s.allot;
    case 'listed':
      return isPast ? s.listed : s.list;
    case 'not_won':
      return s.notWon(isAuction);
    case 'changed':
    case 'payment_failed':
    case 'cancelled':
      return s[step];
    default:
      return assertNever(step);
  }
}

interface DetailProps {
  readonly step: Step;
  readonly subscription: Subscription;
  readonly offer: Offer | undefined;
  readonly hasProof: boolean;
}

function Detail({ step: { step, at, state }, subscription, offer, hasProof }: DetailProps): ReactNode {
  const t = useTexts(recordTexts);
  const now = useServerNow();
  // The days of allotment and listing have no hour of their own until they happened.
  const isDay = state !== 'done' && (step === 'allotted' || step === 'listed');
  const parts: ReactNode[] = [];
  if (at !== null)
    parts.push(
      <span key="at" className="num">
        {isDay ? formatDate(at, marketZone()) : formatDateTime(at, marketZone())}
      </span>,
    );
  if (state === 'now' && at !== null && !isDay && at > now) parts.push(<Countdown key="left" to={at} />);
  if (step === 'drawn' && hasProof && offer?.state !== 'withdrawn')
    parts.push(
      <InlineLink key="proof" to={href('/home/newStockRecord', { proof: subscription.offer })}>
        {state === 'done' ? t.proof : t.proofAhead}
      </InlineLink>,
    );
  if (step === 'drawn' && !hasProof && state === 'done')
    parts.push(
      <InlineLink key="bids" to={href('/home/newStockBuy', { id: subscription.offer })}>
        {t.bids}
      </InlineLink>,
    );
  const entry = entryOf(step, subscription);
  if (entry !== null)
    parts.push(
      <InlineLink key="entry" to={href('/information/fundRecord', { entry })}>
        {t.entry}
      </InlineLink>,
    );
  return <span className="flex flex-wrap items-center gap-x-3">{parts}</span>;
}

/** Of an application that ended, the last entry is the one that paid back; the allotment's is the last of one that has its shares. */
function entryOf(step: Step['step'], { state, entries }: Subscription): string | null {
  const last = entries.at(-1) ?? null;
  if (step === 'refunded' && hasEnded(state)) return last;
  return step === 'allotted' && (state === 'allotted' || state === 'listed') ? last : null;
}

function hasEnded(state: Subscription['state']): boolean {
  return state === 'not_won' || state === 'forfeited' || state === 'cancelled';
}
