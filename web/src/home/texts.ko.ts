import type { HomeTexts } from './texts.en.ts';

const texts: HomeTexts = {
  search: '종목 검색',
  total: (currency) => `총 자산, ${currency}`,
  todaySuffix: '오늘',
  todayUnknown: '오늘의 변동은 아직 알 수 없습니다',
  hideAmounts: '금액 숨기기',
  showAmounts: '금액 보기',
  whyTotal: '왜 이 숫자인가요?',
  whyTotalBody: '총 자산 = 현금 + 포지션 증거금 + 최신 가격 기준 평가 손익.',
  cash: '현금',
  margin: '포지션 증거금',
  openProfit: '평가 손익',
  receivable: '증거금을 넘은 손실로 갚아야 할 금액',
  next: '다음 할 일',
  tasks: {
    follow: { title: '관심 기업 3곳을 고르세요', body: '실시간 가격과 함께 여기에 표시됩니다.', action: '기업 찾기' },
    trade: {
      title: '첫 연습 거래를 해 보세요',
      body: '시장가 1로트, 주문 전에 모든 비용이 표시됩니다.',
      action: '시세 열기',
    },
    warned: {
      title: '강제 청산에 가까운 포지션이 있습니다',
      body: '평가액이 증거금의 절반 이하로 떨어졌습니다.',
      action: '확인하기',
    },
  },
  watchlist: '관심 종목',
  all: (count) => `전체 ${count}`,
  watchlistEmpty: '관심 종목이 없습니다.',
  watchlistEmptyAction: '관심 기업 3곳 고르기',
  shortcuts: '바로가기',
  shortcut: { market: '시세', trade: '포지션', records: '기록', support: '고객센터' },
  indices: '지수',
  held: (quantity) => `${quantity}주 보유`,
  heldShort: (quantity) => `${quantity}주 공매도`,

  supportTitle: '고객센터',
  supportNobody: '연습 환경이라 운영하는 회사가 없고, 전화나 채팅 상담원도 없습니다.',
  supportNobodyBody: '누군가 “Bahi 고객센터”라며 연락한다면 Bahi가 아닙니다.',
  supportHours: '운영 시간',
  supportNumbers: '상담 번호',
  supportNever: '직원은 비밀번호나 인증번호, 돈을 절대 요구하지 않습니다.',
  supportChat: '상담 채팅 열기',
  supportFind: '직접 확인할 수 있는 것',
  supportTopics: {
    refused: {
      title: '주문이 왜 거절되었나요?',
      body: '거절 이유와 숫자는 주문에 남아 있습니다. 거래 → 종료에서 확인하세요.',
    },
    price: { title: '왜 이 가격에 체결되었나요?', body: '체결마다 거래소 체결 번호와 직전 최우선 호가가 표시됩니다.' },
    balance: {
      title: '왜 이 잔액인가요?',
      body: '잔액 옆의 “왜 이 숫자인가요?”를 누르거나 기록을 여세요. 각 줄은 해시 체인에 기록된 분개입니다.',
    },
    lock: {
      title: '왜 아직 팔 수 없나요?',
      body: '일부 종목은 매수 후 며칠 또는 몇 분 동안 잠깁니다. 시간은 매수 전후 포지션에 표시됩니다.',
    },
  },
};

export default texts;
