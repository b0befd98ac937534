/** The table of spec §8: what a server's `msg` says, in each language. Ours sends codes; this is for the rest. */
import { defineTexts } from './texts.ts';

export const messageTexts = defineTexts(
  import.meta.glob<typeof import('./messages.en.ts')>('./messages.{en,tw,ko}.ts'),
  { isLater: true },
);
