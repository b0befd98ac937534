/** What was sent, masked, field by field: given, accepted, or not accepted and why. */
import { useTexts } from '../i18n/texts.ts';
import { Slip } from '../ui/slip.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import type { View } from './answers.ts';
import { verificationTexts } from './texts.ts';

export function FieldsSlip({ view, title }: { readonly view: View; readonly title: string }) {
  const t = useTexts(verificationTexts);
  // Of a PAN card both numbers are one.
  const fields = view.fields.filter(({ field }) => !(field === 'pan' && view.idType === 'pan'));
  const isMixed = fields.some(({ state }) => state === 'failed');
  return (
    <Slip title={title} hasTitle>
      {fields.map(({ field, state, shown, reason }) => (
        <div
          key={field}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
        >
          <dt className="text-ink-2">
            {field === 'id_number' && view.idType !== null ? t.document[view.idType] : t.fields[field]}
          </dt>
          <dd className="flex items-center gap-2">
            {shown !== null && <span className="num font-semibold">{shown}</span>}
            {isMixed && state === 'accepted' && <StatusChip tone="success">{t.acceptedBefore}</StatusChip>}
            {state === 'failed' && <StatusChip tone="error">{t.failed}</StatusChip>}
            {!isMixed && shown === null && <span className="font-semibold">{t.received}</span>}
          </dd>
          {reason !== null && (
            <dd className="basis-full text-small font-medium text-error">{t.notAccepted(t.reasons[reason])}</dd>
          )}
        </div>
      ))}
    </Slip>
  );
}
