import { chooseParticles } from '@bahi/core/particles.ts';
import type { NewsTexts } from './news-texts.en.ts';

const texts: NewsTexts = {
  title: '뉴스와 공지',
  tabs: { label: '구분', notice: '공지', news: '뉴스' },
  none: { notice: '지금은 공지가 없습니다.', news: '오늘은 아직 뉴스가 없습니다.' },
  noneOf: (symbol) => `${symbol} 관련 소식이 아직 없습니다.`,
  about: (symbol) => `${symbol} 관련`,
  showAll: '모두 보기',
  article: '본문',
  pick: '제목을 고르면 여기에서 읽을 수 있습니다.',
  toList: '뉴스로 가기',
  removed: '삭제된 기사입니다.',
  removedBody: '출처에서 기사를 내렸거나 링크가 완전하지 않습니다.',
  related: '관련 종목',
  share: '공유',
  linkCopied: '제목과 링크를 복사했습니다',
  linkNotCopied: '링크를 복사하지 못했습니다. 주소창에서 복사하세요.',
  original: (host) => `${host}에서 읽기`,
  leaving: {
    title: '앱을 벗어납니다',
    body: (host) => chooseParticles(`${host}은(는) 이 앱에 속하지 않으며 내용은 확인되지 않았습니다.`),
    action: '페이지 열기',
  },
  own: '연습 거래소가 자체 시장에 대해 작성한 글입니다. 기업과 자금은 가상입니다.',
  house: (house) => chooseParticles(`${house}이(가) 작성하고 다른 담당자가 확인한 글입니다.`),
  changed: (at) => `${at} 수정`,
  outside: '외부 출처의 원문입니다.',
};

export default texts;
