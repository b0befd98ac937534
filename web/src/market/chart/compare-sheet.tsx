/** Which instrument to compare with: the indices first, and any other by name or code. */
import { useMemo, useState } from 'react';
import { buildSearchIndex, searchIndex } from '@bahi/core/search.ts';
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isMinutes, periodsOf } from './periods.ts';
import { toolTexts } from './tool-texts.ts';

export interface CompareSheetProps {
  /** The chart's own. */
  readonly symbol: string;
  readonly chosen: string | null;
  /** The chart shows minutes: what has only days cannot be compared. */
  readonly hasMinutes: boolean;
  readonly onChoose: (symbol: string) => void;
  readonly onClose: () => void;
}

const FOUND_MAX = 20;

export default function CompareSheet({ symbol, chosen, hasMinutes, onChoose, onClose }: CompareSheetProps) {
  const t = useTexts(toolTexts).compare;
  const { rows } = useInstruments();
  const index = useMemo(() => buildSearchIndex(rows.filter(({ state }) => state !== 'off_shelf')), [rows]);
  const [text, setText] = useState('');
  const isSearch = text.trim() !== '';
  const isOther = (each: Instrument) => each.symbol !== symbol;
  const isFit = (each: Instrument) => !hasMinutes || periodsOf(each).some(isMinutes);
  const found = isSearch ? searchIndex(index, text, FOUND_MAX) : rows.filter(({ kind }) => kind === 'index');
  const others = found.filter(isOther);
  const shown = others.filter(isFit);
  return (
    <Sheet isOpen hasForm onClose={onClose} title={t.title}>
      <TextField label={t.search} type="search" value={text} onChange={setText} maxLength={40} />
      <p className="pt-2 text-small text-ink-3">{t.note}</p>
      {shown.length === 0 && isSearch ? (
        <p className="py-6 text-ink-2">{others.length === 0 ? t.none(text) : t.onlyDays}</p>
      ) : (
        <section aria-label={isSearch ? t.results : t.indices} className="pt-3">
          <h3 className="pb-1 text-small font-semibold text-ink-2">{isSearch ? t.results : t.indices}</h3>
          <ul className="-mx-4">
            {shown.map((each) => (
              <li key={each.symbol} className="border-t border-line">
                <button
                  type="button"
                  aria-pressed={each.symbol === chosen}
                  onClick={() => onChoose(each.symbol)}
                  className="press flex min-h-13 w-full items-baseline justify-between gap-3 px-4 py-3 text-left aria-pressed:bg-wash"
                >
                  <span className="font-medium">{each.name}</span>
                  <span className="num text-small text-ink-3">{each.symbol}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}
