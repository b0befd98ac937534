/** Korean texts of day orders on the ticket. Money and times arrive formatted. */
import type { DayTexts } from './day-texts.en.ts';

const texts: DayTexts = {
  label: '주문 구분',
  ordinary: '일반',
  day: '당일',
  mandate: '당일 매매 한도',
  buyingPower: '지금 주문 가능 금액',
  unused: '남은 한도',
  unusedOf: (unused, amount) => `${unused} / ${amount}`,
  until: '주문 마감',
  hint: '그때까지 열려 있는 포지션은 시장가로 청산합니다. 레버리지 5×.',
  ended: '당일 매매 한도로 더 주문할 수 없습니다. ‘일반’을 선택하세요.',
};

export default texts;
