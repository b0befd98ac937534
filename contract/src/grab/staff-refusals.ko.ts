/** Korean texts of refusals that only staff meet who prepare and decide grab offers. */
import type { grabStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'grab.not_large': '이 회사는 시가총액 {rank}위입니다. 상위 {last}개 회사만 가능하니 다른 회사를 고르세요.',
  'grab.price_too_far': '가격이 평가 가격과 3% 넘게 다릅니다. {lowest}~{highest} 사이에서 고르세요.',
  'grab.seller_has_less': '블록 매도자에게 남은 주식은 {shares}주입니다.',
  'grab.over': '이 물량은 끝나 더 이상 철회할 수 없습니다.',
  'grab.decided': '추첨 결과를 정하는 지수가 이미 마감되어 이 물량을 더 이상 철회할 수 없습니다.',
};
