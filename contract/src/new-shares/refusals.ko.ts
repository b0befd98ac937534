/** Korean texts of refusals of new shares. */
import type { newShares as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'new_shares.unknown': '존재하지 않는 공모입니다.',
  'new_shares.channel_closed': '공모주 청약 접수가 잠시 중단되었습니다. 묶인 금액은 없습니다.',
  'new_shares.not_open': '청약은 {opens}부터 받습니다.',
  'new_shares.closed': '청약은 {closed}에 마감되었습니다.',
  'new_shares.lots_invalid': '1 이상의 정수 로트를 입력하세요.',
  'new_shares.below_minimum': '이 공모의 최소 청약은 {minimum}로트입니다.',
  'new_shares.above_maximum': '이 공모의 최대 청약은 {maximum}로트입니다.',
  'new_shares.bid_needless': '이 공모는 가격이 하나입니다. 입찰가를 지우세요.',
  'new_shares.bid_missing': '{floor} 이상의 입찰가를 입력하세요.',
  'new_shares.bid_invalid': '0보다 큰 입찰가를 소수점 이하 {decimals}자리까지 입력하세요.',
  'new_shares.bid_below_floor': '최저 입찰가는 {floor}입니다.',
  'new_shares.bid_above_ceiling': '최고 입찰가는 {ceiling}입니다.',
  'new_shares.above_cap': '입찰자 한 명은 최대 {maximum}로트까지 입찰할 수 있습니다.',
  'new_shares.applied_already':
    '이미 이 공모에 청약했습니다. 고객당 {maximum}회까지이며, 마감 전에는 청약을 변경할 수 있습니다.',
  'new_shares.person_applied':
    '본인 확인 정보가 같은 다른 계정으로 이미 이 공모에 청약했습니다. 한 사람은 한 계정으로만 청약할 수 있습니다. 본인이 청약하지 않았다면 문의하세요.',
  'new_shares.list_full': '이 공모는 더 이상 청약을 받을 수 없습니다. 추첨권은 최대 {maximum}장입니다.',
  'new_shares.funds_threshold': '이 공모에 필요한 사용 가능 예수금은 {threshold}이며 현재 {available}입니다.',
  'new_shares.insufficient': '{short} 부족합니다. 필요 {needed}, 사용 가능 {available}.',
  'new_shares.subscription_unknown': '존재하지 않는 청약입니다.',
  'new_shares.not_applied': '이 청약은 더 이상 변경할 수 없습니다.',
  'new_shares.changes_too_many': '청약은 최대 {maximum}번까지 변경할 수 있습니다. 취소는 할 수 있습니다.',
  'new_shares.range_invalid': '기간은 최대 {days}일까지 선택할 수 있습니다.',
  'new_shares.not_awaiting_payment': '이 청약에는 납입할 금액이 없습니다.',
  'new_shares.payment_late': '납입 기한({deadline})이 지났습니다.',
  'new_shares.no_draw': '추첨을 하지 않는 공모입니다.',
  'new_shares.not_drawn': '이 공모는 아직 추첨하지 않았습니다.',
  'new_shares.not_upcoming': '이 공모는 이미 시작되었습니다.',
};
