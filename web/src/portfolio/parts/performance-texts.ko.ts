import type { PerformanceTexts } from './performance-texts.en.ts';

const texts: PerformanceTexts = {
  title: '수익률',
  since: (date) => `${date}부터, 모든 비용 차감 후`,
  yearly: '연환산 수익률(XIRR)',
  tooShort: '아직 기간이 짧습니다',
  unknown: '알 수 없음',
  own: '내 수익률',
  why: '이 숫자는 어떻게 나오나요?',
  whyYearly:
    '연환산 수익률: 입금마다 그 날짜부터 이 비율로 해마다 늘어 지금의 자산이 됩니다. 출금도 그 날짜부터 계산합니다.',
  whyOwn:
    '내 수익률: 처음부터 계좌에 있던 1루피가 지금 얼마가 되었는지를 나타냅니다. 입금한 금액과 시점은 영향을 주지 않아 지수와 비교할 수 있습니다.',
  whyShares: '비중은 갚을 금액을 빼기 전, 지금 가진 모든 것을 기준으로 합니다.',
  byKind: '종류별',
  bySector: '업종별',
  noSector: '업종 없음',
  kind: '종류',
  sector: '업종',
  amount: '금액',
  share: '비중',
  noShares: '지금 보유한 주식이 없습니다.',
};

export default texts;
