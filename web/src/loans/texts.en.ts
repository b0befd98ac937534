/** English texts of credit loans. Money and times arrive formatted. */
const countsMost =
  'At most five loans and pledges count, and of those open at the same time only the first to be repaid.';

const texts = {
  title: 'Credit loan',
  recordsTitle: 'Loan records',
  figures: 'Your loan figures',
  score: 'Credit score',
  mayBorrow: 'You may borrow',
  owe: 'You owe',
  limit: 'Your limit',
  limitBy: ({
    score,
    from,
    perPoint,
    limit,
    maximum,
  }: { readonly [figure in 'score' | 'from']: number } & {
    readonly [amount in 'perPoint' | 'limit' | 'maximum']: string;
  }) => `Your limit: (${score} − ${from}) × ${perPoint} = ${limit}. At most ${maximum}.`,
  onceVerified: ({
    from,
    perPoint,
    maximum,
  }: { readonly from: number } & { readonly [amount in 'perPoint' | 'maximum']: string }) =>
    `You can borrow once your identity is verified: ${perPoint} for each point of your score above ${from}, at most ${maximum}.`,
  rules: (rate: number) =>
    `${rate}% a year, simple interest, charged once a day. No penalty for repaying early. You can trade with borrowed money, but not withdraw it.`,

  borrow: 'Borrow',
  amount: 'Amount',
  limits: (minimum: string, left: string) => `Whole rupees, from ${minimum} to ${left}`,
  enterAmount: 'Enter an amount',
  notWhole: 'Enter whole rupees, without decimals',
  tooLittle: (minimum: string) => `Minimum is ${minimum}`,
  tooMuch: (left: string) => `Over your limit of ${left}`,
  term: 'Term',
  days: (days: number) => `${days} days`,
  cost: 'What it costs',
  rate: 'Yearly rate',
  ratePercent: (rate: number) => `${rate}%`,
  rateNote: (rate: number) => `Yearly rate: ${rate}%`,
  perDay: 'Interest per day',
  perYear: 'Interest per year',
  total: (days: number) => `Interest after ${days} days`,
  totalNote: 'If you repay nothing earlier',
  due: 'Due date',
  decision: 'Decided by',
  ask: 'Request loan',
  askAmount: (amount: string) => `Request loan of ${amount}`,
  confirmTitle: (amount: string) => `Borrow ${amount} INR`,
  sent: 'Loan requested',

  interestFirst: 'Interest is paid first, then the principal.',

  openTitle: 'Current loan',
  pendingTitle: 'Request in review',
  pendingBody: 'You can cancel it until it is decided.',
  loan: 'Loan',
  borrowed: 'Borrowed',
  principal: 'Principal to repay',
  interest: 'Interest so far',
  interestCharged: 'Total interest',
  repaidSum: 'Total repaid',
  number: 'Number',
  overdue: 'Overdue',
  waits: (due: string, by: string) =>
    `Because our staff restricted your account, you have until ${by} to repay instead of the due date, ${due}. This loan does not lower your score before then. This deadline changes if the restriction ends earlier or later, up to ten business days after the due date. Interest continues at the same rate.`,
  scoreEffect: 'Credit score',
  /** What repaying everything does to it, now and once it is repaid. */
  effect: {
    open: {
      counts: 'Open long enough',
      too_early: 'Does not count if repaid now',
      beside_another: 'Does not count',
      overdue: 'Lowered',
    },
    ended: {
      counts: 'Repaid in time',
      too_early: 'Did not count',
      beside_another: 'Did not count',
      overdue: 'Lowered: it was overdue',
    },
  },
  countsFrom: (from: string, due: string) =>
    from === due
      ? `A loan counts once it has been open for 30 days: repay it in full on ${due} to raise your score. ${countsMost}`
      : `A loan counts once it has been open for 30 days: repay it in full from ${from} to ${due} to raise your score. ${countsMost}`,
  countsUntil: (from: string, by: string) =>
    `A loan counts once it has been open for 30 days: repay it in full from ${from} on and before ${by} to raise your score. ${countsMost}`,
  countsMost,
  tooEarly: 'It was repaid in full before it had been open for 30 days.',
  besideAnother: {
    open: 'You have repaid another loan or pledge while this one was open. That one counts, so this one does not.',
    ended: 'Another loan or pledge, open at the same time, was repaid first. That one counts, so this one did not.',
  },
  overdueBody: (date: string) => `This loan was due on ${date}. Your score falls until you repay it.`,
  states: {
    pending: 'In review',
    in_progress: 'In progress',
    ended: 'Ended',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
  cancel: {
    action: 'Cancel request',
    title: 'Cancel this loan request?',
    body: 'Nothing has been borrowed. You can ask again at any time.',
  },
  toPayOut: 'Decision and payout',
  paidOut: 'Approved and paid out',

  records: 'Loan records',
  recordsHint: 'Requests, loans, interest and repayments',
  emptyRecords: 'No loans yet.',
  toLoan: 'View credit loan',
  lines: 'Ledger lines',
  noLines: 'Nothing has been posted yet.',
  line: {
    loan_paid_out: 'Paid out',
    loan_interest: 'Interest',
    loan_repaid: 'Repaid',
  },
  interestOf: (date: string) => `Interest for ${date}`,
  split: (principal: string, interest: string) => `Principal ${principal} · interest ${interest}`,
  scoreTitle: 'Your score',
};

export type LoanTexts = typeof texts;

export default texts;
