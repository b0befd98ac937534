/** Korean texts of refusals of dividends. */
import type { corporateActions as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'dividends.unknown': '존재하지 않는 배당입니다.',
  'dividends.not_yet': '배당락일({from})부터 신청할 수 있습니다.',
  'dividends.automatic': '이 배당은 신청할 필요가 없으며 {at}에 자동으로 지급되거나 차감됩니다.',
  'dividends.applied': '이미 신청한 배당입니다. 심사 중이거나 승인되었습니다.',
  'dividends.paid': '이미 지급된 배당입니다.',
};
