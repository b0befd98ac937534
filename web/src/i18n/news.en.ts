const texts = {
  all: 'All news',
  allOf: (symbol: string) => `All news about ${symbol}`,
  none: 'No news yet today.',
  noneOf: (symbol: string) => `No news about ${symbol} yet.`,
  pinned: 'Pinned',
  byUs: (house: string) => `By ${house}`,
  practiceSource: 'Practice exchange',
};

export type NewsTexts = typeof texts;
export default texts;
