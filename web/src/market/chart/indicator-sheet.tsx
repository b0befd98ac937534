/** The menu of indicators: found by name, said in a line of plain words, with parameters to change. */
import { useState } from 'react';
import Settings from 'lucide-react/icons/sliders-horizontal';
import { foldSearchText } from '@bahi/core/search.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/choices.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  defaultParams,
  indicatorKeys,
  isOrdered,
  panesMax,
  parseParameter,
  shapeOf,
  toggleStudy,
  withStudy,
  type Indicator,
  type Study,
} from './indicators.ts';
import type { ToolTexts } from './tool-texts.en.ts';
import { toolTexts } from './tool-texts.ts';

export interface IndicatorSheetProps {
  readonly studies: readonly Study[];
  readonly hasVolume: boolean;
  readonly onChange: (studies: readonly Study[]) => void;
  readonly onClose: () => void;
}

export default function IndicatorSheet({ studies, hasVolume, onChange, onClose }: IndicatorSheetProps) {
  const t = useTexts(toolTexts).indicators;
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<Indicator | null>(null);
  const wanted = foldSearchText(text);
  const matches = (name: Indicator) =>
    wanted === '' || foldSearchText(`${name} ${t.names[name]} ${t.help[name]}`).includes(wanted);
  const found = indicatorKeys.filter(matches);
  return (
    <Sheet isOpen hasForm onClose={onClose} title={t.title}>
      <TextField label={t.search} type="search" value={text} onChange={setText} maxLength={40} />
      {found.length === 0 && <p className="py-6 text-ink-2">{t.none(text)}</p>}
      {(['price', 'pane'] as const).map((place) => {
        const names = found.filter((name) => shapeOf(name).place === place);
        if (names.length === 0) return null;
        return (
          <fieldset key={place} className="pt-4">
            <legend className="float-left w-full pb-1 text-small font-semibold text-ink-2">{t.groups[place]}</legend>
            {names.map((name) => {
              const study = studies.find((each) => each.name === name);
              const isOut = shapeOf(name).needsVolume === true && !hasVolume;
              return (
                <div key={name} className="clear-both">
                  <div className="flex items-start">
                    <div className="min-w-0 flex-1">
                      {isOut ? (
                        <Words name={name} t={t} help={t.needsVolume} isOut />
                      ) : (
                        <Checkbox isChecked={study !== undefined} onChange={() => onChange(toggleStudy(studies, name))}>
                          <Words name={name} t={t} help={t.help[name]} />
                        </Checkbox>
                      )}
                    </div>
                    {study !== undefined && study.params.length > 0 && !isOut && (
                      <IconButton
                        label={t.settings(t.names[name])}
                        aria-expanded={edited === name}
                        onClick={() => setEdited(edited === name ? null : name)}
                      >
                        <Settings size={20} aria-hidden="true" />
                      </IconButton>
                    )}
                  </div>
                  {edited === name && study !== undefined && (
                    <Parameters
                      key={String(study.params)}
                      study={study}
                      t={t}
                      onChange={(next) => onChange(withStudy(studies, next))}
                    />
                  )}
                </div>
              );
            })}
            {place === 'pane' && <p className="clear-both pt-1 text-small text-ink-3">{t.panesMax(panesMax)}</p>}
          </fieldset>
        );
      })}
      <p className="clear-both pt-4 text-small text-ink-3">
        {t.note} {t.kept}
      </p>
    </Sheet>
  );
}

type Texts = ToolTexts['indicators'];

function Words({
  name,
  t,
  help,
  isOut = false,
}: {
  readonly name: Indicator;
  readonly t: Texts;
  readonly help: string;
  readonly isOut?: boolean;
}) {
  return (
    <span className={isOut ? 'block py-2.5 pl-9 text-ink-3' : undefined}>
      <span className="font-semibold">{t.names[name]}</span>
      {t.names[name] !== name && <span className="text-small text-ink-3"> {name}</span>}
      <span className="block text-small text-ink-2">{help}</span>
    </span>
  );
}

/** Takes effect when a field is left with a value that holds; until then the chart keeps what it has. */
function Parameters({
  study,
  t,
  onChange,
}: {
  readonly study: Study;
  readonly t: Texts;
  readonly onChange: (next: Study) => void;
}) {
  const [typed, setTyped] = useState(study.params.map(String));
  const [isLeft, setLeft] = useState(false);
  const parsed = typed.map(parseParameter);
  const next = parsed.every((value) => value !== null) ? { ...study, params: parsed } : null;
  const isUsual = String(study.params) === String(defaultParams(study.name));
  const errorOf = (index: number) => {
    if (!isLeft) return null;
    if (parsed[index] === null) return t.range;
    return next !== null && !isOrdered(next) && shapeOf(study.name).parameters[index]?.[0] === 'fast'
      ? t.unordered
      : null;
  };
  return (
    <div className="pb-3 pl-9">
      <div className="grid grid-cols-2 gap-3">
        {typed.map((value, index) => (
          <TextField
            key={index}
            label={t.parameters[shapeOf(study.name).parameters[index]?.[0] ?? 'period']}
            inputMode="numeric"
            value={value}
            maxLength={3}
            error={errorOf(index)}
            onChange={(text) => setTyped(typed.map((each, at) => (at === index ? text : each)))}
            onBlur={() => {
              setLeft(true);
              if (next !== null && isOrdered(next) && String(next.params) !== String(study.params)) onChange(next);
            }}
          />
        ))}
      </div>
      {!isUsual && (
        <button
          type="button"
          onClick={() => onChange({ ...study, params: defaultParams(study.name) })}
          className="press min-h-11 text-small font-semibold text-action"
        >
          {t.usual}
        </button>
      )}
    </div>
  );
}
