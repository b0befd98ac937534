/** Korean texts of refusals of the daily sign-in. */
import type { signIn as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'sign_in.already': '오늘은 이미 출석했습니다. {next}부터 다시 출석할 수 있습니다.',
  'sign_in.insufficient':
    '출석 횟수가 부족합니다. 최근 {days}일 중 {counted}일 출석했고 {needed}일이 필요합니다. 홈에서 하루에 한 번 출석하세요.',
};
