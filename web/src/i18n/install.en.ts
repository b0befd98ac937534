const texts = {
  app: 'App',
  title: 'Install app',
  detail: 'Opens from your home screen, also offline.',
  byHand: 'Tap Share, then Add to Home Screen.',
};

export type InstallTexts = typeof texts;
export default texts;
