/** Korean: what each key of the configuration is. */
import type { ConfigTexts, ConfigWords } from './en.ts';

export const ko: ConfigTexts = {
  leverageLevels: {
    name: '레버리지 단계',
    meaning: '신규 주문에서 고를 수 있는 배수이며, 상한은 종목의 하루 가격 제한폭에 따라 달라집니다.',
  },
  minimumOpeningAmount: {
    name: '최소 진입 금액',
    meaning: '신규 주문의 최소 계약 금액입니다.',
  },
  ordersPerSecondMaximum: {
    name: '초당 주문 수',
    meaning: '고객 한 명이 1초에 낼 수 있는 주문 수입니다.',
  },
  marginWarningPercent: {
    name: '증거금 경고',
    meaning: '레버리지·공매도 포지션의 손익을 반영한 증거금이 증거금의 이 비율이 되면 경고합니다.',
  },
  marginCloseOutPercent: {
    name: '증거금 강제 청산',
    meaning: '레버리지·공매도 포지션의 손익을 반영한 증거금이 증거금의 이 비율이 되면 강제 청산합니다.',
  },
  isMarginDefault: {
    name: '신규 고객 레버리지',
    meaning: '신규 고객이 바로 레버리지와 공매도를 쓸 수 있는지 정합니다.',
  },
  practiceGrant: {
    name: '연습 자금',
    meaning: '새 연습 계좌에 지급하는 금액입니다.',
  },
  depositWindow: {
    name: '입금 시간',
    meaning: '영업일에 입금을 받는 시간입니다.',
  },
  withdrawalWindow: {
    name: '출금 시간',
    meaning: '영업일에 출금을 받는 시간입니다.',
  },
  depositMinimum: {
    name: '최소 입금액',
    meaning: '입금 한 건의 최소 금액입니다.',
  },
  depositMaximum: {
    name: '최대 입금액',
    meaning: '입금 한 건의 최대 금액입니다.',
  },
  withdrawalMinimum: {
    name: '최소 출금액',
    meaning: '출금 한 건의 최소 금액입니다.',
  },
  withdrawalMaximum: {
    name: '최대 출금액',
    meaning: '출금 한 건의 최대 금액입니다.',
  },
  withdrawalFee: {
    name: '출금 수수료',
    meaning: '출금 한 건의 수수료입니다.',
  },
  depositTwoPersonFrom: {
    name: '입금 2인 승인 기준',
    meaning: '이 금액부터 입금을 두 사람이 승인합니다. 24시간 안에 한 사람이 단독으로 승인한 금액도 합산합니다.',
  },
  withdrawalTwoPersonFrom: {
    name: '출금 2인 승인 기준',
    meaning: '이 금액부터 출금을 두 사람이 승인합니다. 24시간 안에 한 사람이 단독으로 승인한 금액도 합산합니다.',
  },
  identityPromiseMinutes: {
    name: '약속: 본인 확인',
    meaning: '본인 확인 심사에 걸리는 최대 시간입니다.',
  },
  depositPromiseMinutes: {
    name: '약속: 입금',
    meaning: '입금 심사에 걸리는 최대 시간입니다.',
  },
  withdrawalPromiseMinutes: {
    name: '약속: 출금',
    meaning: '출금이 지급되기까지 걸리는 최대 시간입니다.',
  },
  appealPromiseMinutes: {
    name: '약속: 이의 제기',
    meaning: '이의 제기 심사에 걸리는 최대 시간입니다.',
  },
  restrictionAloneHours: {
    name: '1인 제한 시간',
    meaning: '한 사람이 건 제한이 두 번째 승인 없이 유지되는 시간입니다.',
  },
  newDestinationHours: {
    name: '새 출금처 대기',
    meaning: '새 은행 계좌나 지갑으로 출금하기까지 기다리는 시간입니다.',
  },
  moneyOutHoldHours: {
    name: '보안 변경 후 출금 보류',
    meaning: '비밀번호·전화·2단계 인증을 바꾼 뒤 출금이 멈추는 시간입니다.',
  },
  isWithdrawalBarredByPosition: {
    name: '보유 중 출금 제한',
    meaning: '포지션을 보유하는 동안 출금을 막는지 정합니다.',
  },
  withdrawalScoreMinimum: {
    name: '출금 최소 신용 점수',
    meaning: '출금할 수 있는 최소 신용 점수입니다.',
  },
  exchangeSpreadBps: {
    name: '환전 스프레드',
    meaning: '시장 중간값에서 떼는 폭으로, 단위는 0.01%입니다.',
  },
  exchangeQuoteSeconds: {
    name: '환전 시세 유효 시간',
    meaning: '제시한 환율이 유지되는 시간입니다.',
  },
  tradingUnlockMinutes: {
    name: '거래 잠금 해제 시간',
    meaning: '자금 비밀번호를 한 번 입력하면 주문할 수 있는 시간입니다.',
  },
  areOrdersGuarded: {
    name: '주문에 자금 비밀번호 필요',
    meaning: '자금 비밀번호를 설정해야만 주문할 수 있는지 정합니다.',
  },
  isDividendAutomatic: {
    name: '배당 자동 지급',
    meaning:
      '배당을 지급일에 신청 없이 지급하는지 여부. 아니라면 보유자가 신청하고 심사를 거치며, 배당락일에 시행 중인 설정을 따릅니다.',
  },
  dividendApplyDays: {
    name: '배당 신청 영업일 수',
    meaning:
      '신청제일 때 지급일부터 신청할 수 있는 영업일 수. 그때까지 남은 배당은 신청이나 심사 없이 모두 지급되며 회사에 남지 않습니다.',
  },
  dividendPromiseMinutes: {
    name: '약속: 배당',
    meaning: '배당 신청 심사에 걸리는 최대 시간.',
  },
  configurationNoticeHours: {
    name: '변경 예고 기간',
    meaning: '변경이 적용되기 전에 알리는 시간입니다.',
  },
  depositChannels: {
    name: '입금 방법',
    meaning: '입금을 받는 계좌입니다.',
  },
  supportNumbers: {
    name: '고객센터 번호',
    meaning: '상담원이 받는 전화번호입니다.',
  },
  supportHours: {
    name: '고객센터 시간',
    meaning: '상담원이 응대하는 시간입니다.',
  },
  supportLink: {
    name: '고객센터 채팅',
    meaning: '상담 채팅 주소입니다.',
  },
};

/** What values are written with. */
export const words: ConfigWords = {
  seconds: (value) => `${value}초`,
  minutes: (value) => `${value}분`,
  hours: (value) => `${value}시간`,
  yes: '예',
  no: '아니요',
  none: '없음',
};
