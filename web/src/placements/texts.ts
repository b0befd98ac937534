/** The texts of placements and rights issues. */
import { defineTexts } from '../i18n/texts.ts';
import type { PlacementTexts } from './texts.en.ts';

export const placementTexts = defineTexts<PlacementTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
