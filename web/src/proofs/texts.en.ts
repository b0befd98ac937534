const texts = {
  title: 'State of the books',
  body: 'What customers own, added up from their own books, against the money that explains it, added up from the journal: two ways to one sum. For everybody to see.',
  state: {
    fine: 'The books agree',
    broken: 'Something does not agree',
    halted: 'No orders are taken now',
    unchecked: 'The books were not checked yet',
  },
  stateBody: {
    fine: 'Every sum is explained to the last paisa, and the auditor finds nothing broken.',
    broken:
      'A figure below is explained by nothing, or the auditor found a line that does not fit. Until that is cleared up, no new line counts as verified.',
    halted: 'We have stopped taking orders. What you hold stays, and working orders can be cancelled.',
    unchecked: 'The server has just started; its auditor looks within a minute.',
  },
  asOf: (time: string) => `As of ${time}`,
  checkedAt: (time: string) => `Auditor looked at ${time}`,
  wholeAt: (time: string) => `Everything from the first line on: ${time}`,
  wholeNotYet: 'Everything from the first line on: not yet, soon after the start',
  haltedSince: (time: string) => `since ${time}`,
  services: 'Services',
  trading: 'Trading',
  service: { ok: 'Open', closed: 'Closed now', halted: 'Stopped' },

  customers: 'Customers own, by their books',
  clientBank: 'In the client bank account, by the journal',
  accounts: {
    practice_grants: 'Practice money we gave',
    venue_clearing: 'Profit and loss with the market',
    fees: 'Charges, paid to us',
    taxes: 'Taxes, passed on',
    interest: 'Interest',
    escrow: 'Set aside for offerings',
    exchange_desk: 'Exchanged at the desk',
    rounding: 'Rounding',
  } as Readonly<Record<string, string>>,
  difference: 'Unexplained difference',
  differenceNote: 'It must be 0.',
  bank: (date: string) => `The bank’s own figure, end of ${date}`,
  bankNote: 'Two people read it from the bank.',
  bankDifference: 'Bank less journal of that day',
  noTotals: 'No money is in the books yet.',

  checkpoints: 'Checkpoints',
  checkpointsBody:
    'Once an hour a root over every book is published and chained to the one before. Who has saved a hash can prove later that nothing behind it was changed.',
  noCheckpoints: 'The first one comes within the hour.',
  checkpoint: (number: string) => `Checkpoint ${number}`,
  leaves: (count: string) => `${count} books`,
  hash: 'Hash',
  copyHash: (number: string) => `Copy the hash of checkpoint ${number}`,
  verify: 'Verify a statement',
};

export type ProofTexts = typeof texts;

export default texts;
