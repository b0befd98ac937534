/** Korean texts of refusals that only staff meet who draw and enter results. */
import type { newSharesStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'new_shares.result_decided': '이 공모의 결과가 정해져 더 이상 철회할 수 없습니다.',
  'draws.drawn': '이 공모는 이미 추첨했습니다. 추첨은 한 번만 합니다.',
  'draws.not_closed': '이 공모의 명단이 아직 마감되지 않았거나 공개 값이 정해질 때가 되지 않았습니다.',
  'draws.value_missing': '{index}의 종가 지수가 아직 기록되지 않았습니다.',
};
