/** One restriction as a case (rules T6): what it means, why, by which rule, from when to when, and the appeal with its answer. */
import type { ReactNode } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listRestrictions } from '@bahi/contract/restrictions/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { marketZone } from '../../data/zone.ts';
import { restrictionWords } from '../../i18n/restrictions.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestTimeline, type TimelineItem } from '../../requests/parts/request-timeline.tsx';
import { Slip, SlipRow } from '../../ui/slip.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

export type RestrictionCase = OutputOf<typeof listRestrictions>[number];

export function RestrictionCard({
  restriction,
  children,
}: {
  readonly restriction: RestrictionCase;
  /** What can be done about it. */
  readonly children?: ReactNode;
}) {
  const t = useTexts(restrictionWords);
  const { id, kind, reason, rule, message, since, until, liftedAt, liftReason, isInForce, isOwn, appeal } = restriction;
  const time = (at: number) => formatDateTime(at, marketZone());
  return (
    <Slip
      title={t.kind[kind]}
      hasTitle
      head={
        <div className="flex flex-col items-start gap-2 pb-2">
          <StatusChip tone={isInForce ? 'locked' : 'ended'}>
            {isInForce ? t.inForce : liftedAt === null ? t.ended : t.lifted}
          </StatusChip>
          {isInForce && <p>{t.effect[kind]}</p>}
        </div>
      }
      foot={
        <div className="flex flex-col gap-4 pt-2">
          {message !== '' && (
            <div>
              <h3 className="text-small text-ink-2">{t.said}</h3>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
            </div>
          )}
          {isOwn && isInForce && <p>{t.isOwn}</p>}
          {appeal !== null && <Appeal appeal={appeal} />}
          {children}
        </div>
      }
    >
      <SlipRow label={t.reasonLabel} value={<span>{t.reason[reason]}</span>} />
      {rule !== '' && <SlipRow label={t.rule} value={<span>{t.ruleOf(rule)}</span>} />}
      <SlipRow label={t.caseNumber} value={id} />
      <SlipRow label={t.since} value={time(since)} />
      {isInForce ? (
        <SlipRow label={t.until} value={until === null ? <span>{t.noEnd}</span> : time(until)} />
      ) : (
        <SlipRow
          label={liftedAt === null ? t.ended : t.lifted}
          value={time(liftedAt ?? until ?? since)}
          {...(liftReason === null || liftReason === '' || liftReason === appeal?.answer
            ? {}
            : { note: `${t.why}: ${liftReason}` })}
        />
      )}
    </Slip>
  );
}

function Appeal({ appeal }: { readonly appeal: NonNullable<RestrictionCase['appeal']> }) {
  const t = useTexts(restrictionWords);
  const time = (at: number) => formatDateTime(at, marketZone());
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{t.yourAppeal}</h3>
      <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{appeal.text}</p>
      <RequestTimeline
        label={t.yourAppeal}
        items={[{ key: 'sent', title: t.steps.sent, detail: time(appeal.at), state: 'done' }, stepOf(appeal)]}
      />
      {appeal.answer !== null && appeal.answer !== '' && (
        <div>
          <h3 className="text-small text-ink-2">{t.answer}</h3>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{appeal.answer}</p>
        </div>
      )}
    </div>
  );

  function stepOf({ state, promisedBy, decidedAt }: typeof appeal): TimelineItem {
    if (state === 'pending') {
      return { key: state, title: t.steps.pending, detail: t.steps.promised(time(promisedBy)), state: 'now' };
    }
    return {
      key: state,
      title: t.steps[state],
      ...(decidedAt === null ? {} : { detail: time(decidedAt) }),
      state: state === 'rejected' ? 'failed' : 'done',
    };
  }
}
