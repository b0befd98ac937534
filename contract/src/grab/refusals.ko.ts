/** Korean texts of refusals of grab offers. A lot is 로트(100주). */
import type { grab as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'grab.unknown': '존재하지 않거나 더 이상 제공되지 않는 물량입니다.',
  'grab.channel_closed': '신청 접수가 잠시 중단되었습니다. 빠져나간 금액은 없습니다. 나중에 다시 시도하세요.',
  'grab.not_open': '신청은 {opens}부터 받습니다.',
  'grab.closed': '신청은 {closed}에 마감되었습니다.',
  'grab.gone_ex': '이 주식의 권리락·배당락일은 {date}이고, 이 가격은 그 전 주식 기준입니다. 이 물량은 끝났습니다.',
  'grab.lots_invalid': '로트 수를 1 이상의 정수로 입력하세요.',
  'grab.above_maximum': '신청 한 건은 최대 {maximum}로트입니다.',
  'grab.price_unknown': '지금은 이 종목의 평가 가격이 없습니다. 나중에 다시 시도하세요.',
  'grab.price_moved':
    '현재 시장 가격 {mark}(평가 가격 또는 호가창의 최우선 호가 기준)이(가) 제시 가격 {price}과(와) 3% 넘게 다릅니다. 제시 가격이 {lowest}~{highest} 사이일 때만 신청할 수 있습니다. 나중에 다시 시도하세요.',
  'grab.one_request': '물량마다 한 번만 신청할 수 있으며 이미 신청했습니다. 내 신청에서 확인하세요.',
  'grab.is_short': '{symbol}을(를) 공매도했거나 공매도 주문이 남아 있습니다. 먼저 청산하거나 취소한 뒤 신청하세요.',
  'grab.quota_used': '대형주 물량이 모두 소진되었습니다. {lots}로트가 먼저 온 신청 {requests}건에 배정되었습니다.',
  'grab.insufficient': '{short} 부족합니다. 필요 {needed}, 사용 가능 {available}. 로트 수를 줄이세요.',
  'grab.list_full':
    '이 추첨 명단이 가득 찼습니다. 최대 {maximum}로트까지 받습니다. 로트 수를 줄이거나 다른 물량을 확인하세요.',
  'grab.person_asked':
    '본인 확인 정보가 같은 다른 계정으로 이미 이 물량을 신청했습니다. 물량마다 한 사람이 한 번만 참여할 수 있습니다. 본인이 신청하지 않았다면 문의하세요.',
  'grab.request_unknown': '존재하지 않는 신청입니다.',
  'grab.not_pending': '이미 결과가 나온 신청이라 취소할 수 없습니다.',
};
