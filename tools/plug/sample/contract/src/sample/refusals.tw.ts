/** Traditional Chinese texts of refusals of wishes. */
import type { sample as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'sample.wish_waits': '您於 {since} 許的願望尚待回覆。',
};
