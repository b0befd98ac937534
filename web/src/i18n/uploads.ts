/** Words of the tile that takes a photo. Loaded with the first one. */
import { defineTexts, useTexts } from './texts.ts';
import type { UploadTexts } from './uploads.en.ts';

export const uploadTexts = defineTexts<UploadTexts>({
  en: () => import('./uploads.en.ts'),
  tw: () => import('./uploads.tw.ts'),
  ko: () => import('./uploads.ko.ts'),
});

export function useUploadTexts(): UploadTexts {
  return useTexts(uploadTexts);
}
