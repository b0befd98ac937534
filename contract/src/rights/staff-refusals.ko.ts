/** Korean texts of refusals that only staff meet who call off a rights issue. */
import type { rightsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'rights.recorded': '이미 권리락이 적용되어 이 유상증자를 철회할 수 없습니다.',
};
