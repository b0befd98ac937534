/** The words of the queue of deposits in Korean. */
import type { en } from './words.en.ts';

export const ko: typeof en = {
  title: '입금 신청',
  proof: '입금 증빙',
  reference: '참조 코드',
  channel: '입금 방법',
  sameProof: '같은 증빙',
  sameProofAs: (cases) => `입금 ${cases}에도 사용됨`,
  sameProofNone: '사용된 적 없음',
  before: '이전 입금',
  beforeOf: (count, sum) => `${count}건 · ${sum}`,
  confirm: '이 입금 승인',
  confirmHint: '증빙에 적힌 금액을 입력하세요.',
  credited: (name) => `입금 반영됨: ${name}`,
  reasons: {
    not_received: '입금되지 않음',
    amount_differs: '금액 불일치',
    proof_unreadable: '증빙을 읽을 수 없음',
    proof_used: '이미 사용된 증빙',
    proof_false: '거짓으로 확인된 증빙',
    payer_differs: '다른 사람이 입금',
    asked: '고객 요청',
  },
};
