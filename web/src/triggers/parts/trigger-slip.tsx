/** The slip of a trigger order: what it will do or did, its prices, and its steps with what was seen and the order that it became. */
import { formatBusinessDate, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useQuote } from '../../data/live.ts';
import { marketZone } from '../../data/zone.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestTimeline, type TimelineItem } from '../../requests/parts/request-timeline.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Num } from '../../ui/num.tsx';
import { Slip, SlipRow } from '../../ui/slip.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { Trigger } from './terms.ts';
import type { TriggerTexts } from './texts.en.ts';
import { triggerTexts } from './texts.ts';
import { triggerTones } from './trigger-row.tsx';
import { awayText, distanceText, sentenceOf, toldOf } from './words.ts';

export function TriggerSlip({ trigger }: { readonly trigger: Trigger }) {
  const t = useTexts(triggerTexts);
  const reasonText = useRefusalText();
  const { kind, status, reason, target, trail, limitPrice, lots, id, endedAt } = trigger;
  const isActive = status === 'active';
  const mark = useQuote(isActive ? trigger.symbol : null)?.mark ?? null;
  const away = awayText(trigger, mark);
  const hasLimit = limitPrice !== null || (target?.limitPrice ?? null) !== null;
  return (
    <Slip
      title={t.kindLong[kind]}
      hasTitle
      head={
        <div className="flex flex-col items-start gap-1 pb-2">
          <StatusChip tone={triggerTones[status]}>{t.status[status]}</StatusChip>
          {endedAt !== null && <p className="text-small text-ink-2">{t.sentence.was}</p>}
          <p className={endedAt === null ? 'text-lead font-semibold' : 'text-ink-2'}>
            {sentenceOf(toldOf(trigger), t)}
          </p>
          {isActive && (
            <p className="text-small text-ink-2">
              {t.sentence.held} {t.sentence.watched}
            </p>
          )}
          {reason !== null && <p className="text-ink-2">{reasonText(reason)}</p>}
        </div>
      }
    >
      {isActive && mark !== null && (
        <SlipRow
          label={t.slip.markNow}
          value={formatPrice(mark)}
          {...(away === null ? {} : { note: t.list.away(away) })}
        />
      )}
      <SlipRow label={t.price.stop} value={formatPrice(trigger.triggerPrice)} />
      {limitPrice !== null && <SlipRow label={t.limit.stop} value={formatPrice(limitPrice)} />}
      {target !== null && <SlipRow label={t.price.target} value={formatPrice(target.triggerPrice)} />}
      {target !== null && target.limitPrice !== null && (
        <SlipRow label={t.limit.target} value={formatPrice(target.limitPrice)} />
      )}
      {trail !== null && <SlipRow label={t.trail} value={distanceText(trail)} />}
      {trail !== null && (
        <SlipRow
          label={t.slip.best[trigger.reachedFrom === 'above' ? 'highest' : 'lowest']}
          value={formatPrice(trail.best)}
        />
      )}
      <SlipRow label={t.slip.lots} value={lots === null ? t.slip.whole : t.lots(lots)} />
      {hasLimit && (
        <SlipRow label={t.timeInForce} value={trigger.timeInForce === 'gtc' ? t.untilCancelled : t.forSession} />
      )}
      <SlipRow label={t.expiresOn} value={formatBusinessDate(trigger.expiresOn)} />
      <SlipRow
        label={t.slip.number}
        value={
          <span className="-my-2.5 -mr-3 flex items-center justify-end">
            <Num align="right">{id}</Num>
            <CopyButton text={id} label={`${t.slip.copy}: ${t.slip.number}`} />
          </span>
        }
      />
    </Slip>
  );
}

type Step = Exclude<keyof TriggerTexts['step'], 'seen' | 'order'>;

export function TriggerTimeline({ trigger }: { readonly trigger: Trigger }) {
  const t = useTexts(triggerTexts);
  const reasonText = useRefusalText();
  const { status, createdAt, endedAt, fired, reason, order } = trigger;
  const when = (at: number | null) => (at === null ? null : formatDateTime(at, marketZone()));
  const why = reason === null ? null : reasonText(reason);
  const step = (key: Step, state: TimelineItem['state'], lines: readonly (string | null)[]): TimelineItem => {
    const said = lines.filter((line) => line !== null && line !== '');
    return {
      key,
      state,
      title: t.step[key],
      ...(said.length === 0 ? {} : { detail: said.map((line) => <div key={line}>{line}</div>) }),
    };
  };
  const items: readonly TimelineItem[] = [
    step('made', 'done', [when(createdAt)]),
    ...(fired === null ? [] : [step('fired', 'done', [when(fired.at), t.step.seen(formatPrice(fired.mark))])]),
    ...(status === 'active' ? [step('watching', 'now', []), step('placed', 'ahead', [])] : []),
    ...(status === 'firing' ? [step('firing', 'now', []), step('placed', 'ahead', [])] : []),
    ...(status === 'waiting' ? [step('waiting', 'now', [why]), step('placed', 'ahead', [])] : []),
    ...(status === 'placed'
      ? [step('placed', 'done', [when(endedAt), order === null ? null : t.step.order(order)])]
      : []),
    ...(status === 'failed' || status === 'cancelled' || status === 'expired'
      ? [step(status, 'failed', [when(endedAt), why])]
      : []),
  ];
  return <RequestTimeline label={t.slip.timeline} items={items} />;
}
