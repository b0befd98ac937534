/** The texts of trading for one instrument: shares of a company, units of a currency. */
import { useInstrument } from '../data/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import type { CountedTexts } from './texts.en.ts';
import { ordersTexts } from './texts.ts';

export function useCountedTexts(symbol: string): CountedTexts {
  const texts = useTexts(ordersTexts);
  const kind = useInstrument(symbol)?.kind ?? 'equity';
  return kind === 'equity' ? texts : texts.ofUnits;
}
