/** What the operator's limits are called and mean, from the contract: the console has the same words. */
import { defineTexts } from './texts.ts';

export const configTexts = defineTexts(
  import.meta.glob<typeof import('./config-texts.en.ts')>('./config-texts.{en,tw,ko}.ts'),
);
