/** Traditional Chinese words of the fields that calls of rights alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  extra: '加認股數',
  issue: '現金增資',
  shares: '股數',
};
