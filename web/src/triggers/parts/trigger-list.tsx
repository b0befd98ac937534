/** The customer's trigger orders: those that wait, and what became of the others. */
import { useState } from 'react';
import { listTriggers } from '@bahi/contract/triggers/calls.ts';
import { usePagedCall } from '../../data/use-paged-call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TRIGGER_REFETCH_MS } from './refresh.ts';
import { triggerTexts } from './texts.ts';
import { TriggerRow } from './trigger-row.tsx';

export default function TriggerList() {
  const t = useTexts(triggerTexts);
  const [state, setState] = useState<'open' | 'ended'>('open');
  return (
    <>
      <div className="px-4 py-3">
        <Segments
          label={t.list.show}
          kind="radio"
          value={state}
          items={(['open', 'ended'] as const).map((key) => ({ key, text: t.list[key] }))}
          onChange={setState}
        />
      </div>
      <Rows key={state} state={state} />
    </>
  );
}

function Rows({ state }: { readonly state: 'open' | 'ended' }) {
  const t = useTexts(triggerTexts);
  const triggers = usePagedCall(listTriggers, { state }, { refetchMs: TRIGGER_REFETCH_MS });
  return (
    <Loaded
      from={triggers}
      empty={
        <EmptyState link={href('/market/index')} action={t.list.toMarket}>
          {state === 'open' ? t.list.emptyOpen : t.list.emptyEnded}
        </EmptyState>
      }
    >
      {(rows) => (
        <>
          <ul aria-label={t.position.title}>
            {rows.map((trigger) => (
              <TriggerRow key={trigger.id} trigger={trigger} />
            ))}
          </ul>
          <LoadMore from={triggers} />
        </>
      )}
    </Loaded>
  );
}
