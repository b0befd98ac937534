import { chooseParticles } from '@bahi/core/particles.ts';
import type { WatchlistTexts } from './watchlist.en.ts';

const texts: WatchlistTexts = {
  typesLabel: '상품 종류',
  types: { stock: '주식', fund: '펀드', forex: '외환', digital: '디지털 통화' },
  listsLabel: '목록',
  firstList: '내 관심 목록',
  count: (count) => `${count}개 종목`,
  edit: '목록 관리',
  density: '행 보기',
  densities: { compact: '간단히', normal: '보통', rich: '자세히' },
  volume: (figure) => `거래량 ${figure}`,
  range: (low, high) => `저가 ${low} · 고가 ${high}`,
  nothing: {
    stock: '아직 관심 종목이 없습니다.',
    fund: '아직 관심 펀드가 없습니다.',
    forex: '아직 관심 통화쌍이 없습니다.',
    digital: '아직 관심 디지털 통화가 없습니다.',
  },
  emptyList: '이 목록은 비어 있습니다.',
  add: '종목 추가',

  lists: '목록 선택…',
  listsOf: (name) => chooseParticles(`${name}이(가) 있는 목록`),
  moveHere: '여기로 이동',
  moveTo: (name, list) => chooseParticles(`${name}을(를) ‘${list}’ 목록으로 이동`),
  movedTo: (name, list) => chooseParticles(`${name}을(를) ‘${list}’ 목록으로 옮겼습니다`),
  newList: '새 목록',
  listName: '목록 이름',
  create: '만들기',
  nameMissing: '이름을 입력하세요',

  moveByKeys: (name) => `${name} 이동: 끌거나 화살표 키 사용`,
  moveUp: (name) => `${name} 위로 이동`,
  moveDown: (name) => `${name} 아래로 이동`,
  placed: (name, place, of) => `${name}, ${of}개 중 ${place}번째`,
};

export default texts;
