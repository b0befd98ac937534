import type { InstallTexts } from './install.en.ts';

const texts: InstallTexts = {
  app: '앱',
  title: '앱 설치',
  detail: '홈 화면에서 열고 오프라인에서도 볼 수 있습니다.',
  byHand: '공유를 누른 뒤 홈 화면에 추가를 누르세요.',
};

export default texts;
