import type { ListingTexts } from './listing-texts.en.ts';

const texts: ListingTexts = {
  sellFrom: (date) =>
    date === null
      ? '아직 상장되지 않았습니다. 상장일부터 매도할 수 있습니다.'
      : `${date} 상장: 그날부터 매도할 수 있습니다.`,
  why: '상장 전에는 아무도 거래할 수 없으며, 그때까지는 납입한 금액으로 평가됩니다.',
  application: '이 포지션의 청약',
};

export default texts;
