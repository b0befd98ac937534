/** What a follower can do about units: set the own stop anew, and stop, with what that brings and when, or why it cannot be done yet. */
import { changePoolStop, stopFollowing } from '@bahi/contract/pools/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { STOP_PERCENT, UNIT_DIGITS } from '@bahi/core/pool.ts';
import { useCommand } from '../data/use-command.ts';
import { useConnection } from '../data/stream.ts';
import { marketZone } from '../data/zone.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { StepUpSheet } from '../security/parts/step-up-sheet.tsx';
import { useStepUp } from '../security/parts/use-step-up.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { focusTitle } from '../ui/focus-title.ts';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useForm } from '../ui/use-form.ts';
import { stopOf, stopsAt } from './amounts.ts';
import { HOLDING_READS } from './holding-slip.tsx';
import type { Holding } from './pool-words.ts';
import { StopField } from './stop-field.tsx';
import { poolTexts } from './texts.ts';

export function HoldingActions({ holding }: { readonly holding: Holding }) {
  const t = useTexts(poolTexts);
  return (
    <>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">
          {t.own.changeStop}
        </summary>
        <StopForm holding={holding} />
      </details>
      <StopNow holding={holding} />
    </>
  );
}

function StopForm({ holding: { id, invested, stopPercent } }: { readonly holding: Holding }) {
  const t = useTexts(poolTexts);
  const fault = t.ask.stopFault(STOP_PERCENT.minimum, STOP_PERCENT.maximum);
  const form = useForm({
    idPrefix: `stop-${id}`,
    initial: { stop: String(stopPercent) },
    rules: { stop: (value) => (stopOf(value, STOP_PERCENT) === null ? fault : null) },
    onSubmit: ({ stop }) => command.send({ holding: id, stopPercent: stopOf(stop, STOP_PERCENT) ?? stopPercent }),
  });
  const command = useCommand(changePoolStop, {
    changes: HOLDING_READS,
    onDone: (changed) => toast(t.own.stopChanged(changed.stopPercent)),
    onRefused: useRejected(form, { 'pools.stop_invalid': 'stop' }),
  });
  const percent = stopOf(form.values.stop, STOP_PERCENT);
  const worth = stopsAt(invested, percent);
  return (
    <RequestForm
      form={form}
      command={command}
      action={percent === null ? t.own.changeStop : t.own.changeStopTo(percent)}
      variant="soft"
      blockedBecause={percent === stopPercent ? t.own.sameStop(stopPercent) : null}
      label={t.own.changeStop}
    >
      <StopField
        {...form.field('stop')}
        limits={STOP_PERCENT}
        hint={percent === null || worth === null ? fault : t.ask.stopHint(percent, formatAmount(worth))}
      />
    </RequestForm>
  );
}

function StopNow({ holding }: { readonly holding: Holding }) {
  const t = useTexts(poolTexts);
  const common = useCommonTexts();
  const text = useRefusalText();
  const { isOnline } = useConnection();
  const { id, strategy, units, isLocked, lockedUntil, ifStopped } = holding;
  const stop = useStepUp(stopFollowing, {
    changes: HOLDING_READS,
    onDone() {
      // The button is gone with what it stopped.
      focusTitle();
      toast(t.own.stopSent);
    },
    onRefused: (refusal, message) => toast(text(refusal, message)),
  });
  const blocked = isLocked ? t.own.lockedWhy(formatBusinessDate(lockedUntil)) : isOnline ? null : common.offlineNotSent;
  return (
    <>
      <UnknownResultCard command={stop.command} what={t.own.stop} />
      <Button
        variant="outline"
        size="medium"
        isBusy={stop.command.isBusy}
        blockedBecause={blocked}
        onClick={() => stop.ask({ holding: id })}
      >
        {t.own.stop}
      </Button>
      {stop.isAsking && (
        <StepUpSheet stepUp={stop} title={t.own.stopTitle(t.strategy[strategy])} action={t.own.stop}>
          <div className="-mx-4">
            <Slip title={t.own.stopReview}>
              <SlipRow label={t.own.units} value={formatAmount(units, UNIT_DIGITS)} />
              <SlipRow
                label={t.own.leavesAt}
                value={ifStopped === null ? '—' : formatDateTime(ifStopped.dealsAt, marketZone())}
              />
              <SlipRow label={t.own.brings} value={formatPrice(ifStopped?.amount)} note={t.own.bringsNote} isTotal />
            </Slip>
          </div>
        </StepUpSheet>
      )}
    </>
  );
}
