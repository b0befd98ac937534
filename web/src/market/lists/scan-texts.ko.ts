import { formatQuantity } from '@bahi/core/format.ts';
import type { ScanTexts } from './scan-texts.en.ts';

const texts: ScanTexts = {
  title: '지표',
  note: '검색 조건은 지난 가격을 설명할 뿐 투자 조언이 아닙니다.',
  asOf: (date, time) => `${date}까지의 일봉, ${time}의 가격 기준입니다.`,
  count: (count) => `${formatQuantity(count)}종목`,
  none: '지금 해당하는 종목이 없습니다.',
  all: '모든 조건',
  other: '다른 조건',
  since: (date) => `${date}부터`,
  chart: (name) => `지표를 그린 ${name} 차트`,
  unknown: '이런 이름의 조건이 없습니다.',
  groups: { average: '이동평균', strength: 'RSI와 MACD', move: '거래량, 범위, 갭' },
  scan: {
    ma_golden_cross: {
      name: '골든 크로스',
      meaning: '최근 20거래일 안에 50일 평균이 200일 평균을 넘어섰고 지금도 위에 있습니다.',
      figures: ['50일 평균', '200일 평균'],
    },
    ma_death_cross: {
      name: '데드 크로스',
      meaning: '최근 20거래일 안에 50일 평균이 200일 평균 아래로 내려갔고 지금도 아래에 있습니다.',
      figures: ['50일 평균', '200일 평균'],
    },
    price_above_ma20: {
      name: '20일 평균 위',
      meaning: '가격이 최근 20거래일 평균 종가보다 높습니다.',
      figures: ['가격', '20일 평균'],
    },
    price_below_ma20: {
      name: '20일 평균 아래',
      meaning: '가격이 최근 20거래일 평균 종가보다 낮습니다.',
      figures: ['가격', '20일 평균'],
    },
    rsi_overbought: {
      name: 'RSI 70 이상',
      meaning: '최근 14거래일의 움직임이 대부분 상승이었습니다. 흔히 과매수라 하며 오래 이어질 수 있습니다.',
      figures: ['RSI 14'],
    },
    rsi_oversold: {
      name: 'RSI 30 이하',
      meaning: '최근 14거래일의 움직임이 대부분 하락이었습니다. 흔히 과매도라 하며 오래 이어질 수 있습니다.',
      figures: ['RSI 14'],
    },
    macd_bullish: {
      name: 'MACD 신호선 위',
      meaning: '최근 5거래일 안에 MACD(12, 26)가 신호선(9)을 넘어섰고 지금도 위에 있습니다.',
      figures: ['MACD', '신호선'],
    },
    macd_bearish: {
      name: 'MACD 신호선 아래',
      meaning: '최근 5거래일 안에 MACD(12, 26)가 신호선(9) 아래로 내려갔고 지금도 아래에 있습니다.',
      figures: ['MACD', '신호선'],
    },
    volume_surge: {
      name: '거래량 급증',
      meaning: '앞선 20거래일 평균의 두 배 이상이 거래되었습니다.',
      figures: ['오늘', '평균'],
    },
    high_52_weeks: {
      name: '52주 신고가',
      meaning: '이번 장의 고가가 지난 52주의 모든 가격보다 높습니다.',
      figures: ['고가', '이전 고가'],
    },
    low_52_weeks: {
      name: '52주 신저가',
      meaning: '이번 장의 저가가 지난 52주의 모든 가격보다 낮습니다.',
      figures: ['저가', '이전 저가'],
    },
    gap_up: {
      name: '상승 갭',
      meaning: '직전 거래일의 고가보다 높게 시작했습니다.',
      figures: ['시가', '전일 고가'],
    },
    gap_down: {
      name: '하락 갭',
      meaning: '직전 거래일의 저가보다 낮게 시작했습니다.',
      figures: ['시가', '전일 저가'],
    },
  },
};

export default texts;
