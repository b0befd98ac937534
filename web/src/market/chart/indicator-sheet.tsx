/** The menu of indicators: what each one is in a line of plain words. */
import { useTexts } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/choices.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { paneIndicators, panesMax, priceIndicators, toggleIndicator, type Indicator } from './chart-indicators.ts';
import { marketTexts } from '../texts.ts';

export interface IndicatorSheetProps {
  readonly chosen: readonly Indicator[];
  readonly onChange: (chosen: readonly Indicator[]) => void;
  readonly onClose: () => void;
}

export default function IndicatorSheet({ chosen, onChange, onClose }: IndicatorSheetProps) {
  const t = useTexts(marketTexts).chart;
  return (
    <Sheet isOpen onClose={onClose} title={t.indicators}>
      {(['price', 'pane'] as const).map((group) => (
        <fieldset key={group} className="pb-4">
          <legend className="pb-1 text-small font-semibold text-ink-2">{t.indicatorGroups[group]}</legend>
          {(group === 'price' ? priceIndicators : paneIndicators).map((indicator) => (
            <Checkbox
              key={indicator}
              isChecked={chosen.includes(indicator)}
              onChange={() => onChange(toggleIndicator(chosen, indicator))}
            >
              <span className="font-semibold">{indicator}</span>
              <span className="block text-small text-ink-2">{t.indicatorHelp[indicator]}</span>
            </Checkbox>
          ))}
          {group === 'pane' && <p className="pt-1 text-small text-ink-3">{t.panesMax(panesMax)}</p>}
        </fieldset>
      ))}
      <p className="text-small text-ink-3">{t.indicatorNote}</p>
    </Sheet>
  );
}
