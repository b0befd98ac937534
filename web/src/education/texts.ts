/** The texts of lessons and the exam. */
import { defineTexts } from '../i18n/texts.ts';

export const educationTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
