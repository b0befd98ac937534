const texts = {
  title: 'Performance',
  since: (date: string) => `Since ${date}, after all charges`,
  yearly: 'Yearly return (XIRR)',
  tooShort: 'Too early to tell',
  unknown: 'Not known',
  own: 'Your return',
  why: 'Why these numbers?',
  whyYearly:
    'Yearly return: the yearly rate at which each deposit, from its own date, grows to what you have now. Withdrawals count from their dates too.',
  whyOwn:
    'Your return: what one rupee, in the account from the start, has become. The size and time of your deposits do not change it, so you can compare it with the index.',
  whyShares: 'Allocation: the part of everything you own now, before what you owe is taken off.',
  byKind: 'By kind',
  bySector: 'By sector',
  noSector: 'No sector',
  kind: 'Kind',
  sector: 'Sector',
  amount: 'Amount',
  share: 'Allocation',
  noShares: 'You hold no shares now.',
};

export type PerformanceTexts = typeof texts;
export default texts;
