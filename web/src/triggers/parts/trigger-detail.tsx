/** A trigger order on its own page: its slip, its steps, what it became, and Modify and Cancel while it waits. */
import { useState } from 'react';
import { getPosition } from '@bahi/contract/orders/positions.ts';
import { cancelTrigger, getTrigger, listTriggers, triggerCan } from '@bahi/contract/triggers/calls.ts';
import { useNameOf } from '../../data/instruments.ts';
import { useConnection } from '../../data/stream.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommand } from '../../data/use-command.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useTexts } from '../../i18n/texts.ts';
import { confirm } from '../../shell/confirm.ts';
import { href } from '../../shell/location.ts';
import { Screen } from '../../shell/screen.tsx';
import { toast } from '../../shell/toast.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { UnknownResultCard } from '../../ui/unknown-result-card.tsx';
import { LOT_SIZE, LOTS_MAXIMUM } from '../../orders/parts/prices.ts';
import { ExitSize } from './exit-size.tsx';
import { TRIGGER_REFETCH_MS } from './refresh.ts';
import type { Trigger } from './terms.ts';
import { triggerTexts } from './texts.ts';
import { TriggerForm } from './trigger-form.tsx';
import { TriggerSlip, TriggerTimeline } from './trigger-slip.tsx';

export default function TriggerDetail({ id }: { readonly id: string }) {
  const t = useTexts(triggerTexts);
  const answer = useCall(getTrigger, { trigger: id }, { refetchMs: TRIGGER_REFETCH_MS });
  if (answer.data !== undefined) return <Detail trigger={answer.data} />;
  const { failure } = answer;
  const isMissing = failure?.kind === 'refused' && failure.refusal.code === 'triggers.unknown';
  return (
    <Screen title={t.title}>
      {isMissing ? (
        <EmptyState link={href('/trade/index', { tab: 'triggers' })} action={t.slip.toList}>
          {t.slip.missing}
        </EmptyState>
      ) : (
        <Loaded from={answer}>{() => null}</Loaded>
      )}
    </Screen>
  );
}

function Detail({ trigger }: { readonly trigger: Trigger }) {
  const t = useTexts(triggerTexts);
  const name = useNameOf(trigger);
  const { order, position } = trigger;
  return (
    <Screen title={name}>
      <div className="flex max-w-140 flex-col gap-5 px-4 pt-1">
        <TriggerSlip trigger={trigger} />
        <div className="flex flex-col gap-2 empty:hidden">
          {order !== null && <Button href={href('/trade/positionDetail', { order })}>{t.slip.order}</Button>}
          <Work key={trigger.status} trigger={trigger} />
          {position !== null && (
            <Button variant="soft" href={href('/trade/positionDetail', { position })}>
              {t.slip.toPosition}
            </Button>
          )}
        </div>
        <section className="flex flex-col gap-3">
          <h2 className="font-semibold">{t.slip.timeline}</h2>
          <TriggerTimeline trigger={trigger} />
        </section>
      </div>
    </Screen>
  );
}

/** What the contract's table allows now. */
function Work({ trigger }: { readonly trigger: Trigger }) {
  const t = useTexts(triggerTexts);
  const [isChanging, setChanging] = useState(false);
  const allows = (action: keyof typeof triggerCan) =>
    (triggerCan[action] as readonly Trigger['status'][]).includes(trigger.status);
  if (!allows('cancel')) return null;
  return (
    <>
      <Button
        variant="soft"
        isWide
        blockedBecause={allows('change') ? null : t.slip.cannotChange}
        onClick={() => setChanging(!isChanging)}
      >
        {isChanging ? t.position.hide : t.slip.change}
      </Button>
      {isChanging && <Change trigger={trigger} onDone={() => setChanging(false)} />}
      <Cancel trigger={trigger} />
    </>
  );
}

function Change({ trigger, onDone }: { readonly trigger: Trigger; readonly onDone: () => void }) {
  const t = useTexts(triggerTexts);
  const [lots, setLots] = useState(trigger.lots);
  const { symbol, direction, position, leverage, kind } = trigger;
  const held =
    useCall(getPosition, { position: position ?? '' }, { enabled: position !== null }).data?.position.quantity ?? 0;
  return (
    <section aria-label={t.slip.change} className="animate-appear flex flex-col gap-3 bg-sunk px-4 py-3">
      <TriggerForm
        kinds={[kind]}
        symbol={symbol}
        direction={direction}
        position={position}
        leverage={leverage}
        lots={lots}
        size={
          position === null ? (
            <Stepper
              label={t.slip.lots}
              value={lots ?? 1}
              minimum={1}
              maximum={LOTS_MAXIMUM}
              minimumReason={t.atLeast}
              onChange={setLots}
            />
          ) : (
            <ExitSize most={Math.floor(held / LOT_SIZE)} lots={lots} onChange={setLots} />
          )
        }
        changed={trigger}
        barredBecause={null}
        onDone={() => {
          toast(t.saved);
          onDone();
        }}
      />
    </section>
  );
}

function Cancel({ trigger }: { readonly trigger: Trigger }) {
  const t = useTexts(triggerTexts);
  const text = useRefusalText();
  const { isOnline } = useConnection();
  const command = useCommand(cancelTrigger, {
    changes: [getTrigger, listTriggers],
    onDone: () => toast(t.slip.cancelled),
  });
  const { state } = command;
  const press = async () => {
    const { cancelTitle: title, cancelBody: body, cancel: action, keep } = t.slip;
    if (await confirm({ title, body, action, cancel: keep, tone: 'danger' })) command.send({ trigger: trigger.id });
  };
  return (
    <>
      {state.phase === 'refused' && (
        <p role="alert" className="font-medium text-error">
          {text(state.refusal, state.message)}
        </p>
      )}
      <UnknownResultCard command={command} what={t.slip.cancel} />
      <Button
        variant="outline"
        isWide
        isBusy={command.isBusy}
        blockedBecause={isOnline ? null : t.offline}
        onClick={() => void press()}
      >
        {t.slip.cancel}
      </Button>
    </>
  );
}
