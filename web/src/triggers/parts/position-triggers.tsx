/** The trigger orders of a position that wait, and the way to set one: what the position's own stop and target cannot do. */
import { useState } from 'react';
import { listTriggers } from '@bahi/contract/triggers/calls.ts';
import { usePagedCall } from '../../data/use-paged-call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { LOT_SIZE } from '../../orders/parts/prices.ts';
import { toast } from '../../shell/toast.ts';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ExitSize } from './exit-size.tsx';
import { TRIGGER_REFETCH_MS } from './refresh.ts';
import type { Trigger } from './terms.ts';
import { triggerTexts } from './texts.ts';
import { TriggerForm } from './trigger-form.tsx';
import { TriggerRow } from './trigger-row.tsx';

export interface PositionTriggersProps {
  readonly position: Pick<Trigger, 'id' | 'symbol' | 'direction' | 'leverage'> & { readonly quantity: number };
  readonly blockedBecause: string | null;
}

const KINDS = ['oco', 'trailing', 'stop', 'stop_limit', 'gtt'] as const;

export default function PositionTriggers({ position, blockedBecause }: PositionTriggersProps) {
  const t = useTexts(triggerTexts);
  const [isOpen, setOpen] = useState(false);
  const triggers = usePagedCall(
    listTriggers,
    { state: 'open', position: position.id },
    { refetchMs: TRIGGER_REFETCH_MS },
  );
  const rows = triggers.data ?? [];
  return (
    <section aria-label={t.position.title} className="flex flex-col gap-2">
      <div className="px-4">
        <Button
          isWide
          size="medium"
          variant="soft"
          blockedBecause={isOpen ? null : blockedBecause}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.position.hide : t.set}
        </Button>
      </div>
      {isOpen && (
        <ExitPanel
          position={position}
          blockedBecause={blockedBecause}
          onDone={() => {
            toast(t.isSet);
            setOpen(false);
          }}
        />
      )}
      {rows.length > 0 && (
        <>
          <ul aria-label={t.position.title} className="border-b border-line">
            {rows.map((trigger) => (
              <TriggerRow key={trigger.id} trigger={trigger} hasName={false} />
            ))}
          </ul>
          <LoadMore from={triggers} />
        </>
      )}
    </section>
  );
}

function ExitPanel({ position, blockedBecause, onDone }: PositionTriggersProps & { readonly onDone: () => void }) {
  const t = useTexts(triggerTexts);
  const [lots, setLots] = useState<number | null>(null);
  const most = Math.floor(position.quantity / LOT_SIZE);
  return (
    <div className="animate-appear flex flex-col gap-3 bg-sunk px-4 py-3">
      <p className="text-small text-ink-2">{t.position.why}</p>
      <TriggerForm
        kinds={KINDS}
        symbol={position.symbol}
        direction={position.direction}
        position={position.id}
        leverage={position.leverage}
        lots={lots}
        size={<ExitSize most={most} lots={lots} onChange={setLots} />}
        barredBecause={blockedBecause}
        onDone={onDone}
      />
    </div>
  );
}
