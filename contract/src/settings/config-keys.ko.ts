/** Korean: what each key of the configuration of support is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { settings as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  supportNumbers: {
    name: '고객센터 번호',
    meaning: '상담원이 받는 전화번호입니다.',
  },
  supportHours: {
    name: '고객센터 시간',
    meaning: '상담원이 응대하는 시간입니다.',
  },
  supportLink: {
    name: '고객센터 채팅',
    meaning: '상담 채팅 주소입니다.',
  },
  appTitle: {
    name: '앱 이름',
    meaning: '앱, 메시지, 문서에 쓰는 이름입니다. 최대 30자입니다.',
  },
  appLogo: {
    name: '로고',
    meaning: '시작 화면과 브라우저 탭의 그림입니다. PNG, JPEG, WebP를 쓸 수 있고, 없으면 기본 로고를 씁니다.',
  },
  appTabs: {
    name: '탭',
    meaning: '앱 탭의 구성과 순서입니다. ‘홈’, ‘시세’, ‘거래’, ‘내 계좌’는 항상 있어야 합니다.',
  },
};
