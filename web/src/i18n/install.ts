/** What is said of installing the app, in Settings and on home. */
import { defineTexts } from './texts.ts';

export const installTexts = defineTexts(import.meta.glob<typeof import('./install.en.ts')>('./install.{en,tw,ko}.ts'));
