import type { NewsTexts } from './news.en.ts';

const texts: NewsTexts = {
  all: '전체 뉴스',
  allOf: (symbol) => `${symbol} 전체 뉴스`,
  none: '오늘은 아직 뉴스가 없습니다.',
  noneOf: (symbol) => `${symbol} 관련 뉴스가 아직 없습니다.`,
  pinned: '고정',
  byUs: (house) => `${house} 작성`,
  practiceSource: '연습 거래소',
};

export default texts;
