import { texts as groups } from '@bahi/contract/content/groups.ko.ts';
import type { ContentTexts } from './texts.en.ts';

const texts: ContentTexts = {
  about: {
    title: '회사 소개',
    more: '더 보기',
    status: '장부와 증명',
    statusHint: '지금 모든 금액이 맞는지',
    support: '고객센터',
    agreement: '약관 및 개인정보',
    app: '앱 정보',
    appHint: '버전, 라이선스, 수수료',
  },
  agreement: {
    title: '약관 및 개인정보',
    user: '이용약관',
    privacy: '개인정보 처리방침',
    print: '인쇄',
    contents: '목차',
    version: (version) => `버전 ${version}`,
    since: (date) => `${date}부터 시행`,
    accepted: (version, date) => `${date}에 버전 ${version}에 동의하셨습니다.`,
    notInForce: '현재 시행 중인 버전이 아닙니다.',
    showCurrent: '현재 버전 보기',
    showChanges: '변경 내용 보기',
    changesSince: (version) => `버전 ${version} 이후 변경 내용`,
    noChanges: '문구가 같습니다.',
    added: '추가',
    removed: '삭제',
    versions: '버전 목록',
    states: { in_force: '시행 중', coming: '시행 예정', past: '지난 버전' },
  },
  consent: {
    title: (names) => `${names} 변경`,
    body: '변경 내용을 읽고 동의해 주세요. 그 전에도 모든 내역을 보고, 포지션을 청산하고, 출금할 수 있지만 새로운 거래는 시작할 수 없습니다.',
    and: ', ',
    first: '아직 동의하지 않으셨습니다.',
    read: '전문 보기',
    agreeTo: (name, version) => `${name} 버전 ${version} 동의`,
    later: '나중에 결정',
    done: '동의해 주셔서 감사합니다.',
  },
  faq: {
    title: '자주 묻는 질문',
    search: '질문 검색',
    group: '주제',
    all: '전체',
    groups,
    nothingFound: '이 단어가 들어간 질문이 없습니다. 단어를 줄이거나 다른 주제를 골라 보세요.',
    none: '아직 질문이 없습니다.',
    showAll: '모든 질문 보기',
    notFound: '답을 찾지 못하셨나요?',
    support: '고객센터에 문의',
    rules: '시장 규칙 안내',
  },
};

export default texts;
