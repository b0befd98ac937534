/** Traditional Chinese texts of refusals of restrictions and appeals. */
import type { restrictions as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'restrictions.unknown': '查無此限制。',
  'restrictions.not_in_force': '此限制已結束。',
  'restrictions.appeal_pending': '您的申訴正在處理中。',
  'restrictions.own': '這是您自己設定的，請至「登入與安全」解除。',
};
