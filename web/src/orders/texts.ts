/** The texts of the ticket, the trade list and the position page. */
import { defineTexts } from '../i18n/texts.ts';

export const ordersTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
