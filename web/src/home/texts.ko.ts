import type { HomeTexts } from './texts.en.ts';

const texts: HomeTexts = {
  search: '종목 검색',
  notices: '공지',
  messages: '메시지',
  newsTitle: '뉴스',
  allNews: '전체',
  total: (currency) => `총 자산, ${currency}`,
  todaySuffix: '오늘',
  todayUnknown: '오늘의 변동은 아직 알 수 없습니다',
  hideAmounts: '금액 숨기기',
  showAmounts: '금액 보기',
  whyTotal: '왜 이 금액인가요?',
  watchlist: '관심 종목',
  all: (count) => `전체 ${count}`,
  watchlistEmpty: '관심 종목이 없습니다.',
  watchlistEmptyAction: '관심 기업 3곳 고르기',
  shortcuts: '바로가기',
  shortcut: {
    newShares: '공모주',
    placement: '배정',
    blockTrade: '블록딜',
    dayTrading: '당일 매매',
    overview: '시장 개요',
    copy: '카피',
    messages: '메시지',
    funds: '펀드',
    forex: '외환',
    support: '고객센터',
  },
  starters: {
    picked: (count) => `3곳 중 ${count}곳`,
    why: '오늘 거래가 가장 많은 기업입니다. 시작을 위한 목록일 뿐 추천이 아닙니다. 별을 누르면 추가됩니다.',
  },
  marketNow: '지금 시장',
  overview: '시장 개요',
  indices: '지수',
  held: (quantity) => `보유 ${quantity}`,
  heldShort: (quantity) => `공매도 ${quantity}`,
};

export default texts;
