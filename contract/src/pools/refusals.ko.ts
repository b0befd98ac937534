/** Korean texts of refusals of copy trading. */
import type { pools as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pools.unknown': '존재하지 않는 카피 펀드입니다.',
  'pools.ended': '이미 종료된 카피 펀드입니다.',
  'pools.off_shelf': '판매가 종료된 상품입니다. 이 카피 펀드는 새로 참여할 수 없습니다.',
  'pools.halted': '거래가 중지된 카피 펀드입니다. 다시 거래할 때까지 새로 참여할 수 없습니다.',
  'pools.risk_too_high': '이 카피 펀드의 위험도는 10단계 중 {risk}단계입니다. 8단계부터는 새로 참여할 수 없습니다.',
  'pools.deadline_passed': '카피 마감이 지났습니다. 마지막 날은 {deadline}이었습니다.',
  'pools.rights_open':
    '이 카피 펀드가 가진 {symbol} 신주인수권이 아직 정산되지 않았습니다. 정산되면 다시 참여할 수 있습니다.',
  'pools.amount_unreadable': '금액을 소수 둘째 자리까지 입력하세요.',
  'pools.below_minimum': '최소 금액 {minimum}보다 적습니다.',
  'pools.stop_invalid': '손절은 {minimum}%에서 {maximum}% 사이로 입력하세요.',
  'pools.lock_changed': '자금이 {until}까지 묶입니다. 이 날짜를 확인해 주세요.',
  'pools.pending': '이 카피 펀드에 참여를 기다리는 자금이 이미 있습니다. 되돌리거나 참여가 끝날 때까지 기다리세요.',
  'pools.insufficient': '사용 가능 금액은 {available}이며 {short} 부족합니다. 금액을 줄이세요.',
  'pools.holding_unknown': '존재하지 않는 기록입니다.',
  'pools.not_in_progress': '진행 중인 기록이 아닙니다.',
  'pools.already_stopping': '이미 이 펀드의 카피 중지를 신청했습니다.',
  'pools.locked': '자금은 {until}까지 묶여 있습니다. 그 전에도 손절은 작동합니다.',
  'pools.nothing_waits': '되돌릴 수 있는 신청이 없습니다.',
  'pools.cut_off_passed': '곧 가격이 정해지므로 더는 되돌릴 수 없습니다.',
};
