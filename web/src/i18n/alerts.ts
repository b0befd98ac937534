/** Words of price alerts: the sheet that sets them, and their list among the messages. Loaded with the first of the two. */
import { defineTexts, useTexts } from './texts.ts';
import type { AlertTexts } from './alerts.en.ts';

export type { AlertTexts };

export const alertTexts = defineTexts<AlertTexts>({
  en: () => import('./alerts.en.ts'),
  tw: () => import('./alerts.tw.ts'),
  ko: () => import('./alerts.ko.ts'),
});

export function useAlertTexts(): AlertTexts {
  return useTexts(alertTexts);
}
