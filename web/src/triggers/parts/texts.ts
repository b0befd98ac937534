/** Texts of trigger orders: the form, the list and the slip. */
import { defineTexts } from '../../i18n/texts.ts';

export const triggerTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
