/** How long a trigger order is watched, and how long its limit order is good for then. */
import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { cx } from '../../ui/cx.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { SegmentsField } from '../../ui/segments.tsx';
import type { Form } from '../../ui/use-form.ts';
import type { Typed } from './terms.ts';
import { triggerTexts } from './texts.ts';

export function ValidityFields({ form, hasLimit }: { readonly form: Form<Typed>; readonly hasLimit: boolean }) {
  const t = useTexts(triggerTexts);
  const { timeInForce, expiresOn } = form.values;
  const { error, id, onChange } = form.field('expiresOn');
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || error !== null;
  return (
    <>
      {hasLimit && (
        <SegmentsField
          label={t.timeInForce}
          value={timeInForce}
          items={[
            { key: 'session', text: t.forSession },
            { key: 'gtc', text: t.untilCancelled },
          ]}
          onChange={(next) => form.set('timeInForce', next)}
        />
      )}
      <div>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setAsked(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-left"
        >
          <span className="font-medium">{t.more}</span>
          <span className="flex items-center gap-1 text-ink-2">
            <span className="num">{expiresOn === '' ? t.expiresYear : formatBusinessDate(expiresOn)}</span>
            <ChevronDown size={18} aria-hidden="true" className={cx('shrink-0', isOpen && 'rotate-180')} />
          </span>
        </button>
        {isOpen && (
          <Field id={id} label={t.expiresOn} hint={t.expiresHint} error={error}>
            {({ id: control, describedBy, isInvalid }) => (
              <input
                id={control}
                type="date"
                value={expiresOn}
                aria-describedby={describedBy}
                aria-invalid={isInvalid || undefined}
                onChange={(event) => onChange(event.target.value)}
                className={`${controlClass} min-w-0 px-2`}
              />
            )}
          </Field>
        )}
      </div>
    </>
  );
}
