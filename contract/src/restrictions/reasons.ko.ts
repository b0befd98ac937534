/** Korean words of a restriction; see en.ts. */
import type { RestrictionTexts } from './reasons.en.ts';

export const ko: RestrictionTexts = {
  kind: {
    frozen: '동결',
    banned: '로그인 금지',
    disabled: '사용 중지',
    no_trade: '거래 금지',
    no_withdrawal: '출금 금지',
  },
  effect: {
    frozen: '로그인해서 모든 내용을 볼 수 있습니다. 주문, 입금, 출금, 환전, 은행 계좌와 지갑 추가는 할 수 없습니다.',
    banned: '이 계정의 로그인이 금지되었습니다. 계좌의 자산은 그대로 유지됩니다.',
    disabled: '이 계정으로는 로그인할 수 없습니다. 계좌의 자산은 그대로 유지됩니다.',
    no_trade: '새 포지션을 열 수 없습니다. 보유분은 청산할 수 있고 출금도 가능합니다.',
    no_withdrawal: '출금할 수 없습니다. 거래와 입금은 평소와 같습니다.',
  },
  reason: {
    customer_asked: '고객님의 요청',
    identity_doubt: '계좌 명의에 대한 의문',
    suspected_fraud: '사기 의심',
    court_order: '법원 또는 기관의 명령',
    security_incident: '계좌 보안에 대한 위험',
    rule_broken: '이용약관 위반',
    deceased: '명의자 사망 신고',
    under_age: '미성년 명의자',
  },
};
