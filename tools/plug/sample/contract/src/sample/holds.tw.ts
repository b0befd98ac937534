/** Traditional Chinese words of the holds of wishes. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = { wish: (reference) => `願望 ${reference}` };
