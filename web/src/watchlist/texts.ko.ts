import type { WatchlistScreenTexts } from './texts.en.ts';

const texts: WatchlistScreenTexts = {
  title: '관심 종목',
  search: '검색',
  searchTitle: '검색',
  searchLabel: '이름 또는 코드',
  recent: '최근 검색',
  clear: '지우기',
  start: '이름이나 코드를 입력하세요. 한 글자면 됩니다.',
  found: (count, most) => (count < most ? `${count}개 찾음` : `가장 가까운 ${count}개`),
  didYouMean: (text: string) => `“${text}” 검색 결과가 없습니다. 다음을 찾으셨나요?`,
  nothing: (text) => `‘${text}’에 맞는 종목이 없습니다. 코드로 찾아보세요.`,
  kinds: { equity: '주식', fund: '펀드', forex: '통화쌍', digital: '디지털 통화' },
  realData: '실제 데이터, 장 마감',

  manage: {
    title: '목록 관리',
    lists: '목록',
    rows: (list) => `‘${list}’의 종목`,
    actions: (name) => `${name} 작업`,
    rename: '이름 변경',
    renameTitle: (name) => `‘${name}’ 이름 변경`,
    save: '저장',
    remove: '목록 삭제',
    removed: (name) => `‘${name}’ 목록을 삭제했습니다`,
    restored: (name) => `‘${name}’ 목록을 되돌렸습니다`,
    undo: '실행 취소',
    takeOff: '이 목록에서 삭제',
    takenOff: (name) => `${name}, 목록에서 삭제했습니다`,
    add: '추가',
    addTo: (list) => `‘${list}’에 추가`,
    addOne: (name) => `${name} 추가`,
    takeOne: (name) => `${name} 삭제`,
    empty: '이 목록에 아직 종목이 없습니다.',
    most: (most) => `같은 종류의 목록은 최대 ${most}개입니다. 하나를 삭제하면 새로 만들 수 있습니다.`,
    done: '완료',
  },
};

export default texts;
