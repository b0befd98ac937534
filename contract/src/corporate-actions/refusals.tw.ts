/** Traditional Chinese texts of refusals of dividends. */
import type { corporateActions as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'dividends.unknown': '查無此筆股利。',
  'dividends.not_yet': '除息日（{from}）起方可申請。',
  'dividends.automatic': '此筆股利無須申請，將於 {at} 自動入帳或扣收。',
  'dividends.applied': '您已申請此筆股利，正在審核或已通過。',
  'dividends.paid': '此筆股利已發放。',
};
