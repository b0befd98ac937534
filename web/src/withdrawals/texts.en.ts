/** English texts of withdrawals. Money and times arrive formatted. */
const texts = {
  title: 'Withdraw',
  withdrawable: 'Withdrawable, INR',
  why: 'Why this number',
  parts: {
    cash: 'Cash',
    held: 'On hold for orders and requests',
    unsettled: 'Not settled yet',
    receivable: 'Owed from an earlier loss',
    withdrawable: 'Withdrawable',
  },
  conditions: 'Conditions',
  amount: 'Amount',
  all: 'All',
  allLabel: 'Withdraw all',
  limits: (minimum: string, maximum: string) => `From ${minimum} to ${maximum} at a time`,
  enterAmount: 'Enter an amount',
  tooLittle: (minimum: string) => `Minimum is ${minimum}`,
  tooMuch: (maximum: string) => `Maximum of one withdrawal is ${maximum}`,
  notEnough: (withdrawable: string) => `Withdrawable is ${withdrawable}`,
  destination: 'Where to',
  chooseDestination: 'Choose where the money goes',
  usableFrom: (time: string) => `Can be used from ${time}`,
  noDestination: 'Add a bank account or a wallet of your own first.',
  addCard: 'Add a bank account',
  addWallet: 'Add a wallet',
  isDefault: 'Default',
  terms: 'What you get',
  fee: 'Fee',
  noFee: 'None',
  receive: 'You receive',
  arrives: 'Arrives',
  usually: (time: string) => `usually by ${time}`,
  latest: (time: string) => `No later than ${time} (T+1). Timed from when you submit.`,
  latestFromOpening: (time: string, opens: string) =>
    `No later than ${time} (T+1), if you submit when the hours begin, ${opens}. If later, timed from when you submit.`,
  hours: 'Hours on business days',
  twoPeople: (amount: string) => `From ${amount} on, two people approve a withdrawal. The arrival time stays the same.`,
  twoPeopleToday:
    'With your other withdrawals of the last 24 hours, two people must approve this one. The arrival time stays the same.',
  send: 'Withdraw',
  sendAmount: (amount: string) => `Withdraw ${amount}`,
  confirmTitle: (amount: string) => `Withdraw ${amount}`,
  to: 'To',
  sent: 'Sent for review. The amount is on hold.',
  openTitle: 'Your withdrawal is on its way',
  openBody: 'One at a time: you can send another once this one has ended.',
  approvedBody: 'It is approved and can no longer be cancelled. You can send another once this one has ended.',
};

export type WithdrawalTexts = typeof texts;

export default texts;
