/** Kind, number and business dates; every change asks again at once. */
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Field, controlClass } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BusinessDateHint } from './business-date-hint.tsx';
import { filterProblems, isFiltered, kinds, noFilter, type Filter } from './filter.ts';
import { recordTexts } from './texts.ts';

export function RecordFilters(props: { readonly filter: Filter; readonly onChange: (filter: Filter) => void }) {
  const t = useTexts(recordTexts);
  const { filter, onChange } = props;
  const problems = filterProblems(filter);
  const date = (name: 'from' | 'to') => (
    <Field label={t[name]} error={problems.range && name === 'to' ? t.rangeInvalid : null}>
      {({ id, describedBy, isInvalid }) => (
        <input
          id={id}
          type="date"
          value={filter[name]}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => onChange({ ...filter, [name]: event.target.value })}
          className={`${controlClass} min-w-0 px-2`}
        />
      )}
    </Field>
  );
  return (
    <section
      aria-label={t.filters}
      className="animate-appear flex flex-col gap-3 border-y border-line bg-surface px-4 py-3"
    >
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Select
          label={t.kindLabel}
          value={filter.kind}
          items={[{ key: '', text: t.allKinds }, ...kinds.map((kind) => ({ key: kind, text: t.kind[kind] }))]}
          onChange={(kind) => onChange({ ...filter, kind })}
        />
        <TextField
          label={t.searchLabel}
          type="search"
          inputMode="numeric"
          autoComplete="off"
          value={filter.reference}
          error={problems.reference ? t.searchInvalid : null}
          onChange={(reference) => onChange({ ...filter, reference })}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.375rem,100%),1fr))] gap-3">
        {date('from')}
        {date('to')}
      </div>
      <BusinessDateHint />
      {isFiltered(filter) && (
        <Button variant="soft" size="medium" onClick={() => onChange(noFilter)}>
          {t.clear}
        </Button>
      )}
    </section>
  );
}
