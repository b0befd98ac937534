import type { InstallTexts } from './install.en.ts';

const texts: InstallTexts = {
  app: '應用程式',
  title: '安裝應用程式',
  detail: '從主畫面開啟，離線時也能開啟。',
  byHand: '點選「分享」，再點選「加入主畫面」。',
};

export default texts;
