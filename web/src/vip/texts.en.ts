const texts = {
  title: 'VIP',
  yours: 'Your level',
  level: (level: number) => (level === 0 ? 'No level yet' : `VIP level ${level}`),
  asOf: (date: string) => `Calculated at the end of ${date}`,
  notYet: 'Levels are calculated when the business date ends.',
  falls: (level: number, to: string, date: string) =>
    `A rule of level ${level} is no longer met. Your level becomes ${to} when ${date} ends, unless the rules are met again.`,
  none: 'none',
  coming: (level: number) =>
    `You meet the rules of level ${level} now. Your level changes when the business date ends.`,
  rules: 'Rules and progress',
  ofLevel: (level: number) => `Level ${level}`,
  reached: 'Rules met',
  missing: 'Rules not met',
  also: (level: number) => `All rules of level ${level}, and:`,
  rule: {
    verified: 'Identity verified',
    sign_ins: (needed: string, days: number) => `Signed in on ${needed} of the last ${days} days`,
    average_total: (needed: string, days: number) => `Average total value of ${days} days: at least ${needed} INR`,
    account_days: (needed: string) => `Account open for ${needed} days`,
  },
  has: {
    sign_ins: (has: string, needed: string) => `${has} of ${needed}`,
    average_total: (has: string) => `${has} INR so far`,
    account_days: (has: string, needed: string) => `${has} of ${needed} days`,
  },
  verify: 'Verify identity',
  signIn: 'Sign in on Home',
  signedIn: 'Signed in today',
  benefits: 'What a level allows',
  benefit: [
    'Grab offers: shares of large companies at a stated price. Each offer states the level it needs.',
    'Nothing else changes: orders, charges, limits and withdrawals are the same for everybody.',
  ],
  costs: 'What it costs',
  cost: 'Nothing. A level is never sold, and none of our staff can set one.',
  costFalls: (days: number) =>
    `A level falls ${days} days after a rule is no longer met. We tell you by message on the first day.`,
  howTotal: 'How the average is calculated',
  howTotalBody: (days: number) =>
    `For each business date: your cash and invested money in INR, with your shares at the closing price, which is the mark price at the close. The last ${days} totals are added and divided by ${days}; dates before your first count as zero.`,
  use: 'Special desks',
  links: {
    '/home/qcList': { name: 'Grab offers', about: 'Shares of large companies, by VIP level' },
    '/home/blockTrade': { name: 'Block trades', about: 'Blocks of shares outside the order book. No level needed' },
    '/home/dayTrading': { name: 'Day trading', about: 'A mandate for one session. No level needed' },
  },
};

export type VipTexts = typeof texts;

export default texts;
