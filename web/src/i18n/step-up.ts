/** Words of the question for the fund password and the authenticator's code. Loaded with the first sheet that asks. */
import { defineTexts, useTexts } from './texts.ts';
import type { StepUpTexts } from './step-up.en.ts';

const stepUpTexts = defineTexts(import.meta.glob<typeof import('./step-up.en.ts')>('./step-up.{en,tw,ko}.ts'));

export function useStepUpTexts(): StepUpTexts {
  return useTexts(stepUpTexts);
}
