/** The texts of the settings of notifications. */
import { defineTexts } from '../i18n/texts.ts';

export const notificationTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
