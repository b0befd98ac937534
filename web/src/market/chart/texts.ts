/** The texts of the chart and of what stands around it; its sheets have texts of their own (tool-texts.ts). */
import { defineTexts } from '../../i18n/texts.ts';

export const chartTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
