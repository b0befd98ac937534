/** What a placement costs against the market: said in words, since a discount is no rise and no fall. */
import { formatRate, signOf } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import type { Placement } from './placement-words.ts';
import { placementTexts } from './texts.ts';

export function Discount({ placement: { discountRate } }: { readonly placement: Pick<Placement, 'discountRate'> }) {
  const t = useTexts(placementTexts);
  if (discountRate === null) return null;
  const percent = formatRate(discountRate).replace(/^[+−]/, '');
  const sign = signOf(discountRate);
  if (sign === 0) return <span className="font-semibold">{t.offer.atMarket}</span>;
  return <span className="font-semibold">{sign > 0 ? t.offer.below(percent) : t.offer.above(percent)}</span>;
}
