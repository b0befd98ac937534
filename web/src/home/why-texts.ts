/** Words of the sum that the total is made of. Loaded when somebody asks. */
import { defineTexts } from '../i18n/texts.ts';

export const whyTexts = defineTexts(import.meta.glob<typeof import('./why-texts.en.ts')>('./why-texts.{en,tw,ko}.ts'));
