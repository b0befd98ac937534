import type { InstallTexts } from './install.en.ts';

const texts: InstallTexts = {
  app: '앱',
  title: '앱 설치',
  detail: '홈 화면에서 열 수 있으며 오프라인에서도 열립니다.',
  byHand: '‘공유’를 누른 뒤 ‘홈 화면에 추가’를 누르세요.',
};

export default texts;
