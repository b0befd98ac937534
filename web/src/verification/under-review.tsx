/** Instead of the form while staff look at it: what was sent, where it is, what it usually takes. Shows the decision by itself. */
import { getVerification } from '@bahi/contract/verification/calls.ts';
import { formatDateTime, formatTime } from '@bahi/core/format.ts';
import { useEffect, useRef } from 'react';
import { serverNow } from '../data/clock.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestTimeline } from '../requests/parts/request-timeline.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import type { View } from './answers.ts';
import { FieldsSlip } from './fields-slip.tsx';
import { GoBack } from './go-back.tsx';
import { verificationTexts } from './texts.ts';

export function UnderReview({ view, isJustSent }: { readonly view: View; readonly isJustSent: boolean }) {
  const t = useTexts(verificationTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useCall(getVerification, {}, { refetchMs: WAITING_REFETCH_MS });
  useEffect(() => {
    if (isJustSent) heading.current?.focus();
  }, [isJustSent]);
  const sentAt = view.submittedAt ?? serverNow();
  const dueAt = sentAt + view.promiseMinutes * 60_000;
  const isLate = serverNow() > dueAt;
  return (
    <div className="flex flex-col gap-4 pt-1">
      <div className="flex flex-col items-start gap-2 px-4">
        <StatusChip tone="waiting">{t.underReview}</StatusChip>
        <h2 ref={heading} tabIndex={-1} className="text-title font-semibold">
          {t.timeline.review}
        </h2>
        <p className="text-ink-2">{isLate ? t.late : t.underReviewBody(view.promiseMinutes)}</p>
      </div>
      <div className="px-4">
        <RequestTimeline
          label={t.timeline.label}
          items={[
            { key: 'sent', title: t.timeline.sent, detail: formatDateTime(sentAt, marketZone()), state: 'done' },
            {
              key: 'review',
              title: t.timeline.review,
              ...(isLate ? {} : { detail: t.timeline.reviewBy(formatTime(dueAt, marketZone())) }),
              state: 'now',
            },
            { key: 'decision', title: t.timeline.decision, state: 'ahead' },
          ]}
        />
      </div>
      <FieldsSlip view={view} title={t.whatWasSent} />
      <GoBack />
    </div>
  );
}
