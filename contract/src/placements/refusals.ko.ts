/** Korean texts of refusals of placements and rights issues. A lot is 로트(100주). */
import type { RefusalCode } from '../errors.ts';

export const placements = {
  'placements.unknown': '이 배정 공모는 없습니다.',
  'placements.channel_closed': '배정 신청 접수가 잠시 중단되었습니다. 묶인 금액은 없습니다.',
  'placements.not_open': '신청은 {opens}부터 받습니다.',
  'placements.closed': '신청은 {closed}에 마감되었습니다.',
  'placements.gone_ex': '이 주식의 권리락일은 {date}이고, 이 가격은 권리락 전 주식 기준입니다. 배정이 종료되었습니다.',
  'placements.pending': '이미 심사 중인 배정 신청이 있습니다.',
  'placements.lots_invalid': '1 이상의 정수 로트를 입력하세요.',
  'placements.below_minimum': '최소 배정 금액 {minimum}({lots}로트)보다 적습니다.',
  'placements.above_maximum': '신청 한 건은 최대 {maximum}로트입니다.',
  'placements.above_remaining': '이 배정은 {remaining}로트만 남았습니다.',
  'placements.insufficient': '{short} 부족합니다. 필요 {needed}, 사용 가능 {available}.',
  'placements.request_unknown': '이 신청은 없습니다.',
  'placements.not_pending': '이 신청은 이미 결정되었습니다.',
  'placements.above_asked': '이 신청에는 최대 {maximum}로트를 배정할 수 있습니다.',
  'placements.reason_missing': '신청보다 적게 배정하는 이유를 적으세요.',
  'placements.over': '이 배정은 끝나 더 이상 철회할 수 없습니다.',

  'rights.unknown': '이 유상증자는 없습니다.',
  'rights.channel_closed': '신주 청약 접수가 잠시 중단되었습니다. 납입되거나 묶인 금액은 없습니다.',
  'rights.not_open': '신주 청약은 {opens}부터 받습니다.',
  'rights.closed': '신주 청약은 {closed}에 마감되었습니다.',
  'rights.not_entitled': '{record} 마감 때 보유한 주식이 부족하여 청약할 신주가 없습니다.',
  'rights.shares_invalid': '1 이상의 정수 주식 수를 입력하세요.',
  'rights.above_entitlement': '{left}주까지 청약할 수 있습니다.',
  'rights.extra_before_all': '배정받은 신주를 모두 청약해야 초과 청약을 할 수 있습니다. {left}주가 남아 있습니다.',
  'rights.extra_above_maximum': '초과 청약은 최대 {maximum}주입니다.',
  'rights.insufficient': '{short} 부족합니다. 필요 {needed}, 사용 가능 {available}.',
  'rights.recorded': '주식이 이미 권리락되어 이 증자를 철회할 수 없습니다.',
  'rights.ex_date_unknown': '권리락일은 아직 오지 않은 거래일이며 기준일 다음이어야 합니다.',
} satisfies Partial<Record<RefusalCode, string>>;
