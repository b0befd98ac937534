/** Traditional Chinese texts of refusals of the daily sign-in. */
import type { signIn as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'sign_in.already': '您今天已簽到，{next} 起可再次簽到。',
  'sign_in.insufficient': '簽到次數不足：最近 {days} 天簽到 {counted} 天，須達 {needed} 天。請每日於首頁簽到一次。',
};
