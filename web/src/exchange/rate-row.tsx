/** A rate as people compare it, and where it comes from. */
import { formatAmount } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { SlipRow } from '../ui/slip.tsx';
import { inverseRate } from './amounts.ts';
import { exchangeTexts } from './texts.ts';

interface RateRowProps {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  readonly hasInverse?: boolean;
}

/** The way round in which the rate is above one comes first: people compare 84.51, not 0.01183274. */
export function RateRow({ label, from, to, rate, hasInverse = false }: RateRowProps) {
  const t = useTexts(exchangeTexts);
  const inverse = inverseRate(rate);
  const plain = t.rateOf(from, formatAmount(rate, rate.startsWith('0.') ? 8 : 4), to);
  if (inverse === null) return <SlipRow label={label} value={plain} />;
  const turned = t.rateOf(to, formatAmount(inverse, inverse.startsWith('0.') ? 6 : 4), from);
  const [first, second] = rate.startsWith('0.') ? [turned, plain] : [plain, turned];
  return <SlipRow label={label} value={first} {...(hasInverse ? { note: second } : {})} />;
}

/** "JPYINR VNDINR" -> "JPY/INR, VND/INR". */
export function sourceText(source: string): string {
  return source.replaceAll(/([A-Z]{3})INR/g, '$1/INR').replaceAll(' ', ', ');
}
