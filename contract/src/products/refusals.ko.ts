/** Korean texts of refusals of a product as staff prepare it. */
import type { products as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'products.field_missing': '필수 항목입니다.',
  'products.value_invalid': '이 항목에 맞는 값이 아닙니다.',
  'products.text_length': '{minimum}자에서 {maximum}자 사이로 입력하세요.',
  'products.out_of_range': '{minimum}에서 {maximum} 사이여야 합니다.',
  'products.symbol_taken': '{symbol}은(는) 이미 상장되었거나 공모 중입니다.',
  'products.too_early': '{earliest} 이후여야 합니다.',
  'products.date_too_early': '{earliest} 이후여야 합니다.',
  'products.no_session': '{date}은(는) 거래일이 아닙니다.',
  'products.level_known_before': '이 지수는 명단 마감 전인 {known}에 알려집니다. 더 늦은 거래일을 선택하세요.',
  'products.tickets_too_many':
    '휴대전화로 검증할 수 있는 추첨권 수를 넘습니다. 이 수량이면 신청 한 건은 최대 {maximum}로트입니다.',
  'products.date_too_late': '{latest} 이전이어야 합니다.',
  'products.action_near': '이 회사는 {date}에 이미 권리락·배당락이 있습니다. 두 번은 일주일 이상 떨어져야 합니다.',
  'products.rights_running':
    '이 회사의 유상증자가 {until}까지 진행됩니다. 정산 전에는 권리락·배당락을 정할 수 없습니다.',
  'products.action_during':
    '이 회사는 청약이 끝나기 전인 {date}에 권리락·배당락이 있습니다. 마감을 앞당기거나 나중에 발행하세요.',
  'products.placement_running':
    '이 회사의 배정이 {until}까지 진행됩니다. 마지막 신청이 결정되기 전에는 권리락·배당락을 정할 수 없습니다.',
  'products.action_before_decision':
    '이 회사는 마지막 신청이 결정되기 전인 {date}에 권리락·배당락이 있습니다. 배정을 더 일찍 마감하거나 나중에 진행하세요.',
  'products.price_unknown': '{symbol}에 아직 체결가가 없어 영향을 가늠할 수 없습니다. 거래된 뒤에 공고하세요.',
  'products.price_too_low': '시행 뒤 주당 가치가 {minimum} 미만이 됩니다.',
  'products.position_too_large': '시행 뒤 {maximum}주를 넘는 고객 포지션이 생겨 장부가 담을 수 있는 범위를 벗어납니다.',
  'products.action_recorded': '기준일이 마감되었거나 이미 철회되어 더는 철회할 수 없습니다.',
  'products.unknown': '존재하지 않는 상품입니다.',
  'products.changed': '그사이 다른 담당자가 이 초안을 고쳤습니다. 다시 열어 주세요.',
  'products.proposed': '이 초안은 두 번째 담당자의 승인을 기다립니다. 먼저 제안을 철회하세요.',
  'products.too_many_drafts': '초안이 이미 {maximum}건 있습니다. 먼저 일부를 삭제하세요.',
};
