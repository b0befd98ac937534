import type { VipTexts } from './texts.en.ts';

const texts: VipTexts = {
  title: 'VIP',
  yours: '내 등급',
  level: (level) => (level === 0 ? '아직 등급 없음' : `VIP ${level}등급`),
  asOf: (date) => `${date} 마감 시 계산`,
  notYet: '등급은 영업일이 끝날 때 계산합니다.',
  falls: (level, to, date) =>
    `${level}등급의 조건 하나를 더 이상 채우지 못합니다. 다시 채우지 못하면 ${date} 마감 때 등급이 바뀝니다. 바뀐 뒤 등급: ${to}.`,
  none: '없음',
  coming: (level) => `지금 ${level}등급의 조건을 채웠습니다. 영업일이 끝나면 등급이 바뀝니다.`,
  rules: '조건과 진행 상황',
  ofLevel: (level) => `${level}등급`,
  reached: '조건 충족',
  missing: '조건 미달',
  also: (level) => `${level}등급의 모든 조건과:`,
  rule: {
    verified: '본인 확인 완료',
    sign_ins: (needed, days) => `최근 ${days}일 중 ${needed}일 출석`,
    average_total: (needed, days) => `${days}일 평균 총자산 ${needed} INR 이상`,
    account_days: (needed) => `계좌 개설 후 ${needed}일`,
  },
  has: {
    sign_ins: (has, needed) => `${needed}일 중 ${has}일`,
    average_total: (has) => `현재 ${has} INR`,
    account_days: (has, needed) => `${needed}일 중 ${has}일`,
  },
  verify: '본인 확인하기',
  signIn: '홈에서 출석하기',
  signedIn: '오늘 출석 완료',
  benefits: '등급으로 할 수 있는 것',
  benefit: [
    '대형주 물량: 대형 회사 주식을 제시된 가격에 신청합니다. 필요한 등급은 각 물량 화면에 있습니다.',
    '다른 것은 같습니다. 주문, 비용, 한도, 출금은 누구에게나 동일합니다.',
  ],
  costs: '비용',
  cost: '무료입니다. 등급은 팔지 않으며 저희 직원 누구도 정할 수 없습니다.',
  costFalls: (days) => `조건을 채우지 못하게 되면 ${days}일 뒤에 등급이 내려갑니다. 첫날 메시지로 알립니다.`,
  howTotal: '평균 계산 방법',
  howTotalBody: (days) =>
    `영업일마다 INR 예수금과 투자금을 더하고, 주식은 종가(마감 때의 평가 가격)로 계산합니다. 최근 ${days}일의 합을 ${days}일로 나누며 첫날 이전은 0으로 봅니다.`,
  use: '특별 거래',
  links: {
    '/home/qcList': { name: '대형주 물량', about: 'VIP 등급에 따른 대형 회사 주식' },
    '/home/blockTrade': { name: '블록딜', about: '호가창 밖의 대량 주식, 등급 무관' },
    '/home/dayTrading': { name: '당일 매매', about: '한 거래 시간 동안의 한도, 등급 무관' },
  },
};

export default texts;
