/** Whether an order is an ordinary one or goes under the day-trading mandate that runs, with what can be ordered of it now. */
import { Suspense } from 'react';
import { formatAmount, formatTime } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { SegmentsField } from '../ui/segments.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { dayTexts } from './day-texts.ts';
import type { TicketState } from './use-ticket.ts';

export function DayChoice({ state }: { readonly state: TicketState }) {
  // One that was chosen stays to be seen when its mandate has ended: it never becomes another order by itself.
  if (state.mandate === null && state.ticket.under === 'ordinary') return null;
  return (
    <Suspense>
      <Choice state={state} />
    </Suspense>
  );
}

function Choice({ state: { ticket, dispatch, mandate } }: { readonly state: TicketState }) {
  const t = useTexts(dayTexts);
  const isDay = ticket.under === 'day';
  return (
    <div className="flex flex-col gap-2">
      <SegmentsField
        label={t.label}
        value={ticket.under}
        items={(['ordinary', 'day'] as const).map((key) => ({ key, text: t[key] }))}
        onChange={(under) => dispatch({ do: 'set', change: { under } })}
      />
      {isDay && mandate === null && <p className="text-small text-ink-2">{t.ended}</p>}
      {isDay && mandate !== null && (
        <div className="-mx-4">
          <Slip title={t.mandate} tone="sunk">
            <SlipRow label={t.buyingPower} value={formatAmount(mandate.buyingPower)} />
            <SlipRow label={t.unused} value={t.unusedOf(formatAmount(mandate.unused), formatAmount(mandate.amount))} />
            <SlipRow label={t.until} value={formatTime(mandate.squareOffAt, marketZone())} note={t.hint} />
          </Slip>
        </div>
      )}
    </div>
  );
}
