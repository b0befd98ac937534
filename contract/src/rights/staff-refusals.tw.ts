/** Traditional Chinese texts of refusals that only staff meet who call off a rights issue. */
import type { rightsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'rights.recorded': '股票已除權交易，此次增資無法再取消。',
};
