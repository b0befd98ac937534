/** Korean words of the holds of day-trading mandates. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  day_trading: (reference) => `당일 매매 한도 ${reference}`,
};
