import type { NewsTexts } from './news.en.ts';

const texts: NewsTexts = {
  all: '全部新聞',
  allOf: (symbol) => `${symbol} 的全部新聞`,
  none: '今日尚無新聞。',
  noneOf: (symbol) => `尚無 ${symbol} 的新聞。`,
  pinned: '置頂',
  byUs: (house) => `${house} 發布`,
  practiceSource: '練習交易所',
};

export default texts;
