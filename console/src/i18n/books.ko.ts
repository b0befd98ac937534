/** The words of corrections, the bank's figure and the outbox in Korean. */
import { chooseParticles } from '@bahi/core/particles.ts';
import { ko as ledger } from '@bahi/contract/ledger-texts/ko.ts';
import type { bankEn, correctionsEn, outboxEn } from './books.en.ts';

export const correctionsKo: typeof correctionsEn = {
  find: '분개 찾기',
  entry: '분개 번호',
  entryHint: '고객의 내역과 기록에 적힌 번호입니다.',
  look: '찾기',
  title: (entry) => `분개 ${entry}`,
  customer: '고객',
  kind: '종류',
  kinds: ledger.kind,
  reference: '참조 번호',
  at: '시각',
  businessDate: '영업일',
  lines: '명세',
  account: '계정 과목',
  accounts: {
    cash: '고객 예수금',
    margin: '고객 증거금',
    receivable: '고객 미수금',
    shares: '고객 주식',
    ...ledger.house,
  },
  amount: '금액',
  effect: '지금 취소한다면',
  available: '그때 사용 가능',
  owed: '그때 고객의 미수금',
  bars: {
    kind: '이 종류의 분개는 직접 취소하지 않습니다. 주문의 결과는 거래로 되돌리고, 환전은 두 분개로 이루어집니다.',
    reversed: '이미 취소되었습니다.',
    own: '본인의 계정입니다. 다른 사람이 봅니다.',
  },
  reversedBy: (entry) => chooseParticles(`분개 ${entry}(으)로 취소됨.`),
  propose: '취소 제안',
  proposeTitle: (entry) => `분개 ${entry} 취소`,
  proposeHint: '자금 확인자가 승인합니다. 분개는 남고 반대 분개가 더해지며, 고객이 사유를 읽습니다.',
  reason: '고객이 읽을 사유',
  proposed: '제안했습니다. 자금 확인자가 변경에서 승인합니다.',
};

export const bankKo: typeof bankEn = {
  date: '날짜',
  currency: '통화',
  total: '은행 기준',
  ledger: '원장 기준',
  difference: '차이',
  none: '없음',
  confirmed: '확인 시각',
  people: (maker, checker) => `${maker}, 확인 ${checker}`,
  enter: '잔액 입력',
  title: '고객 예탁 계좌의 마감 잔액',
  hint: '은행 거래 내역서에 적힌 대로입니다. 자금 확인자가 확인하면 공개 상태 화면에 나타납니다.',
  totalField: '마감 잔액',
  invalid: '금액을 입력하세요. 예: 12,00,000.00',
  reason: '근거가 된 내역서',
  submit: '제안',
  proposed: '제안했습니다. 자금 확인자가 변경에서 확인합니다.',
};

export const outboxKo: typeof outboxEn = {
  hint: '연습 전용: 휴대폰으로 갈 메시지가 여기까지만 옵니다.',
  phone: '휴대폰',
  nobody: '주인 없음',
  text: '메시지',
  language: '언어',
};
