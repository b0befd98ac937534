import { ko as sectors } from '@bahi/contract/market/sectors.ko.ts';
import type { InstrumentTexts } from './instruments.en.ts';

const texts: InstrumentTexts = {
  sectors: { ...sectors, nse_eod: 'NSE 실제 자료' },
  index: '지수',
  column: {
    name: '종목',
    trend: '추이',
    price: '현재가',
    change: '등락률',
    actions: '작업',
  },
  sortBy: (column) => `${column} 기준 정렬`,
  held: (quantity) => `보유 ${quantity}`,
  heldShort: (quantity) => `공매도 ${quantity}`,
  noShort: '펀드는 공매도할 수 없습니다.',
  premium: (rate) => `프리미엄 ${rate}`,
  discount: (rate) => `디스카운트 ${rate}`,
  halted: '거래 중단',
  suspended: '거래 정지',
  offShelf: '상장 폐지',
  watchlist: '관심 종목',
  watchlistEmpty: '아직 관심 종목이 없습니다.',
  search: '이름이나 코드로 검색',
  starters: '이 여섯 종목부터',
  more: (name) => `${name} 작업`,
  buy: '매수',
  watch: '관심 종목에 추가',
  unwatch: '관심 종목에서 삭제',
  watchNamed: (name) => `${name} 관심 종목에 추가`,
  unwatchNamed: (name) => `${name} 관심 종목에서 삭제`,
  watched: (name) => `${name}, 관심 종목에 추가했습니다`,
  unwatched: (name) => `${name}, 관심 종목에서 삭제했습니다`,
  alert: '가격 알림 설정',
  alertNamed: (name) => `${name} 알림`,
  notKnown: '관심 종목을 바꾸지 못했습니다. 서버에 있는 목록을 표시합니다.',
};

export default texts;
