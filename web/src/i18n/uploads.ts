/** Words of the tile that takes a photo. Loaded with the first one. */
import { defineTexts, useTexts } from './texts.ts';
import type { UploadTexts } from './uploads.en.ts';

export const uploadTexts = defineTexts(import.meta.glob<typeof import('./uploads.en.ts')>('./uploads.{en,tw,ko}.ts'));

export function useUploadTexts(): UploadTexts {
  return useTexts(uploadTexts);
}
