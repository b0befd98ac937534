/** Korean texts of changing an order that waits. */
import type { ChangeTexts } from './change-texts.en.ts';

const texts: ChangeTexts = {
  title: '주문 정정',
  save: '변경 저장',
  lots: (filled) => `전체 로트(${filled} 체결)`,
  lotsNone: '전체 로트',
  atLeast: '체결된 수량보다 많아야 합니다',
  onlySmaller: '이 주문은 수량을 줄일 수만 있습니다.',
  place: '같은 가격에서 수량만 줄이면 대기 순서가 유지됩니다. 가격을 바꾸거나 수량을 늘리면 맨 뒤로 갑니다.',
  costs: '변경 후 비용',
  heldNow: '현재 묶인 금액',
  heldAfter: '변경 후 묶일 금액',
  heldMeanwhile: (amount) => `거래소가 응답할 때까지 ${amount}`,
  unchanged: '바뀐 내용이 없습니다. 값을 바꾼 뒤 저장하세요.',
  saved: '변경 저장됨',
};

export default texts;
