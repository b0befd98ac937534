/** Korean texts of refusals of cards and wallets. */
import type { destinations as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'destinations.incomplete': '빠짐없이 입력하세요: {field}.',
  'destinations.number_invalid': '계좌번호는 영문자와 숫자 6~34자리입니다.',
  'destinations.numbers_differ': '두 계좌번호가 다릅니다.',
  'destinations.ifsc_invalid': 'IFSC는 HDFC0001234처럼 11자리입니다.',
  'destinations.card_exists': '이미 등록된 은행 계좌입니다.',
  'destinations.wallet_exists': '이미 등록된 지갑입니다.',
  'destinations.address_invalid': '{type} 주소가 아닙니다.',
  'destinations.too_many': '최대 {maximum}개까지 등록할 수 있습니다. 먼저 하나를 삭제하세요.',
  'destinations.unknown': '존재하지 않거나 본인 것이 아닌 은행 계좌 또는 지갑입니다.',
  'destinations.unreadable':
    '이 은행 계좌나 지갑의 번호를 더 이상 읽을 수 없어 출금할 수 없습니다. 고객센터에 문의하세요.',
  'destinations.in_use': '이곳으로 출금이 진행 중입니다. 끝난 뒤에 삭제할 수 있습니다.',
  'destinations.too_new': '새로 추가한 은행 계좌나 지갑은 {from}부터 쓸 수 있습니다.',
};
