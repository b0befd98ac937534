/** Korean texts of refusals that only staff meet who write texts of the house. */
import type { contentStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'content.changed_since': '작성하는 동안 버전 {version}이(가) 승인되었습니다. 그 버전을 열어 다시 입력하세요.',
  'content.group_unknown': '이 종류의 문서에 있는 그룹을 선택하세요.',
  'content.asks_nobody': '다시 동의를 받는 문서는 이용약관과 개인정보 처리방침뿐입니다. 선택을 해제하세요.',
  'content.kept': '이 문서는 삭제할 수 없습니다. 새 버전을 제안하세요.',
  'content.symbol_unknown': '코드가 {symbol}인 종목이 없습니다. 코드를 확인하세요.',
  'content.symbols_missing': '테마에 담을 종목을 입력하세요.',
  'content.author_missing': '테마를 만든 사람을 입력하세요.',
  'content.empty': '{language}: 내용을 입력하세요.',
  'content.too_long': '{language}: 내용이 {maximum}자를 넘습니다. 줄여 주세요.',
  'content.html': '{language} {line}행: HTML 태그를 지우세요.',
  'content.link_refused': '{language} {line}행: {link}은(는) https 주소도 앱 화면도 아닙니다. 링크를 고치세요.',
  'content.figure_unknown': '{language} {line}행: {name}(이)라는 그림이 없습니다. 이름을 확인하세요.',
  'content.picture_refused':
    '{language} {line}행: 주소로 된 이미지는 쓸 수 없습니다. 그림을 쓰세요: ![설명](figure:이름).',
  'content.key_unknown':
    '{language} {line}행: {name}은(는) 본문에 표시할 수 있는 설정 항목이 아닙니다. 이름을 확인하세요.',
  'content.structure':
    '{language} {line}행: 지원하지 않는 Markdown입니다. 제목 ##와 ###, 문단, 두 단계까지의 목록, 표, 인용, 그림을 쓰세요.',
};
