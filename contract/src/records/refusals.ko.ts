/** Korean texts of refusals of records and statements. */
import type { records as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'funds.unknown_entry': '존재하지 않는 기록입니다.',
  'funds.range_invalid': '시작일이 종료일보다 늦습니다.',
  'funds.statement_too_long': '거래내역서는 최대 {maximum}줄입니다. 기간을 줄이세요.',
};
