/** Korean texts of refusals of placements. A lot is 로트(100주). */
import type { placements as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'placements.unknown': '존재하지 않는 배정입니다.',
  'placements.channel_closed': '배정 신청 접수가 잠시 중단되었습니다. 묶인 금액은 없습니다.',
  'placements.not_open': '신청은 {opens}부터 받습니다.',
  'placements.closed': '신청은 {closed}에 마감되었습니다.',
  'placements.gone_ex': '이 주식의 권리락일은 {date}이고, 이 가격은 권리락 전 주식 기준입니다. 배정이 종료되었습니다.',
  'placements.pending': '이미 심사 중인 배정 신청이 있습니다.',
  'placements.lots_invalid': '1 이상의 정수 로트를 입력하세요.',
  'placements.below_minimum': '최소 배정 금액 {minimum}보다 적습니다. {lots}로트 이상 신청하세요.',
  'placements.above_maximum': '신청 한 건은 최대 {maximum}로트입니다.',
  'placements.above_remaining': '이 배정은 {remaining}로트만 남았습니다.',
  'placements.insufficient': '{short} 부족합니다. 필요 {needed}, 사용 가능 {available}.',
  'placements.request_unknown': '존재하지 않는 신청입니다.',
  'placements.not_pending': '이미 결정된 신청입니다.',
};
