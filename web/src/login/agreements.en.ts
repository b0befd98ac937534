const texts = {
  version: (version: string) => `Version ${version}`,
  agreement: {
    title: 'User agreement',
    points: [
      'This is a practice install. The money is play money, the companies are fictional, and no firm operates it. Nothing here can be paid out.',
      'Prices form on the practice exchange by orders alone. Nobody, the operator included, can set a price, a fill, a balance or a profit.',
      'Every charge is shown before an order is placed and kept on its slip. There are no others.',
      'Leverage and short sales can lose more than their margin. A position is warned at half of its margin and closed out at a quarter, by a rule that is the same for everyone.',
      'A restriction of your account always states its reason, its rule and its end, and can be appealed.',
      'Keep your password to yourself. Nobody at Bahi asks for it, for a code, or for money.',
    ],
  },
  privacy: {
    title: 'Privacy policy',
    points: [
      'We keep your account name, a hash of your password, your orders and the journal of your money. We do not sell or share any of it.',
      'Records of financial transactions are kept for 5 years, records of investment business for 10 years.',
      'The app is not for children under 14.',
      'The app loads nothing from other hosts and sets no tracking cookies. Your session token stays on your device.',
      'You can read every line we keep about your money under Records.',
    ],
  },
};

export type AgreementTexts = typeof texts;

export default texts;
