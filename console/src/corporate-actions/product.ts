/** A corporate action as a product: a dividend has an amount for each share, splits and bonus shares a ratio. */
import type { ProductForm } from '../data/product-values.ts';

export const corporateAction: ProductForm = {
  title: { en: 'Corporate action', tw: '公司行動', ko: '권리 일정' },
  initial: { actionKind: 'split', ratioHeld: '1' },
  parts({ actionKind }) {
    const isDividend = actionKind === 'dividend';
    return [
      { part: 'who', fields: ['symbol', 'prospectus'] },
      {
        part: 'terms',
        fields: ['actionKind', ...(isDividend ? (['perShare'] as const) : (['ratioNew', 'ratioHeld'] as const))],
      },
      { part: 'dates', fields: ['exDate', ...(isDividend ? (['payDate'] as const) : [])] },
    ];
  },
  facts({ values: { actionKind }, texts, read, plain }) {
    if (actionKind === 'dividend') return plain('actionKind', 'perShare', 'exDate', 'payDate');
    const words = actionKind === 'bonus' ? texts.bonusTerms : texts.splitTerms;
    return [
      ...plain('actionKind'),
      [texts.parts.terms, words(read('ratioNew'), read('ratioHeld'))],
      ...plain('exDate'),
    ];
  },
};
