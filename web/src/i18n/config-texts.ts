/** What the operator's limits are called and mean, from the contract: the console has the same words. */
import type { ConfigTexts, ConfigWords } from '@bahi/contract/config-texts/en.ts';
import { defineTexts } from './texts.ts';

interface Words {
  readonly keys: ConfigTexts;
  readonly words: ConfigWords;
}

export const configTexts = defineTexts<Words>({
  en: () => import('@bahi/contract/config-texts/en.ts').then(({ en, words }) => ({ default: { keys: en, words } })),
  tw: () => import('@bahi/contract/config-texts/tw.ts').then(({ tw, words }) => ({ default: { keys: tw, words } })),
  ko: () => import('@bahi/contract/config-texts/ko.ts').then(({ ko, words }) => ({ default: { keys: ko, words } })),
});
