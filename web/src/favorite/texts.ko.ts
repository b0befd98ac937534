import type { FavoriteTexts } from './texts.en.ts';

const texts: FavoriteTexts = {
  title: '관심 종목',
  search: '검색',
  searchTitle: '검색',
  searchLabel: '이름 또는 코드',
  recent: '최근 검색',
  clear: '지우기',
  start: '이름이나 코드를 입력하세요. 한 글자면 됩니다.',
  found: (count, most) => (count < most ? `${count}개 찾음` : `가장 가까운 ${count}개`),
  nothing: (text) => `‘${text}’에 맞는 종목이 없습니다. 코드로 찾아보세요.`,
  kinds: { equity: '주식', fund: '펀드', forex: '통화쌍', digital: '디지털 통화' },
  realData: '실제 데이터, 장 마감',
};

export default texts;
