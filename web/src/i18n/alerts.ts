/** Words of price alerts: the sheet that sets them, and their list among the messages. Loaded with the first of the two. */
import { defineTexts, useTexts } from './texts.ts';
import type { AlertTexts } from './alerts.en.ts';

export type { AlertTexts };

export const alertTexts = defineTexts(import.meta.glob<typeof import('./alerts.en.ts')>('./alerts.{en,tw,ko}.ts'));

export function useAlertTexts(): AlertTexts {
  return useTexts(alertTexts);
}
