/** A rule, or one with numbered parts: refusals name them ("7.3", core/src/restrictions.ts). */
type Point = string | { readonly text: string; readonly parts: readonly string[] };

const texts = {
  version: (version: string) => `Version ${version}`,
  agreement: {
    title: 'User agreement',
    points: [
      'This is a practice install. The money is play money, the companies are fictional, and no firm operates it. Nothing here can be paid out.',
      'Prices form on the practice exchange by orders alone. Nobody, the operator included, can set a price, a fill, a balance or a profit.',
      'Every charge is shown before an order is placed and kept on its slip. There are no others.',
      'Leverage and short sales can lose more than their margin. A position is warned at half of its margin and closed out at a quarter, by a rule that is the same for everyone.',
      'Keep your password to yourself. Nobody at Bahi asks for it, for a code, or for money.',
      'Money is paid out only to bank accounts and wallets of your own, under the conditions that the withdrawal screen lists for everyone. Nobody ever has to pay money in to get money out.',
      {
        text: 'Your account is restricted only for one of these reasons. You are told which, since when, until when and by which of these rules, and you can appeal to a person who did not impose it.',
        parts: [
          'You asked for it.',
          'What you entered to prove your identity cannot be confirmed.',
          'A payment or a trade looks like fraud and is being looked at.',
          'A court or an authority orders it.',
          'There are signs that somebody else uses your account.',
          'This agreement was broken.',
          'The holder has died; the heirs prove themselves first.',
          'The holder is too young for an account.',
        ],
      },
    ] as readonly Point[],
  },
  privacy: {
    title: 'Privacy policy',
    points: [
      'We keep your account name, a hash of your password, your orders and the journal of your money. We do not sell or share any of it.',
      'To prove your identity you give a name, numbers and two photos. They are sealed under a key of your own outside the database; only a reviewer opens them, and each look is written down.',
      'Records of financial transactions are kept for 5 years, records of investment business for 10 years.',
      'The app is not for children under 14.',
      'The app loads nothing from other hosts and sets no tracking cookies. Your session token stays on your device.',
      'You can read every line we keep about your money under Records.',
    ] as readonly Point[],
  },
};

export type AgreementTexts = typeof texts;

export default texts;
