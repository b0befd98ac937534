/** The texts of the VIP levels. */
import { defineTexts } from '../i18n/texts.ts';

export const vipTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
