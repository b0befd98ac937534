/** What a price of a currency pair is, and of which pairs a cross is computed. */
import { formatQuantity } from '@bahi/core/format.ts';
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { InstrumentList } from '../parts/instrument-list.tsx';
import { marketTexts } from '../texts.ts';
import { Section } from './section.tsx';

export function PairPanel({ instrument: { forex, isTradable } }: { readonly instrument: Instrument }) {
  const t = useTexts(marketTexts).pair;
  const { rows } = useInstruments();
  if (forex === null) return null;
  const { base, quote, unit } = forex;
  const sources = isTradable ? [] : [base, quote].flatMap((currency) => rows.find(isRupeePairOf(currency)) ?? []);
  const [first, second] = sources;
  return (
    <Section title={t.title}>
      <p className="border-t border-line bg-surface px-4 py-3">{t.price(quote, formatQuantity(unit), base)}</p>
      {first !== undefined && second !== undefined && (
        <>
          <p className="bg-surface px-4 pb-3 text-pretty">{t.cross(first.symbol, second.symbol)}</p>
          <InstrumentList label={t.title} rows={sources} />
        </>
      )}
    </Section>
  );
}

function isRupeePairOf(currency: string) {
  return ({ forex }: Instrument) => forex?.base === currency && forex.quote === 'INR';
}
