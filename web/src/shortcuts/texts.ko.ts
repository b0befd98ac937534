import type { ShortcutTexts } from './texts.en.ts';

const texts: ShortcutTexts = {
  title: '키보드 단축키',
  intro: '입력 중이 아닐 때 모든 화면에서 쓸 수 있습니다.',
  keys: { b: '화면의 종목 매수', s: '화면의 종목 매도', '/': '종목 검색', '?': '이 목록 보기' },
  noneShown: '화면에 종목이 없으면 B와 S는 검색을 엽니다.',
  use: '단축키 사용',
  useHint: '설정에서 변경할 수 있습니다.',
};

export default texts;
