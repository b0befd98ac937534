/** Words of requests that move money: the gates of a withdrawal, the steps and states of both. Loaded with the first of them shown. */
import type { RequestTexts } from './requests.en.ts';
import { defineTexts, useTexts } from './texts.ts';

export const requestTexts = defineTexts(
  import.meta.glob<typeof import('./requests.en.ts')>('./requests.{en,tw,ko}.ts'),
);

export function useRequestTexts(): RequestTexts {
  return useTexts(requestTexts);
}
