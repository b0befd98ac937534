/** Traditional Chinese texts of refusals of records and statements. */
import type { records as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'funds.unknown_entry': '查無此紀錄。',
  'funds.range_invalid': '開始日期晚於結束日期。',
  'funds.statement_too_long': '對帳單最多 {maximum} 筆，請縮短期間。',
};
