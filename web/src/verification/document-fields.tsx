/** Name and numbers. The number stands in two boxes (spec §3); one that is pasted whole goes into both. */
import { useRef, type Ref } from 'react';
import { plainNumber, splitIdNumber, ID_FIRST_LENGTH } from '@bahi/core/identity-numbers.ts';
import { useConfig } from '../data/config.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/field.tsx';
import { Segments } from '../ui/segments.tsx';
import { TextField } from '../ui/text-field.tsx';
import { asksForPan, idTypeOf, type AnswersForm, type FieldName } from './answers.ts';
import { verificationTexts } from './texts.ts';

export function NameField({ form }: { readonly form: AnswersForm }) {
  const t = useTexts(verificationTexts);
  return (
    <TextField
      {...form.field('name')}
      label={t.name}
      hint={t.nameHint}
      autoComplete="name"
      maxLength={100}
      isRequired
    />
  );
}

interface NumberFieldsProps {
  readonly form: AnswersForm;
  /** Which of number and PAN are asked for. */
  readonly needed: ReadonlySet<FieldName>;
}

export function NumberFields({ form, needed }: NumberFieldsProps) {
  const t = useTexts(verificationTexts);
  const { mode } = useConfig();
  const idType = idTypeOf(form.values.idType);
  const fillIn = async () => {
    const { madeUpNumbers } = await import('./practice-documents.ts');
    for (const [name, value] of Object.entries(madeUpNumbers(idType))) form.set(name, value);
  };
  if (!needed.has('id_number') && !needed.has('pan')) return null;
  const items = (['aadhaar', 'pan'] as const).map((key) => ({ key, text: t.document[key] }));
  return (
    <>
      {needed.has('id_number') && (
        <>
          {/* With its PAN accepted, the document was Aadhaar and stays it: a person has one PAN. */}
          {needed.has('pan') && (
            <Segments
              kind="radio"
              label={t.documentType}
              items={items}
              value={idType}
              onChange={(key) => {
                form.set('idType', key);
                form.set('idFirst', '');
                form.set('idRest', '');
              }}
            />
          )}
          <NumberBoxes form={form} />
        </>
      )}
      {asksForPan(needed, idType) && (
        <TextField {...form.field('pan')} label={t.fields.pan} hint={t.panHint} autoComplete="off" isRequired />
      )}
      {mode === 'practice' && (
        <Button variant="soft" size="medium" onClick={() => void fillIn()}>
          {t.practice.numbers}
        </Button>
      )}
    </>
  );
}

function NumberBoxes({ form }: { readonly form: AnswersForm }) {
  const t = useTexts(verificationTexts);
  const second = useRef<HTMLInputElement>(null);
  const idType = idTypeOf(form.values.idType);
  const whole = idType === 'aadhaar' ? 12 : 10;
  const [first, rest] = [form.field('idFirst'), form.field('idRest')];
  const spread = (text: string) => {
    const parts = splitIdNumber(text);
    form.set('idFirst', parts.first);
    form.set('idRest', parts.rest);
    second.current?.focus();
  };
  const enterFirst = (text: string) => {
    const plain = plainNumber(text);
    if (plain.length >= whole || (plain.length > ID_FIRST_LENGTH && rest.value === '')) spread(plain);
    else form.set('idFirst', plain.slice(0, ID_FIRST_LENGTH));
  };
  const enterRest = (text: string) => {
    const plain = plainNumber(text);
    if (plain.length >= whole) spread(plain);
    else form.set('idRest', plain);
  };
  const shared = { inputMode: idType === 'aadhaar' ? ('numeric' as const) : ('text' as const), error: rest.error };
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-small font-semibold text-ink-2">{t.document[idType]}</legend>
      <div className="grid grid-cols-2 gap-3">
        <NumberBox
          {...shared}
          id={first.id}
          label={t.first[idType]}
          value={first.value}
          onChange={enterFirst}
          onBlur={rest.onBlur}
        />
        <NumberBox
          {...shared}
          id={rest.id}
          label={t.rest[idType]}
          value={rest.value}
          onChange={enterRest}
          onBlur={rest.onBlur}
          ref={second}
        />
      </div>
      <p id="id-number-hint" className="text-small text-ink-2">
        {t.numberHint}
      </p>
      {rest.error !== null && (
        <p id="id-number-error" className="text-small font-medium text-error">
          {rest.error}
        </p>
      )}
    </fieldset>
  );
}

interface NumberBoxProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly inputMode: 'numeric' | 'text';
  readonly error: string | null;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The message of the number belongs to both boxes, and is as wide as they are together. */
function NumberBox({ id, label, value, inputMode, error, onChange, onBlur, ref }: NumberBoxProps) {
  return (
    <div className="flex flex-col justify-end gap-1">
      <label htmlFor={id} className="text-small text-ink-2">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        value={value}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        aria-describedby={error === null ? 'id-number-hint' : 'id-number-error id-number-hint'}
        aria-invalid={error !== null || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={`${controlClass} num tracking-wider`}
      />
    </div>
  );
}
