/** What a block costs against the mark price: said in words, since a discount is no rise and no fall. */
import { formatRate, signOf } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { blockTexts } from './texts.ts';
import type { BlockOffer } from './words.ts';

export function Discount({ offer: { discountRate } }: { readonly offer: Pick<BlockOffer, 'discountRate'> }) {
  const t = useTexts(blockTexts);
  if (discountRate === null) return null;
  const percent = formatRate(discountRate).replace(/^[+−]/, '');
  const sign = signOf(discountRate);
  if (sign === 0) return <span className="font-semibold">{t.offer.atMarket}</span>;
  return <span className="font-semibold">{sign > 0 ? t.offer.below(percent) : t.offer.above(percent)}</span>;
}
