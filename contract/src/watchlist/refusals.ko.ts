/** Korean texts of refusals of watchlists. */
import type { watchlist as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'watchlist.full': '관심 종목은 최대 {maximum}개입니다.',
  'watchlist.already_listed': '{symbol} 종목은 이미 관심 목록에 있습니다.',
  'watchlist.not_listed': '{symbol} 종목은 관심 목록에 없습니다.',
  'watchlist.unknown_list': '더 이상 존재하지 않는 목록입니다.',
  'watchlist.wrong_type': '{symbol} 종목은 다른 유형의 목록에 속합니다.',
  'watchlist.too_many_lists': '같은 유형의 목록은 최대 {maximum}개입니다.',
  'watchlist.name_taken': '‘{name}’ 목록이 이미 있습니다.',
  'watchlist.first_list': '유형별 첫 목록은 삭제할 수 없습니다. 대신 종목을 빼세요.',
};
